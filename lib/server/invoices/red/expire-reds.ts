import { and, asc, inArray, lte } from 'drizzle-orm';
import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { forEachDue } from '#lib/server/db/row-by-row/for-each-due.ts';
import { redConfirmations } from '../document-tables.ts';
import { notifyRefused } from '../notify/notify-refused.ts';
import { giveUpRed } from './give-up-red.ts';
import { lockRed } from './lock-red.ts';

/**
 * I9: red letters that nobody has answered within 72 hours come to nothing, one a transaction. Answers how many. Safe to run
 * twice and in two processes at once.
 */
export async function expireReds(ctx: ServerContext): Promise<number> {
  const now = ctx.clock.now();
  const { no, status, expiresAt } = redConfirmations;
  const find = (limit: number) =>
    ctx.db
      .select({ no })
      .from(redConfirmations)
      .where(and(inArray(status, ['await_buyer', 'await_seller']), lte(expiresAt, now)))
      .orderBy(asc(expiresAt))
      .limit(limit);
  const work = async (tx: Executor, row: { no: string }) => {
    const locked = await lockRed(tx, row.no);
    // Somebody was faster.
    if (locked?.red.status !== 'await_buyer' && locked?.red.status !== 'await_seller') return false;
    await giveUpRed(tx, locked, { move: 'lapse', at: now, reason: '' });
    await notifyRefused(tx, locked, { reason: '', at: now });
    return true;
  };
  return forEachDue(ctx, 'lapse-reds', { find, keyOf: (row) => row.no, work });
}
