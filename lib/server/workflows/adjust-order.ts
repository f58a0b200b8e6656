import type { ServerContext } from '../db/context.ts';
import type { Member } from '../kernel/actor.ts';
import { DomainError } from '../kernel/errors.ts';
import { findGroup, findOrder, type PriceChange, repriceOrder } from '../orders/index.ts';
import { getPointsRules } from '../wallet/index.ts';
import { closeAttempts } from './close-attempts.ts';
import { lockGroupWithOrders } from './lock-group.ts';
import { settleNothingDue } from './settle-order-payment.ts';

/**
 * O5: an operator changes the price of an order that nobody has paid. What is open of a payment is closed at its provider
 * first, because it asks for the old price. Throws `not_found`, `invalid_input`, `status_changed`, and what
 * `closeAttempts` throws.
 */
export async function adjustOrder(
  ctx: ServerContext,
  actor: Member,
  { no, ...change }: PriceChange & { no: string },
): Promise<void> {
  const order = await findOrder(ctx.db, { no });
  const group = order && (await findGroup(ctx.db, { id: order.groupId }));
  if (!group) throw new DomainError('not_found');
  if (order.status !== 'pending_payment') throw new DomainError('status_changed');
  await closeAttempts(ctx, group.no, actor);
  const terms = await getPointsRules(ctx);
  await ctx.db.transaction(async (tx) => {
    const locked = await lockGroupWithOrders(tx, group.no);
    const current = locked?.orders.find(({ id }) => id === order.id);
    if (!current || !locked || locked.open.length > 0) throw new DomainError('status_changed');
    await repriceOrder(tx, current, { ...change, terms, actor, at: ctx.clock.now() });
    await settleNothingDue(tx, ctx, locked.group);
  });
}
