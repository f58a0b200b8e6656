import type { Notice, NoticeOutcome } from '../provider.ts';
import { canMove, type PaymentMove, type PaymentStatus } from '../states.ts';

/** What is compared of a payment. */
export interface JudgedPayment {
  status: PaymentStatus;
  amount: number;
  currency: string;
  providerTradeNo: string | null;
  /** What we paid back ourselves; the provider tells of that too. */
  refundedAmount: number;
}

/** Either the payment moves, or the message changes nothing and this is why. */
export type Verdict = { move: PaymentMove } | { outcome: Exclude<NoticeOutcome, 'applied'> };

/**
 * Decides what a message is worth. Money that is not exactly what was asked for never counts as paid. What was closed
 * before its money came is paid all the same: a recharge is what the customer paid for, and money for an order that
 * spoiled meanwhile goes back (docs/adr/0006).
 */
export function judgeNotice(payment: JudgedPayment, notice: Notice): Verdict {
  const { status, amount, currency } = payment;
  if (notice.isForeign || notice.amount !== amount || notice.currency !== currency) return { outcome: 'mismatch' };
  switch (notice.status) {
    case 'succeeded':
      if (canMove(status, 'succeed')) return { move: 'succeed' };
      if (canMove(status, 'succeedLate')) return { move: 'succeedLate' };
      return { outcome: status === 'succeeded' && payment.providerTradeNo === notice.tradeNo ? 'duplicate' : 'late' };
    case 'failed':
      if (canMove(status, 'fail')) return { move: 'fail' };
      return { outcome: status === 'succeeded' ? 'late' : 'duplicate' };
    case 'closed':
      if (canMove(status, 'close')) return { move: 'close' };
      return { outcome: status === 'succeeded' && payment.refundedAmount === 0 ? 'refunded' : 'duplicate' };
    case 'pending':
      return { outcome: 'unanswered' };
  }
}
