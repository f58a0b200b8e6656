import type { Notice, NoticeOutcome } from './provider.ts';
import { canMove, type PaymentMove, type PaymentStatus } from './states.ts';

/** What is compared of a payment. */
export interface JudgedPayment {
  status: PaymentStatus;
  amount: number;
  currency: string;
  purpose: 'recharge' | 'order';
  providerTradeNo: string | null;
}

/** Either the payment moves, or the message changes nothing and this is why. */
export type Verdict = { move: PaymentMove } | { outcome: Exclude<NoticeOutcome, 'applied'> };

/**
 * Decides what a message is worth. Money that is not exactly what was asked for never counts as paid. A recharge that
 * was closed before its money came is paid all the same: the balance is what the customer paid for, and unlike an
 * order's goods and prices it does not spoil (docs/adr/0006).
 */
export function judgeNotice(payment: JudgedPayment, notice: Notice): Verdict {
  const { status, amount, currency } = payment;
  if (notice.isForeign || notice.amount !== amount || notice.currency !== currency) return { outcome: 'mismatch' };
  switch (notice.status) {
    case 'succeeded':
      if (canMove(status, 'succeed')) return { move: 'succeed' };
      if (canMove(status, 'succeedLate') && payment.purpose === 'recharge') return { move: 'succeedLate' };
      return { outcome: status === 'succeeded' && payment.providerTradeNo === notice.tradeNo ? 'duplicate' : 'late' };
    case 'failed':
      if (canMove(status, 'fail')) return { move: 'fail' };
      return { outcome: status === 'succeeded' ? 'late' : 'duplicate' };
    case 'closed':
      if (canMove(status, 'close')) return { move: 'close' };
      return { outcome: status === 'succeeded' ? 'refunded' : 'duplicate' };
    case 'pending':
      return { outcome: 'unanswered' };
  }
}
