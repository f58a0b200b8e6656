import { and, asc, eq, gt, lte } from 'drizzle-orm';
import type { Executor } from '../db/connection.ts';
import { orders } from './tables.ts';

/** Groups with an order that was not paid in time, after one of them by their keys. */
export async function listOverdueGroups(
  db: Executor,
  { now, after, limit }: { now: Date; after: number; limit: number },
): Promise<number[]> {
  const rows = await db
    .selectDistinct({ groupId: orders.groupId })
    .from(orders)
    .where(and(eq(orders.status, 'pending_payment'), lte(orders.payDeadline, now), gt(orders.groupId, after)))
    .orderBy(asc(orders.groupId))
    .limit(limit);
  return rows.map(({ groupId }) => groupId);
}
