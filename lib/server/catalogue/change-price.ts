import { eq } from 'drizzle-orm';
import { announceChange } from '../db/announce-change.ts';
import type { ServerContext } from '../db/context.ts';
import { logStatusChange } from '../db/status-log.ts';
import { type Actor, requireNode } from '../kernel/actor.ts';
import { DomainError } from '../kernel/errors.ts';
import { type Fen, formatFen } from '../kernel/money.ts';
import { manageProductsNode } from './nodes.ts';
import { refreshListing } from './refresh-listing.ts';
import { products, productVariants } from './tables.ts';

export interface ChangePriceInput {
  sku: string;
  priceAmount: Fen;
  /** The crossed-out price; null takes it away, undefined leaves it. */
  listAmount?: Fen | null;
}

/**
 * Sets the price of a variant, now. Lists and pages show it from the commit on; documents made before keep the price
 * they were made with. Throws `no_permission`, `not_found`, and `invalid_input` for a price below zero or above the
 * crossed-out one.
 */
export async function changePrice(ctx: ServerContext, actor: Actor, input: ChangePriceInput): Promise<void> {
  requireNode(actor, manageProductsNode);
  await ctx.db.transaction(async (tx) => {
    const [variant] = await tx.select().from(productVariants).where(eq(productVariants.sku, input.sku)).for('update');
    if (!variant) throw new DomainError('not_found');
    const { priceAmount, listAmount = variant.listAmount } = input;
    if (!Number.isSafeInteger(priceAmount) || priceAmount < 0) throw invalid('priceAmount');
    if (listAmount !== null && listAmount < priceAmount) throw invalid('listAmount');
    const now = ctx.clock.now();
    await tx.update(productVariants).set({ priceAmount, listAmount }).where(eq(productVariants.id, variant.id));
    await tx.update(products).set({ updatedAt: now }).where(eq(products.id, variant.productId));
    await logStatusChange(tx, {
      entityType: 'product_variant',
      entityId: variant.id,
      from: formatFen(variant.priceAmount),
      to: formatFen(priceAmount),
      event: 'change_price',
      actor,
    });
    await refreshListing(tx, variant.productId);
    await announceChange(tx, ['catalogue', `product:${variant.productId}`]);
  });
}

function invalid(field: string): DomainError {
  return new DomainError('invalid_input', { fields: { [field]: { key: 'invalid' } } });
}
