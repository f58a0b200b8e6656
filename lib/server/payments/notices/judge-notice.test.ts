import { describe, expect, it } from '@jest/globals';
import type { Notice, NoticeStatus } from '../provider.ts';
import { type PaymentStatus, paymentStatuses } from '../states.ts';
import { type JudgedPayment, judgeNotice, type Verdict } from './judge-notice.ts';

const payment: JudgedPayment = {
  status: 'pending',
  amount: 1_999,
  currency: 'CNY',
  providerTradeNo: null,
  refundedAmount: 0,
};
const notice: Notice = {
  eventId: 'e',
  paymentNo: 'PY1',
  tradeNo: 'T1',
  status: 'succeeded',
  amount: 1_999,
  currency: 'CNY',
};

const move = (name: string) => ({ move: name }) as Verdict;
const outcome = (name: string) => ({ outcome: name }) as Verdict;

/** What each message does to a payment in each state. */
const verdicts: Record<Exclude<NoticeStatus, 'pending'>, Record<PaymentStatus, Verdict>> = {
  succeeded: {
    created: move('succeed'),
    pending: move('succeed'),
    processing: move('succeed'),
    succeeded: outcome('duplicate'),
    failed: outcome('late'),
    closed: move('succeedLate'),
  },
  failed: {
    created: move('fail'),
    pending: move('fail'),
    processing: move('fail'),
    succeeded: outcome('late'),
    failed: outcome('duplicate'),
    closed: outcome('duplicate'),
  },
  closed: {
    created: move('close'),
    pending: move('close'),
    processing: outcome('duplicate'),
    succeeded: outcome('refunded'),
    failed: outcome('duplicate'),
    closed: outcome('duplicate'),
  },
};

const cases = Object.entries(verdicts).flatMap(([said, byStatus]) =>
  paymentStatuses.map((status) => [said as NoticeStatus, status, byStatus[status]] as const),
);

it.each(cases)('%s, said of a payment that is %s: %j', (said, status, verdict) => {
  const own = status === 'succeeded' ? { providerTradeNo: 'T1' } : {};
  expect(judgeNotice({ ...payment, ...own, status }, { ...notice, status: said })).toEqual(verdict);
});

describe('nothing moves', () => {
  it.each<[string, Partial<Notice>]>([
    ['another amount', { amount: 1_998 }],
    ['a fraction of a fen', { amount: 1_999.0000001 }],
    ['yuan instead of fen', { amount: 19.99 }],
    ['another currency', { currency: 'USD' }],
    ['a currency in other letters', { currency: 'cny' }],
    ['another seller', { isForeign: true }],
  ])('for %s, whatever is said', (_, changes) => {
    for (const status of ['succeeded', 'failed', 'closed'] as const) {
      expect(judgeNotice(payment, { ...notice, ...changes, status })).toEqual({ outcome: 'mismatch' });
    }
  });

  it('for a second transaction under a paid number', () => {
    const paid = { ...payment, status: 'succeeded' as const, providerTradeNo: 'T1' };
    expect(judgeNotice(paid, { ...notice, tradeNo: 'T2' })).toEqual({ outcome: 'late' });
  });

  it('for what we paid back ourselves', () => {
    const paid = { ...payment, status: 'succeeded' as const, refundedAmount: 100 };
    expect(judgeNotice(paid, { ...notice, status: 'closed' })).toEqual({ outcome: 'duplicate' });
  });
});
