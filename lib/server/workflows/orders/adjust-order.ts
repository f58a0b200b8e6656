import type { ServerContext } from '../../db/context.ts';
import type { Member, StoreMember } from '../../kernel/actor.ts';
import { DomainError } from '../../kernel/errors.ts';
import { findGroup, findOrder, newPrice, type Order, type PriceChange, repriceOrder } from '../../orders/index.ts';
import { getPointsRules } from '../../wallet/index.ts';
import { closeAttempts } from '../payment/pieces/close-attempts.ts';
import { settleNothingDue } from '../payment/pieces/settle-order-payment.ts';
import { lockGroupWithOrders } from './pieces/lock-group.ts';

type Adjusting = PriceChange & { no: string };

/**
 * O5: an operator changes the price of an order that nobody has paid. What is open of a payment is closed at its provider
 * first, because it asks for the old price. Throws `not_found`, `own_record` for who bought it, `invalid_input`,
 * `status_changed`, and what `closeAttempts` throws.
 */
export async function adjustOrder(ctx: ServerContext, operator: Member, adjusting: Adjusting): Promise<void> {
  await adjust(ctx, await findOrder(ctx.db, { no: adjusting.no }), { ...adjusting, actor: operator });
}

/** The same by the store whose offer the order is; one of anybody else is `not_found`. */
export async function adjustOffered(ctx: ServerContext, member: StoreMember, adjusting: Adjusting): Promise<void> {
  const order = await findOrder(ctx.db, { no: adjusting.no });
  const isOwn = order?.fixedStoreId === member.storeId;
  await adjust(ctx, isOwn ? order : undefined, { ...adjusting, actor: member });
}

async function adjust(
  ctx: ServerContext,
  order: Order | undefined,
  { actor, ...change }: PriceChange & { actor: Member },
): Promise<void> {
  const group = order && (await findGroup(ctx.db, { id: order.groupId }));
  if (!group) throw new DomainError('not_found');
  if (order.userId === actor.userId) throw new DomainError('own_record');
  if (order.status !== 'pending_payment') throw new DomainError('status_changed');
  // Whoever is paying is not interrupted for a change that is refused.
  newPrice(order, change);
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
