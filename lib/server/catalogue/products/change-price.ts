import { and, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { type Actor, requireNode } from '../../kernel/actor.ts';
import { DomainError } from '../../kernel/errors.ts';
import type { Fen } from '../../kernel/money.ts';
import { refreshListing } from '../listing/refresh-listing.ts';
import { manageProductsNode } from '../nodes.ts';
import { products, productVariants } from '../tables.ts';
import { announceProduct } from './announce-product.ts';
import { logVariantChange } from './log-product-change.ts';
import { lockProduct, type SavedProduct } from './save-product.ts';

/** A variant by its SKU or its id. */
type VariantReference = { sku: string } | { variantId: number };

type ChangePriceInput = VariantReference & {
  /** Of the product as it was read; undefined takes any. */
  version?: number;
  priceAmount: Fen;
  /** The crossed-out price; null takes it away, undefined leaves it. */
  listAmount?: Fen | null;
};

/**
 * Sets the price of a variant, now. Lists and pages show it from the commit on; documents made before keep the price
 * they were made with. Throws `no_permission`, `not_found`, `status_changed`, and `invalid_input` for a price below zero or
 * above the crossed-out one.
 */
export async function changePrice(ctx: ServerContext, actor: Actor, input: ChangePriceInput): Promise<SavedProduct> {
  requireNode(actor, manageProductsNode);
  return ctx.db.transaction(async (tx) => {
    const variant = await lockVariant(tx, input);
    const product = await lockProduct(tx, variant.productId, input.version);
    const { priceAmount, listAmount = variant.listAmount } = input;
    if (!Number.isSafeInteger(priceAmount) || priceAmount < 0) throw invalid('price', 'amount');
    if (listAmount !== null && listAmount < priceAmount) throw invalid('list_price', 'listPrice');
    const version = product.version + 1;
    await tx.update(productVariants).set({ priceAmount, listAmount }).where(eq(productVariants.id, variant.id));
    await tx.update(products).set({ updatedAt: ctx.clock.now(), version }).where(eq(products.id, product.id));
    const change = { id: variant.id, sku: variant.sku, before: variant, after: { ...variant, priceAmount } };
    await logVariantChange(tx, { actor, productId: product.id, change });
    await refreshListing(tx, product.id);
    await announceProduct(tx, product.id, ctx.clock.now());
    return { id: product.id, version };
  });
}

/** Throws `not_found` for a variant that is not offered. */
export async function lockVariant(tx: Executor, reference: VariantReference) {
  const which =
    'sku' in reference ? eq(productVariants.sku, reference.sku) : eq(productVariants.id, reference.variantId);
  const [variant] = await tx
    .select()
    .from(productVariants)
    .where(and(which, isNull(productVariants.removedAt)))
    .for('update');
  if (!variant) throw new DomainError('not_found');
  return variant;
}

function invalid(field: string, key: string): DomainError {
  return new DomainError('invalid_input', { fields: { [field]: { key } } });
}
