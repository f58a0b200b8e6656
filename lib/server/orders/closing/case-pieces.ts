import { eq, sql } from 'drizzle-orm';
import type { Executor } from '#lib/server/db/connection.ts';
import { orderLines } from '../tables.ts';

/** Counts at a line how many of its pieces are in after-sales cases; the database refuses more than it has left. */
export async function changeCaseQty(tx: Executor, lineId: number, by: number): Promise<void> {
  await tx
    .update(orderLines)
    .set({ caseQty: sql`${orderLines.caseQty} + ${by}` })
    .where(eq(orderLines.id, lineId));
}
