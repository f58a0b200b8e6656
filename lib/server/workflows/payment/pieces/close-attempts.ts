import type { ServerContext } from '#lib/server/db/context.ts';
import type { Member } from '#lib/server/kernel/actor.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import {
  canMove,
  findProvider,
  isByProvider,
  listPaymentsOfGroup,
  movePayment,
  type Payment,
  type ProviderPayment,
} from '#lib/server/payments/index.ts';
import { lockGroupWithOrders } from '../../orders/pieces/lock-group.ts';
import { isOver } from '../query-payments.ts';
import { releaseBalanceParts } from './release-attempt.ts';

/**
 * Gives up the attempt to pay a group that is still open: its provider is asked first and told to take nothing more, outside
 * any transaction, and what was set aside goes back. An attempt that turns out to be paid counts. Throws
 * `payment_processing` for a transfer that was announced, and `channel_unavailable` when the provider does not answer.
 */
export async function closeAttempts(ctx: ServerContext, groupNo: string, actor?: Member): Promise<void> {
  const open = (await listPaymentsOfGroup(ctx.db, groupNo)).filter(({ status }) => canMove(status, 'succeed'));
  if (open.length === 0) return;
  for (const payment of open.filter(isByProvider)) await endAtProvider(ctx, payment);
  const known = new Set(open.map(({ id }) => id));
  const at = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const locked = await lockGroupWithOrders(tx, groupNo);
    const left = (locked?.open ?? []).filter(({ id }) => known.has(id));
    for (const payment of left.filter(isByProvider)) {
      requireClosable(payment);
      await movePayment(tx, payment, { move: 'close', at, actor });
    }
    await releaseBalanceParts(tx, left, at);
  });
}

async function endAtProvider(ctx: ServerContext, payment: ProviderPayment): Promise<void> {
  requireClosable(payment);
  const provider = await findProvider(ctx, payment.channel);
  if (provider && !(await isOver(ctx, provider, payment))) throw new DomainError('channel_unavailable');
}

/** Somebody has said that the money is on its way: that is for an operator to find out. */
function requireClosable({ status }: Payment): void {
  if (!canMove(status, 'close')) throw new DomainError('payment_processing');
}
