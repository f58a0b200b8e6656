import { and, eq } from 'drizzle-orm';
import type { Executor } from '../db/connection.ts';
import { changeCaseQty } from '../orders/index.ts';
import { aftersaleLines } from './tables.ts';

/** The pieces of a case are free again: nothing comes of it, or their money goes back now. Asked twice, done once. */
export async function releasePieces(tx: Executor, aftersaleId: number): Promise<void> {
  const released = await tx
    .update(aftersaleLines)
    .set({ isHeld: false })
    .where(and(eq(aftersaleLines.aftersaleId, aftersaleId), eq(aftersaleLines.isHeld, true)))
    .returning({ lineId: aftersaleLines.orderLineId, qty: aftersaleLines.qty });
  for (const { lineId, qty } of released) await changeCaseQty(tx, lineId, -qty);
}
