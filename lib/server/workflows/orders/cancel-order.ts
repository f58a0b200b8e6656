import type { cancelReasons } from '#lib/contract/orders/member-orders.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import type { Member } from '../../kernel/actor.ts';
import { DomainError } from '../../kernel/errors.ts';
import { findGroup, findOrder, type Order } from '../../orders/index.ts';
import { closeAttempts } from '../payment/pieces/close-attempts.ts';
import { closePaidOrder } from './pieces/close-paid-order.ts';
import { closeUnpaidOrder } from './pieces/close-unpaid-order.ts';
import { lockGroupWithOrders } from './pieces/lock-group.ts';
import { reopenQuotation } from './pieces/reopen-quotation.ts';

interface CancelRequest {
  no: string;
  reason: (typeof cancelReasons)[number];
  note: string;
}

/**
 * A customer gives up an order that nobody has begun: one that is not paid (O3), whose open payment is closed at the
 * provider first, or one that is paid and that no store has accepted (O7), of which all goes back. Throws `not_found`,
 * `status_changed`, and what `closeAttempts` throws.
 */
export async function cancelOrder(ctx: ServerContext, member: Member, request: CancelRequest): Promise<void> {
  const seen = await findOrder(ctx.db, { no: request.no, userId: member.userId });
  if (!seen) throw new DomainError('not_found');
  if (seen.status !== 'pending_payment' && seen.status !== 'pending_dispatch') throw new DomainError('status_changed');
  const group = await findGroup(ctx.db, { id: seen.groupId });
  if (!group) throw new DomainError('not_found');
  await closeAttempts(ctx, group.no, member);
  await ctx.db.transaction((tx) => cancelInside(tx, ctx, { member, request, groupNo: group.no }));
}

interface Cancelling {
  member: Member;
  request: CancelRequest;
  groupNo: string;
}

async function cancelInside(tx: Executor, ctx: ServerContext, cancelling: Cancelling): Promise<void> {
  const { member: actor, request, groupNo } = cancelling;
  const { reason, note } = request;
  // Quotations are locked before groups.
  await reopenQuotation(tx, ctx, await findOrder(tx, { no: request.no }));
  const locked = await lockGroupWithOrders(tx, groupNo);
  const order = locked?.orders.find(({ no }) => no === request.no);
  if (!order || !locked || locked.open.length > 0) throw new DomainError('status_changed');
  if (order.status === 'pending_payment') {
    const at = ctx.clock.now();
    const closing = { move: 'cancelUnpaid', closeReason: 'customer', reason, note, actor, at } as const;
    return void (await closeUnpaidOrder(tx, order, closing));
  }
  requireNotBegun(order);
  await closePaidOrder(tx, ctx, { order, closingReason: 'customer', reason, note, actor });
}

function requireNotBegun({ status }: Order): void {
  if (status !== 'pending_dispatch') throw new DomainError('status_changed');
}
