import type { Executor } from '../db/connection.ts';
import type { ServerContext } from '../db/context.ts';
import type { Member } from '../kernel/actor.ts';
import { DomainError } from '../kernel/errors.ts';
import { formatFen } from '../kernel/money.ts';
import {
  type CloseRequest,
  canMove,
  decideCloseRequest,
  insertCloseRequest,
  lockOrder,
  type Order,
  tellOperators,
  tellStore,
} from '../orders/index.ts';
import { getSettings } from '../site/index.ts';
import { closePaidOrder } from './close-paid-order.ts';

export type CloseWish = Pick<CloseRequest, 'reason' | 'note'> & { no: string };

/**
 * O15: an operator closes an order that is paid, and all of it goes back. Above a certain worth a second operator has to
 * approve it first. Throws `not_found`, and `status_changed` for an order that is shipped, over, or about to be closed.
 */
export async function closeByOperator(
  ctx: ServerContext,
  actor: Member,
  { no, reason, note }: CloseWish,
): Promise<'closed' | 'proposed'> {
  const at = ctx.clock.now();
  const { 'order.closeAloneFen': most } = await getSettings(ctx);
  return ctx.db.transaction(async (tx) => {
    const order = await lockClosable(tx, no);
    const amount = order.paidAmount - order.refundedAmount;
    if (amount <= most) {
      await close(tx, ctx, { order, reason, note, actor });
      return 'closed';
    }
    await insertCloseRequest(tx, { orderId: order.id, reason, note, proposedBy: actor.userId, createdAt: at });
    const args = { amount: formatFen(amount), reason: note };
    await tellOperators(tx, { no, event: 'orderCloseProposed', args, cause: `${no}:${order.version}`, at });
    return 'proposed';
  });
}

/**
 * The second operator decides; who proposed it can only take it back. Throws `not_found`, `second_operator_needed`, and
 * `status_changed` where nothing is proposed or the order has gone on.
 */
export async function decideClose(
  ctx: ServerContext,
  actor: Member,
  { no, isApproved }: { no: string; isApproved: boolean },
): Promise<void> {
  const at = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const order = await lockOrder(tx, { no });
    if (!order) throw new DomainError('not_found');
    const status = isApproved ? 'approved' : 'refused';
    const { reason, note } = await decideCloseRequest(tx, { orderId: order.id, decidedBy: actor.userId, status, at });
    if (isApproved) await close(tx, ctx, { order: requireClosable(order), reason, note, actor });
  });
}

async function lockClosable(tx: Executor, no: string): Promise<Order> {
  const order = await lockOrder(tx, { no });
  if (!order) throw new DomainError('not_found');
  return requireClosable(order);
}

function requireClosable(order: Order): Order {
  if (!canMove(order.status, 'closeByOperator') || order.closingReason) throw new DomainError('status_changed');
  return order;
}

interface Closing extends Omit<CloseWish, 'no'> {
  order: Order;
  actor: Member;
}

async function close(tx: Executor, ctx: ServerContext, { order, reason, note, actor }: Closing): Promise<void> {
  const why = reason === 'fraud' ? 'fraud' : 'staff';
  await closePaidOrder(tx, ctx, { order, closingReason: reason, reason: why, note, actor });
  const { no, storeId } = order;
  if (storeId === null) return;
  const at = ctx.clock.now();
  await tellStore(tx, storeId, { no, event: 'orderTransferred', args: { reason: note }, cause: `closed:${no}`, at });
}
