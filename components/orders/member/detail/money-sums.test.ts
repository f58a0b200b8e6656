import { describe, expect, it } from '@jest/globals';
import type { OrderDetail } from '#lib/api/orders/member-orders.ts';
import { fenOf } from '#lib/utils/amount.ts';
import { isDone, moneySums } from './money-sums.ts';

type Entry = OrderDetail['money'][number];
const entry = (change: Partial<Entry>): Entry => ({
  kind: 'payment',
  no: 'PY26112200000001',
  channel: 'sandbox',
  status: 'succeeded',
  amount: '10.00',
  points: 0,
  time: 1,
  ...change,
});

describe('the movements of an order', () => {
  it('add up to what is payable, paid by balance and by a bank', () => {
    const money = [
      entry({ amount: '30.00', channel: 'balance' }),
      entry({ amount: '66.50' }),
      entry({ amount: '66.50', status: 'failed' }),
      entry({ kind: 'points', amount: '3.50', points: -350, channel: '', status: '' }),
    ];
    const sums = moneySums({ money, due: '0.00' });
    expect(sums).toEqual({ paid: '96.50', refunded: '0.00', net: '96.50', due: '0.00' });
    expect(fenOf(sums.paid) + fenOf(sums.due)).toBe(fenOf('96.50'));
  });

  it('add up with a deposit and what is still to be paid', () => {
    const sums = moneySums({ money: [entry({ amount: '300.00' })], due: '700.00' });
    expect(fenOf(sums.paid) + fenOf(sums.due)).toBe(fenOf('1000.00'));
  });

  it('take refunds off once they are through, whatever sign they have', () => {
    const money = [
      entry({ amount: '100.00' }),
      entry({ kind: 'refund', amount: '-40.00' }),
      entry({ kind: 'refund', amount: '10.00' }),
      entry({ kind: 'refund', amount: '50.00', status: 'pending' }),
    ];
    expect(moneySums({ money, due: '0.00' })).toMatchObject({ refunded: '50.00', net: '50.00' });
  });

  it('count points as done, and money once it succeeded', () => {
    expect(isDone({ kind: 'points_earned', status: '' })).toBe(true);
    expect(isDone({ kind: 'payment', status: 'processing' })).toBe(false);
  });
});
