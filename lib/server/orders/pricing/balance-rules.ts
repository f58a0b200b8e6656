import { type Fen, shareByBasisPoints } from '#lib/server/kernel/money.ts';
import type { Order } from '../repository.ts';

type Owing = Pick<
  Order,
  | 'status'
  | 'fulfilmentStatus'
  | 'aftersaleStatus'
  | 'closingReason'
  | 'paidAmount'
  | 'payableAmount'
  | 'balanceDeadline'
>;

/**
 * The rest after a deposit has not come in time, and nothing has left: the order may be closed
 * (docs/domain/orders.md 3, O15b).
 */
export function isBalanceOverdue(order: Owing, now: Date): boolean {
  const { status, fulfilmentStatus, aftersaleStatus, closingReason, balanceDeadline } = order;
  const isAtRest = fulfilmentStatus === 'unfulfilled' && aftersaleStatus !== 'open' && !closingReason;
  const isLate = balanceDeadline !== null && balanceDeadline <= now && order.paidAmount < order.payableAmount;
  return status === 'processing' && isAtRest && isLate;
}

type Paid = Pick<Order, 'paidAmount' | 'refundedAmount' | 'depositForfeitBp'>;

/** What goes back of the deposit of such an order, and what its seller keeps as agreed. */
export function splitDeposit({ paidAmount, refundedAmount, depositForfeitBp }: Paid): { kept: Fen; back: Fen } {
  const deposit = paidAmount - refundedAmount;
  const kept = shareByBasisPoints(deposit, depositForfeitBp);
  return { kept, back: deposit - kept };
}
