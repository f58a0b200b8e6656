import { expect, it } from '@jest/globals';
import { fulfilments } from '#lib/contract/catalogue/shop-records.ts';
import { orderStatuses } from '#lib/contract/orders/member-orders.ts';
import en from '../../messages/en/orders.json' with { type: 'json' };
import zh from '../../messages/zh-cn/orders.json' with { type: 'json' };
import { statusKey, statusTone, storeStatusKey } from './status-words.ts';

it('has words for every state of every kind of delivery, in both languages', () => {
  for (const status of orderStatuses) {
    for (const fulfilment of fulfilments) {
      const key = statusKey({ status, fulfilment, close_reason: null });
      expect([zh.status[key], en.status[key]]).toEqual([expect.any(String), expect.any(String)]);
    }
  }
});

it.each(['claimed', 'assigned'] as const)('tells a store that its own answer is awaited: %s', (dispatch_status) => {
  const facts = { fulfilment: 'ship', close_reason: null, status: 'pending_dispatch', dispatch_status } as const;
  const key = storeStatusKey(facts);
  expect(key).toBe('to_accept');
  expect([zh.status[key], en.status[key]]).toEqual([expect.any(String), expect.any(String)]);
  expect(storeStatusKey({ ...facts, status: 'processing' })).toBe('processing_ship');
  expect(storeStatusKey({ ...facts, close_reason: 'customer' })).toBe('closing');
});

it('says that money is on its way back before the order is closed', () => {
  const facts = { fulfilment: 'ship', close_reason: 'customer' } as const;
  expect(statusKey({ ...facts, status: 'pending_dispatch' })).toBe('closing');
  expect(statusTone({ ...facts, status: 'pending_dispatch' })).toBe('warning');
  expect(statusKey({ ...facts, status: 'closed' })).toBe('closed');
});
