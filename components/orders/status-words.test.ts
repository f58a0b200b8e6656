import { expect, it } from '@jest/globals';
import { fulfilments } from '#lib/contract/catalogue/shop-records.ts';
import { orderStatuses } from '#lib/contract/orders/member-orders.ts';
import en from '../../messages/en/orders.json' with { type: 'json' };
import zh from '../../messages/zh-cn/orders.json' with { type: 'json' };
import { statusKey, statusTone } from './status-words.ts';

it('has words for every state of every kind of delivery, in both languages', () => {
  for (const status of orderStatuses) {
    for (const fulfilment of fulfilments) {
      const key = statusKey({ status, fulfilment, close_reason: null });
      expect([zh.status[key], en.status[key]]).toEqual([expect.any(String), expect.any(String)]);
    }
  }
});

it('says that money is on its way back before the order is closed', () => {
  const facts = { fulfilment: 'ship', close_reason: 'customer' } as const;
  expect(statusKey({ ...facts, status: 'pending_dispatch' })).toBe('closing');
  expect(statusTone({ ...facts, status: 'pending_dispatch' })).toBe('warning');
  expect(statusKey({ ...facts, status: 'closed' })).toBe('closed');
});
