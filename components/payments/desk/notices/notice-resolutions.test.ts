import { expect, test } from '@jest/globals';
import type { PaymentNotice } from '#lib/api/wallet/desk-money.ts';
import { resolutionsOf } from './notice-resolutions.ts';

const notice: PaymentNotice = {
  id: 1,
  channel: 'stripe',
  payment_no: 'PY26072000000001',
  trade_no: 'ch_1',
  status: 'succeeded',
  amount: '10.00',
  currency: 'CNY',
  outcome: 'late',
  due: null,
  create_time: 0,
};

test('money that came late can be credited, paid back, or left', () => {
  expect(resolutionsOf(notice)).toEqual(['credited', 'refunded', 'noted']);
});

test.each([{ outcome: 'unknown' }, { currency: 'USD' }] as const)('%j has no balance to go to', (facts) => {
  expect(resolutionsOf({ ...notice, ...facts })).toEqual(['refunded', 'noted']);
});

test.each(['failed', 'closed', 'pending'] as const)(
  'without money, as when it is %s, there is only a note',
  (status) => {
    expect(resolutionsOf({ ...notice, status })).toEqual(['noted']);
  },
);
