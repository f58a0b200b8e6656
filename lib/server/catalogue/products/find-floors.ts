import { inArray } from 'drizzle-orm';
import type { Executor } from '../../db/connection.ts';
import { products } from '../tables.ts';

/**
 * Below which share of its list price a product is not offered without a manager, in basis points; null: as the shop's
 * setting says. Apart from everything that customers are shown.
 */
export async function findFloors(db: Executor, productIds: number[]): Promise<ReadonlyMap<number, number | null>> {
  const ids = [...new Set(productIds)];
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: products.id, floorBp: products.floorBp })
    .from(products)
    .where(inArray(products.id, ids));
  return new Map(rows.map(({ id, floorBp }) => [id, floorBp]));
}
