import { forEachDue } from '#lib/server/db/row-by-row/for-each-due.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { lockOrdersById } from '../../orders/index.ts';
import { forfeitCommissions, listForfeited } from '../../referral/index.ts';
import { bookLost } from './pieces/reverse-commissions.ts';

/**
 * Ends what was on its way to people whose accounts have ended since: nobody could take it any more, and what a store has set
 * aside for it is the store's again. Also what an order earned that was paid later. Answers of how many orders. Safe to run
 * twice and in two processes at once.
 */
export async function forfeitCommissionsOfGone(ctx: ServerContext): Promise<number> {
  const at = ctx.clock.now();
  const work = async (tx: Executor, { orderId }: { orderId: number }) => {
    const [order] = await lockOrdersById(tx, [orderId]);
    if (!order) return false;
    const lost = await forfeitCommissions(tx, order.id, at);
    for (const part of lost) await bookLost(tx, part, { order, kind: 'adjustment', at });
    return lost.length > 0;
  };
  const find = () => listForfeited(ctx.db);
  return forEachDue(ctx, 'referral-forfeit', { find, keyOf: ({ orderId }) => orderId, work });
}
