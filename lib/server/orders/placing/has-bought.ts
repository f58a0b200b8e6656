import { and, eq, isNotNull } from 'drizzle-orm';
import type { Executor } from '#lib/server/db/connection.ts';
import { orders } from '../tables.ts';

/** Whether somebody has ever paid for an order, whatever became of it. */
export async function hasBought(db: Executor, userId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), isNotNull(orders.paidAt)))
    .limit(1);
  return row !== undefined;
}
