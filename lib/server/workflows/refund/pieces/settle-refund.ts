import type { Executor } from '#lib/server/db/connection.ts';
import { announceEvent } from '#lib/server/integrations/index.ts';
import { noteRefunded } from '#lib/server/invoices/index.ts';
import type { Actor } from '#lib/server/kernel/actor.ts';
import { formatFen } from '#lib/server/kernel/money.ts';
import { notify } from '#lib/server/messaging/index.ts';
import { amendOrder, lockOrder, type Order } from '#lib/server/orders/index.ts';
import { listPaymentsByNo, lockRefund, moveRefund, type Refund } from '#lib/server/payments/index.ts';
import { accounts, post } from '#lib/server/wallet/index.ts';
import { settleCase } from '../../aftersales/pieces/settle-case.ts';
import { closeWhenRefunded } from '../../orders/pieces/close-refunded-order.ts';
import { moneyAt } from './money-at.ts';

interface RefundDone {
  /** The provider's number, or what the manual transfer can be found by. */
  providerRefundNo?: string;
  /** Who paid it back manually. */
  paidBy?: number;
  actor?: Actor | undefined;
  at: Date;
}

/**
 * A refund has reached its receiver: posted once (P4), counted at its order, and an order that waited only for this is
 * closed, like the after-sales case that did (A13). Throws `status_changed` when that is known already.
 */
export async function settleRefund(tx: Executor, { no, subjectNo }: Refund, done: RefundDone): Promise<void> {
  const order = await lockOrder(tx, { no: subjectNo });
  const refund = await lockRefund(tx, no);
  if (!refund) return;
  if (!order) return void (await book(tx, refund, { ...done, storeId: null }));
  const counted = await closeWhenRefunded(tx, await countRefund(tx, refund, { ...done, order }), done.at);
  if (refund.caseNo !== null) await settleCase(tx, { no: refund.caseNo, order: counted, ...done });
}

/** Books a refund and counts it at its order, which is locked. */
export async function countRefund(tx: Executor, refund: Refund, done: RefundDone & { order: Order }): Promise<Order> {
  const { order, actor, at } = done;
  await book(tx, refund, { ...done, storeId: order.storeId });
  const refundedAmount = order.refundedAmount + refund.amount;
  const isWhole = refundedAmount === order.paidAmount;
  const paymentStatus = isWhole ? ('refunded' as const) : ('partially_refunded' as const);
  await noteRefunded(tx, order.id, at);
  return amendOrder(tx, order, { event: 'refund', at, actor, facts: { refundedAmount, paymentStatus } });
}

interface Booking extends RefundDone {
  storeId: number | null;
}

async function book(tx: Executor, refund: Refund, booking: Booking): Promise<void> {
  const { providerRefundNo, paidBy, actor, at, storeId } = booking;
  const facts = {
    succeededAt: at,
    nextAt: null,
    kind: paidBy ? ('manual' as const) : refund.kind,
    ...(providerRefundNo && { providerRefundNo }),
    ...(paidBy && { paidBy }),
  };
  await moveRefund(tx, refund, { move: 'succeed', at, actor, facts });
  await announceRefund(tx, refund, { storeId, at });
  const no = await nameOf(tx, refund);
  const { amount, channel, userId } = refund;
  await post(tx, {
    type: 'order_refund',
    ref: { type: 'order', no },
    idem: `refund:${refund.no}`,
    memo: { key: 'memoOrderRefund', args: { no } },
    entries: [
      { account: accounts.orderEscrow, amount: -amount },
      { account: paidBy ? accounts.bank : moneyAt({ channel, userId }), amount },
    ],
    actor,
    at,
  });
  const args = { no, amount: formatFen(amount), channel: paidBy ? 'hand' : channel, reference: providerRefundNo ?? '' };
  await notify(tx, { userId, event: 'orderRefunded', args, dedupeKey: `refund:${refund.no}`, now: at });
}

/** It cannot go back the way it came: the customer is told who sends it now. */
export async function notifyOfHand(tx: Executor, refund: Refund, at: Date): Promise<void> {
  const { no, amount, userId } = refund;
  const args = { no: await nameOf(tx, refund), amount: formatFen(amount) };
  await notify(tx, { userId, event: 'orderRefundByHand', args, dedupeKey: `refundByHand:${no}`, now: at });
}

/** What the customer knows it by: the order, or what was paid for where that did not come about. */
async function nameOf(tx: Executor, { subjectNo, paymentNo }: Refund): Promise<string> {
  if (subjectNo !== paymentNo) return subjectNo;
  const [payment] = await listPaymentsByNo(tx, [paymentNo]);
  return payment?.purposeNo ?? paymentNo;
}

/** Tells programs that money is back (docs/domain/integrations.md 6). */
async function announceRefund(
  tx: Executor,
  { no, subjectNo, caseNo }: Refund,
  { storeId, at }: { storeId: number | null; at: Date },
): Promise<void> {
  const about = { order_number: subjectNo, aftersale_number: caseNo };
  const data = { number: no, ...about, state: 'succeeded', store_id: storeId };
  await announceEvent(tx, { type: 'refund.succeeded', storeId, data, at });
}
