import { inArray, max } from 'drizzle-orm';
import type { Executor } from '../../db/connection.ts';
import { products } from '../tables.ts';

/** How many days it takes at most to make all of these ready; undefined for none of them. */
export async function findLeadDays(db: Executor, productIds: number[]): Promise<number | undefined> {
  if (productIds.length === 0) return undefined;
  const [row] = await db
    .select({ days: max(products.leadDaysMax) })
    .from(products)
    .where(inArray(products.id, productIds));
  return row?.days ?? undefined;
}
