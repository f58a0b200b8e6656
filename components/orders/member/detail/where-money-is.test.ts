import { expect, it } from '@jest/globals';
import type { OrderDetail } from '#lib/api/orders/member-orders.ts';
import { whereMoneyIs } from './where-money-is.ts';

type Entry = OrderDetail['money'][number];
const entry = (change: Partial<Entry>): Entry => ({
  kind: 'payment',
  no: 'PY26112200000001',
  channel: 'balance',
  status: 'succeeded',
  amount: '10.00',
  points: 0,
  time: 1,
  ...change,
});
const refund = (change: Partial<Entry>) => entry({ kind: 'refund', amount: '-10.00', ...change });

it('says nothing of an order that is alive', () => {
  expect(whereMoneyIs({ close_reason: null, money: [entry({})] })).toEqual([]);
});

it('says that nothing was paid', () => {
  expect(whereMoneyIs({ close_reason: 'unpaid_timeout', money: [entry({ status: 'closed' })] })).toEqual([
    { key: 'nothingPaid' },
  ]);
});

it('names each way the money went back, and how far it is', () => {
  const money = [
    entry({ amount: '30.00' }),
    entry({ amount: '66.50', channel: 'alipay' }),
    refund({ amount: '-30.00' }),
    refund({ amount: '-66.50', channel: 'alipay', status: 'pending' }),
  ];
  expect(whereMoneyIs({ close_reason: 'customer', money })).toEqual([
    { key: 'returned', amount: '30.00', channel: 'balance' },
    { key: 'underWay', amount: '66.50', channel: 'alipay' },
  ]);
});

it('tells a manual transfer, what is kept of a deposit, and points that came back', () => {
  const money = [
    entry({ amount: '100.00', channel: 'bank' }),
    refund({ amount: '-70.00', channel: 'bank', status: 'manual_required' }),
    entry({ kind: 'points_returned', amount: '3.50', points: 350, channel: '', status: '' }),
  ];
  expect(whereMoneyIs({ close_reason: 'customer', money })).toEqual([
    { key: 'byHand', amount: '70.00', channel: 'bank' },
    { key: 'kept', amount: '30.00', channel: '' },
    { key: 'points', points: 350 },
  ]);
});
