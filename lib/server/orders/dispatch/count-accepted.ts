import { and, count, eq, gte } from 'drizzle-orm';
import type { Executor } from '#lib/server/db/connection.ts';
import { orders } from '../tables.ts';

/** How many orders of a store were made since then and have been accepted by it. */
export async function countAccepted(db: Executor, storeId: number, since: Date): Promise<number> {
  // By the seller, as the index is.
  const where = and(eq(orders.sellerId, storeId), gte(orders.createdAt, since), eq(orders.storeId, storeId));
  const [row] = await db.select({ total: count() }).from(orders).where(where);
  return row?.total ?? 0;
}
