import { and, eq } from 'drizzle-orm';
import type { Executor } from '../db/connection.ts';
import type { Fen } from '../kernel/money.ts';
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

/** What the pieces of a case are worth, once they are paid back instead of being sent again. */
export async function valuePieces(
  tx: Executor,
  aftersaleId: number,
  parts: readonly { lineId: number; goods: Fen }[],
): Promise<void> {
  for (const { lineId, goods } of parts) {
    await tx
      .update(aftersaleLines)
      .set({ goodsAmount: goods })
      .where(and(eq(aftersaleLines.aftersaleId, aftersaleId), eq(aftersaleLines.orderLineId, lineId)));
  }
}
