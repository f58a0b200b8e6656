import { count, eq } from 'drizzle-orm';
import { announceChange } from '../db/announce-change.ts';
import type { Executor } from '../db/connection.ts';
import type { ServerContext } from '../db/context.ts';
import { logStatusChange } from '../db/status-log.ts';
import { type Actor, requireNode } from '../kernel/actor.ts';
import { DomainError } from '../kernel/errors.ts';
import { manageProductsNode } from './nodes.ts';
import { refreshListing } from './refresh-listing.ts';
import { products, productTexts, productVariants } from './tables.ts';

type Product = typeof products.$inferSelect;

/**
 * Puts a draft or archived product into the shop. Publishing what is published changes nothing. Throws `not_found`,
 * `no_permission`, and `invalid_input` naming what a visitor would miss: a name in any language, or a price.
 */
export async function publishProduct(ctx: ServerContext, actor: Actor, productId: number): Promise<void> {
  await moveProduct(ctx, actor, { productId, to: 'published' });
}

/** Takes a product out of the shop; documents that mention it keep it. */
export async function archiveProduct(ctx: ServerContext, actor: Actor, productId: number): Promise<void> {
  await moveProduct(ctx, actor, { productId, to: 'archived' });
}

async function moveProduct(
  ctx: ServerContext,
  actor: Actor,
  { productId, to }: { productId: number; to: 'published' | 'archived' },
): Promise<void> {
  requireNode(actor, manageProductsNode);
  await ctx.db.transaction(async (tx) => {
    const [product] = await tx.select().from(products).where(eq(products.id, productId)).for('update');
    if (!product) throw new DomainError('not_found');
    if (product.status === to) return;
    if (to === 'published') await requireComplete(tx, product);
    const now = ctx.clock.now();
    await tx
      .update(products)
      .set({
        status: to,
        publishedAt: product.publishedAt ?? (to === 'published' ? now : null),
        version: product.version + 1,
        updatedAt: now,
      })
      .where(eq(products.id, productId));
    const event = to === 'published' ? 'publish' : 'archive';
    await logStatusChange(tx, { entityType: 'product', entityId: productId, from: product.status, to, event, actor });
    await refreshListing(tx, productId);
    await announceChange(tx, ['catalogue', `product:${productId}`]);
  });
}

async function requireComplete(tx: Executor, product: Product): Promise<void> {
  const [texts] = await tx.select({ rows: count() }).from(productTexts).where(eq(productTexts.productId, product.id));
  if (!texts || texts.rows === 0) throw new DomainError('invalid_input', { fields: { name: { key: 'required' } } });
  if (product.pricing === 'quote') return;
  const [variants] = await tx
    .select({ rows: count() })
    .from(productVariants)
    .where(eq(productVariants.productId, product.id));
  if (!variants || variants.rows === 0)
    throw new DomainError('invalid_input', { fields: { price: { key: 'required' } } });
}
