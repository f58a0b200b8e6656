import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import type { Member, StoreMember } from '../../kernel/actor.ts';
import { DomainError } from '../../kernel/errors.ts';
import { findGroup, findOrder, notifyCustomer } from '../../orders/index.ts';
import { closeAttempts } from '../payment/pieces/close-attempts.ts';
import { closeUnpaidOrder } from './pieces/close-unpaid-order.ts';
import { lockGroupWithOrders } from './pieces/lock-group.ts';
import { reopenQuotation } from './pieces/reopen-quotation.ts';

interface Cancelling {
  no: string;
  reason: string;
}

/** Who cancels for the customer, and in which words the customer hears of it. */
const sides = {
  store: { closeReason: 'store', reason: 'declined', event: 'orderCancelledByStore' },
  platform: { closeReason: 'operator', reason: 'staff', event: 'orderCancelledByPlatform' },
} as const;

/**
 * O3: a store cancels an order of its own offer that nobody has paid; the offer stands again as long as it is valid. Throws
 * `not_found` for every other order, `status_changed`, and what `closeAttempts` throws.
 */
export function cancelOffered(ctx: ServerContext, member: StoreMember, cancelling: Cancelling): Promise<void> {
  return cancelFor(ctx, member, { ...cancelling, side: 'store' });
}

/** O3: an operator cancels any order that nobody has paid. Throws like `cancelOffered`. */
export function cancelByOperator(ctx: ServerContext, operator: Member, cancelling: Cancelling): Promise<void> {
  return cancelFor(ctx, operator, { ...cancelling, side: 'platform' });
}

type Sided = Cancelling & { side: keyof typeof sides };

async function cancelFor(ctx: ServerContext, member: Member, sided: Sided): Promise<void> {
  const seen = await findOrder(ctx.db, { no: sided.no });
  const group = seen && (await findGroup(ctx.db, { id: seen.groupId }));
  const isForeign = sided.side === 'store' && seen?.fixedStoreId !== member.storeId;
  if (!seen || !group || isForeign) throw new DomainError('not_found');
  if (seen.status !== 'pending_payment') throw new DomainError('status_changed');
  await closeAttempts(ctx, group.no, member);
  await ctx.db.transaction((tx) => cancelInside(tx, ctx, { ...sided, member, groupNo: group.no }));
}

async function cancelInside(
  tx: Executor,
  ctx: ServerContext,
  { no, reason: note, side, member: actor, groupNo }: Sided & { member: Member; groupNo: string },
): Promise<void> {
  const at = ctx.clock.now();
  // Quotations are locked before groups.
  await reopenQuotation(tx, ctx, await findOrder(tx, { no }));
  const locked = await lockGroupWithOrders(tx, groupNo);
  const order = locked?.orders.find((each) => each.no === no);
  if (!order || !locked || locked.open.length > 0) throw new DomainError('status_changed');
  const { closeReason, reason, event } = sides[side];
  await closeUnpaidOrder(tx, order, { move: 'cancelUnpaid', closeReason, reason, note, actor, at });
  await notifyCustomer(tx, order, { event, args: { reason: note }, cause: no, at });
}
