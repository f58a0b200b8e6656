import { and, eq, gte, isNotNull, isNull, sql } from 'drizzle-orm';
import { announceChange } from '../../db/announce-change.ts';
import type { Executor } from '../../db/connection.ts';
import { DomainError } from '../../kernel/errors.ts';
import { writeStockKeys } from '../listing/list-keys.ts';
import { refreshListing } from '../listing/refresh-listing.ts';
import { leftOf } from '../rules.ts';
import { productVariants } from '../tables.ts';

/** So many pieces of a variant. */
export interface Pieces {
  variantId: number;
  qty: number;
}

const { stockOnHand, stockReserved } = productVariants;

/**
 * Promises pieces to an order that is not paid yet; variants that are made to order promise anything. Answers which of
 * the variants are kept in stock. Of two buyers of the last piece the second gets `out_of_stock`, with the variant and
 * what is left of it.
 */
export async function reserveStock(tx: Executor, pieces: Pieces[]): Promise<ReadonlySet<number>> {
  const stocked = new Set<number>();
  const products: number[] = [];
  for (const { variantId, qty } of inOrder(pieces)) {
    const isEnough = gte(sql`${stockOnHand} - ${stockReserved}`, qty);
    const set = { stockReserved: sql`${stockReserved} + ${qty}` };
    const [row] = await tx
      .update(productVariants)
      .set(set)
      .where(and(eq(productVariants.id, variantId), isNull(productVariants.removedAt), isEnough))
      .returning();
    if (!row) await requireUnlimited(tx, variantId);
    else {
      stocked.add(variantId);
      products.push(row.productId);
      await notify(tx, row, -qty);
    }
  }
  await writeStockKeys(tx, products);
  return stocked;
}

/** Takes a promise back: the order was not paid. */
export async function releaseStock(tx: Executor, pieces: Pieces[]): Promise<void> {
  await changeEach(tx, pieces, (qty) => ({ set: { stockReserved: sql`${stockReserved} - ${qty}` }, gained: qty }));
}

/** Makes a promise true: the order is paid, and its pieces are not the shop's any more. */
export async function takeStock(tx: Executor, pieces: Pieces[]): Promise<void> {
  await changeEach(tx, pieces, (qty) => ({
    set: { stockOnHand: sql`${stockOnHand} - ${qty}`, stockReserved: sql`${stockReserved} - ${qty}` },
    gained: 0,
  }));
}

/** Puts pieces back that were paid for and never left. */
export async function restock(tx: Executor, pieces: Pieces[]): Promise<void> {
  await changeEach(tx, pieces, (qty) => ({ set: { stockOnHand: sql`${stockOnHand} + ${qty}` }, gained: qty }));
}

/** Each variant once, always in the same order, so that two orders of the same things never wait for each other. */
function inOrder(pieces: Pieces[]): Pieces[] {
  const sums = new Map<number, number>();
  for (const { variantId, qty } of pieces) sums.set(variantId, (sums.get(variantId) ?? 0) + qty);
  return [...sums]
    .map(([variantId, qty]) => ({ variantId, qty }))
    .sort((left, right) => left.variantId - right.variantId);
}

async function requireUnlimited(tx: Executor, variantId: number): Promise<void> {
  const [row] = await tx.select().from(productVariants).where(eq(productVariants.id, variantId));
  const left = row && row.removedAt === null ? leftOf(row) : 0;
  if (left === null) return;
  throw new DomainError('out_of_stock', { values: { left }, data: { variant_id: variantId, left } });
}

type Variant = typeof productVariants.$inferSelect;

/** A variant may have become one without a stock meanwhile: then there is nothing to count. */
async function changeEach(
  tx: Executor,
  pieces: Pieces[],
  by: (qty: number) => { set: object; gained: number },
): Promise<void> {
  const products: number[] = [];
  for (const { variantId, qty } of inOrder(pieces)) {
    const { set, gained } = by(qty);
    const [row] = await tx
      .update(productVariants)
      .set(set)
      .where(and(eq(productVariants.id, variantId), isNotNull(stockOnHand)))
      .returning();
    if (row) await notify(tx, row, gained);
    if (row && gained !== 0) products.push(row.productId);
  }
  await writeStockKeys(tx, products);
}

/** Pages show the new number; the lists, whether there is anything left. */
async function notify(tx: Executor, variant: Variant, gained: number): Promise<void> {
  const left = leftOf(variant) ?? 0;
  const hasTurned = left > 0 !== left - gained > 0;
  if (hasTurned) await refreshListing(tx, variant.productId);
  await announceChange(tx, [...(hasTurned ? (['catalogue'] as const) : []), `product:${variant.productId}`]);
}
