import { forEachDue } from '#lib/server/db/row-by-row/for-each-due.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { canCorrect, getCorrection, listChargeable, moveCorrection } from '../../settlement/index.ts';
import { bookCorrection } from './pieces/book-correction.ts';
import { notifyStore } from './pieces/notify-of-correction.ts';

/**
 * Charges the penalties that no store has appealed against in time. Answers how many. Safe to run twice and in two processes
 * at once.
 */
export async function chargePenaltiesDue(ctx: ServerContext): Promise<number> {
  const at = ctx.clock.now();
  const work = async (tx: Executor, { no }: { no: string }) => {
    const penalty = await getCorrection(tx, no);
    if (!canCorrect(penalty, 'charge')) return false;
    const charged = await moveCorrection(tx, penalty, { move: 'charge', at, facts: { bookedAt: at } });
    await bookCorrection(tx, charged, { at });
    await notifyStore(tx, charged, { event: 'penaltyCharged', at });
    return true;
  };
  const find = (limit: number) => listChargeable(ctx.db, at, limit);
  return forEachDue(ctx, 'charge-penalties', { find, keyOf: ({ no }) => no, work });
}
