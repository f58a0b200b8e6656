import { releaseStock } from '#lib/server/catalogue/index.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import type { Actor } from '#lib/server/kernel/actor.ts';
import {
  insertCancellation,
  listLines,
  moveOrder,
  type NewCancellation,
  type Order,
} from '#lib/server/orders/index.ts';
import { releaseHold } from '#lib/server/wallet/index.ts';
import { piecesOf } from './stock-of-order.ts';

interface UnpaidClosing {
  move: 'cancelUnpaid' | 'expire';
  closeReason: 'customer' | 'store' | 'operator' | 'unpaid_timeout';
  reason: NewCancellation['reason'];
  note?: string;
  /** Undefined for jobs. */
  actor?: Actor | undefined;
  at: Date;
}

/**
 * Closes an order that nobody has paid (O3, O4) and gives back what was kept for it. The order is locked and no attempt to
 * pay it is open. Throws `status_changed`.
 */
export async function closeUnpaidOrder(tx: Executor, order: Order, closing: UnpaidClosing): Promise<Order> {
  const { move, closeReason, reason, note = '', actor, at } = closing;
  // Who sells says in words of their own why; the customer's reasons are words of a list.
  const said = closeReason === 'store' || closeReason === 'operator' ? note : reason;
  const closed = await moveOrder(tx, order, { move, at, actor, reason: said, facts: { closeReason } });
  await releaseStock(tx, piecesOf(await listLines(tx, [order.id])));
  if (order.pointsUsed > 0) await releaseHold(tx, { ref: { type: 'order', no: order.no }, unit: 'PT', actor, at });
  const actorId = actor?.kind === 'member' ? actor.userId : null;
  await insertCancellation(tx, { orderId: order.id, reason, note, actorId, createdAt: at });
  return closed;
}
