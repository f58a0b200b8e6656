import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import type { Actor } from '#lib/server/kernel/actor.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { notify } from '#lib/server/messaging/index.ts';
import {
  amendOrder,
  cancelDispatch,
  insertCancellation,
  listLines,
  type NewCancellation,
  type Order,
} from '#lib/server/orders/index.ts';
import { refundOrder } from '../../refund/refund-order.ts';

interface PaidClosing {
  /** Locked, as it is now. */
  order: Order;
  closingReason: 'customer' | 'no_store' | 'operator' | 'fraud' | 'balance_overdue';
  reason: NewCancellation['reason'];
  note?: string;
  /** Undefined for jobs. */
  actor?: Actor | undefined;
}

/**
 * Gives up an order that is paid (O7, O8, O15): no store may have it any more, all that was paid goes back but for what its
 * seller has kept, and it is closed once that is there; at once, where all of it came from the balance. Whether the order may be given up is the caller's to
 * know. Answers the order as it is then. Throws `status_changed` when it is on its way out already, and `case_open` while an
 * after-sales case asks for pieces of it.
 */
export async function closePaidOrder(tx: Executor, ctx: ServerContext, closing: PaidClosing): Promise<Order> {
  const { order, closingReason, reason, note = '', actor } = closing;
  if (order.closingReason !== null) throw new DomainError('status_changed');
  await requireNoCase(tx, order);
  const at = ctx.clock.now();
  const { forfeitedAmount } = order;
  const refundAmount = order.paidAmount - order.refundedAmount - forfeitedAmount;
  await cancelDispatch(tx, order.id, { at, actor, reason });
  const actorId = actor?.kind === 'member' ? actor.userId : null;
  await insertCancellation(tx, { orderId: order.id, reason, note, refundAmount, actorId, createdAt: at });
  const marked = await amendOrder(tx, order, { event: 'closing', at, actor, reason, facts: { closingReason } });
  const args = { no: order.no, hasRefund: refundAmount > 0 ? 'yes' : 'no' };
  await notify(tx, { userId: order.userId, event: 'orderCancelled', args, dedupeKey: `closed:${order.no}`, now: at });
  return refundOrder(tx, ctx, { order: marked, what: forfeitedAmount > 0 ? refundAmount : 'all', reason, actor });
}

async function requireNoCase(tx: Executor, { id }: Order): Promise<void> {
  const lines = await listLines(tx, [id]);
  if (lines.some(({ caseQty }) => caseQty > 0)) throw new DomainError('case_open');
}
