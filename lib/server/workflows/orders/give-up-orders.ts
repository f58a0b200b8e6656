import { forEachDue } from '#lib/server/db/row-by-row/for-each-due.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { addSeconds } from '../../kernel/clock.ts';
import { listUnclaimed, lockDispatch, lockOrder } from '../../orders/index.ts';
import { getSettings } from '../../site/index.ts';
import { closePaidOrder } from './pieces/close-paid-order.ts';

/**
 * O8: orders that no store has taken in three days are given up, and what was paid goes back. Answers how many. Safe to
 * run twice and in two processes at once.
 */
export async function giveUpUnclaimed(ctx: ServerContext): Promise<number> {
  const { 'pool.refundHours': hours } = await getSettings(ctx);
  const since = addSeconds(ctx.clock.now(), -hours * 3600);
  const find = (limit: number) => listUnclaimed(ctx, limit);
  const work = (tx: Executor, { no }: { no: string }) => giveUp(tx, ctx, { no, since });
  return forEachDue(ctx, 'give-up-orders', { find, keyOf: ({ no }) => no, work });
}

async function giveUp(tx: Executor, ctx: ServerContext, { no, since }: { no: string; since: Date }): Promise<boolean> {
  const order = await lockOrder(tx, { no });
  if (order?.status !== 'pending_dispatch') return false;
  const dispatch = await lockDispatch(tx, order.id);
  const isDue = dispatch?.status === 'expired' && dispatch.pooledAt !== null && dispatch.pooledAt <= since;
  if (!isDue) return false;
  await closePaidOrder(tx, ctx, { order, closingReason: 'no_store', reason: 'expired' });
  return true;
}
