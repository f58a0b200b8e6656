import { eq } from 'drizzle-orm';
import type { ServerContext } from '../../db/context.ts';
import { type Actor, requireNode } from '../../kernel/actor.ts';
import { refreshListing } from '../listing/refresh-listing.ts';
import { manageProductsNode } from '../nodes.ts';
import { announceProduct } from '../products/announce-product.ts';
import { lockVariant } from '../products/change-price.ts';
import { logVariantChange } from '../products/log-product-change.ts';
import { productVariants } from '../tables.ts';
import { nextStock, requireStock } from './stock-change.ts';

interface StockCorrection {
  variantId: number;
  /** Null: made to order. */
  stock: number | null;
  /** What it was when somebody read it: only the difference is booked. */
  was: number | null;
  reason: string;
}

/**
 * Corrects the stock of a variant. Throws `no_permission`, `not_found`, and `invalid_input` at `stock` below what is
 * promised to orders.
 */
export async function correctStock(ctx: ServerContext, actor: Actor, correction: StockCorrection): Promise<void> {
  requireNode(actor, manageProductsNode);
  const { variantId, reason } = correction;
  await ctx.db.transaction(async (tx) => {
    const variant = await lockVariant(tx, { variantId });
    const stockOnHand = nextStock(correction, variant);
    requireStock(stockOnHand, variant, 'stock');
    await tx.update(productVariants).set({ stockOnHand }).where(eq(productVariants.id, variantId));
    const change = { id: variantId, sku: variant.sku, before: variant, after: { ...variant, stockOnHand } };
    await logVariantChange(tx, { actor, productId: variant.productId, change, reason });
    await refreshListing(tx, variant.productId);
    await announceProduct(tx, variant.productId, ctx.clock.now());
  });
}
