import type { Executor } from '../db/connection.ts';
import type { ServerContext } from '../db/context.ts';
import type { StoreMember } from '../kernel/actor.ts';
import { DomainError } from '../kernel/errors.ts';
import { findGroup, findOrder, tellCustomer } from '../orders/index.ts';
import { closeAttempts } from './close-attempts.ts';
import { closeUnpaidOrder } from './close-unpaid-order.ts';
import { lockGroupWithOrders } from './lock-group.ts';
import { reopenQuotation } from './reopen-quotation.ts';

interface Cancelling {
  no: string;
  reason: string;
}

/**
 * O3: a store cancels an order of its own offer that nobody has paid; the offer stands again as long as it is valid. Throws
 * `not_found` for every other order, `status_changed`, and what `closeAttempts` throws.
 */
export async function cancelOffered(ctx: ServerContext, member: StoreMember, cancelling: Cancelling): Promise<void> {
  const seen = await findOrder(ctx.db, { no: cancelling.no });
  const group = seen && (await findGroup(ctx.db, { id: seen.groupId }));
  if (!group || seen.fixedStoreId !== member.storeId) throw new DomainError('not_found');
  if (seen.status !== 'pending_payment') throw new DomainError('status_changed');
  await closeAttempts(ctx, group.no, member);
  await ctx.db.transaction((tx) => cancelInside(tx, ctx, { ...cancelling, member, groupNo: group.no }));
}

async function cancelInside(
  tx: Executor,
  ctx: ServerContext,
  { no, reason: note, member: actor, groupNo }: Cancelling & { member: StoreMember; groupNo: string },
): Promise<void> {
  const at = ctx.clock.now();
  // Quotations are locked before groups.
  await reopenQuotation(tx, ctx, await findOrder(tx, { no }));
  const locked = await lockGroupWithOrders(tx, groupNo);
  const order = locked?.orders.find((each) => each.no === no);
  if (!order || !locked || locked.open.length > 0) throw new DomainError('status_changed');
  const closing = { move: 'cancelUnpaid', closeReason: 'store', reason: 'declined', note, actor, at } as const;
  await closeUnpaidOrder(tx, order, closing);
  await tellCustomer(tx, order, { event: 'orderCancelledByStore', args: { reason: note }, cause: no, at });
}
