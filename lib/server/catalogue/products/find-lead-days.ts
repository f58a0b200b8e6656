import { inArray, max } from 'drizzle-orm';
import type { Executor } from '../../db/connection.ts';
import { products } from '../tables.ts';

/** How many days it takes to make all of these ready, at the earliest and at most; undefined for none of them. */
export async function findLeadDays(
  db: Executor,
  productIds: number[],
): Promise<{ earliest: number; most: number } | undefined> {
  if (productIds.length === 0) return undefined;
  const [row] = await db
    .select({ earliest: max(products.leadDaysMin), most: max(products.leadDaysMax) })
    .from(products)
    .where(inArray(products.id, productIds));
  const { earliest = null, most = null } = row ?? {};
  return earliest === null || most === null ? undefined : { earliest, most };
}
