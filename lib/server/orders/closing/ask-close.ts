import type { ServerContext } from '#lib/server/db/context.ts';
import type { StoreMember } from '#lib/server/kernel/actor.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { formatFen } from '#lib/server/kernel/money.ts';
import { notifyOperators } from '../dispatch/notify-stores.ts';
import { amendOrder } from '../move-order.ts';
import { isBalanceOverdue, splitDeposit } from '../pricing/balance-rules.ts';
import { asStore, lockOwnOrder } from '../seller/seller.ts';
import { insertCloseRequest } from './close-requests.ts';

/**
 * O15b: a store asks operators to close an order whose rest was never paid. Throws `not_found`, and `status_changed` unless
 * the rest is overdue, nothing has left, and nobody has asked yet.
 */
export async function askClose(
  ctx: ServerContext,
  member: StoreMember,
  { no, reason }: { no: string; reason: string },
): Promise<void> {
  const at = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const order = await lockOwnOrder(tx, asStore(member), no);
    if (!isBalanceOverdue(order, at)) throw new DomainError('status_changed');
    const request = { orderId: order.id, reason: 'balance_overdue' as const, note: reason };
    await insertCloseRequest(tx, { ...request, proposedBy: member.userId, createdAt: at });
    const requested = await amendOrder(tx, order, { event: 'closeAsked', at, actor: member, reason });
    const { kept, back } = splitDeposit(requested);
    const args = { back: formatFen(back), kept: formatFen(kept), reason };
    await notifyOperators(tx, { no, event: 'orderCloseAsked', args, cause: `${no}:${requested.version}`, at });
  });
}
