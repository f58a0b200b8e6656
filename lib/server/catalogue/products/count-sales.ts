import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../db/connection.ts';
import { productListing } from '../listing-tables.ts';
import { products } from '../tables.ts';

/**
 * Counts what was paid for, product by product, always in the same order; below zero it takes back what was given up.
 */
export async function countSales(tx: Executor, sales: { productId: number; qty: number }[]): Promise<void> {
  const sums = new Map<number, number>();
  for (const { productId, qty } of sales) sums.set(productId, (sums.get(productId) ?? 0) + qty);
  for (const [id, qty] of [...sums].sort(([left], [right]) => left - right)) {
    const sold = sql`greatest(0, ${products.sold} + ${qty})`;
    const [row] = await tx.update(products).set({ sold }).where(eq(products.id, id)).returning({ sold: products.sold });
    if (row) await tx.update(productListing).set({ sold: row.sold }).where(eq(productListing.productId, id));
  }
}
