import { eq } from 'drizzle-orm';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { logStatusChange } from '../../db/status-log.ts';
import { type Actor, requireNode } from '../../kernel/actor.ts';
import { refreshListing } from '../listing/refresh-listing.ts';
import { publishProductsNode } from '../nodes.ts';
import { products } from '../tables.ts';
import { announceProduct } from './announce-product.ts';
import { requirePublishable } from './check-product.ts';
import { lockProduct, type SavedProduct } from './save-product.ts';

interface Which {
  id: number;
  /** Of the product as it was read; undefined takes any. */
  version?: number;
}

/**
 * Puts a draft or archived product into the shop. Publishing what is published changes nothing. Throws `not_found`,
 * `no_permission`, `status_changed`, and `invalid_input` naming what a visitor would miss.
 */
export function publishProduct(ctx: ServerContext, actor: Actor, which: Which): Promise<SavedProduct> {
  return moveProduct(ctx, actor, { ...which, to: 'published' });
}

/** Takes a product out of the shop; documents that mention it keep it. */
export function archiveProduct(ctx: ServerContext, actor: Actor, which: Which): Promise<SavedProduct> {
  return moveProduct(ctx, actor, { ...which, to: 'archived' });
}

async function moveProduct(
  ctx: ServerContext,
  actor: Actor,
  which: Which & { to: 'published' | 'archived' },
): Promise<SavedProduct> {
  requireNode(actor, publishProductsNode);
  return ctx.db.transaction((tx) => writeProductStatus(tx, { ...which, actor, now: ctx.clock.now() }));
}

/** The same inside a transaction of the caller. Throws what `publishProduct` throws. */
export async function writeProductStatus(
  tx: Executor,
  { id, version, to, actor, now }: Which & { to: 'published' | 'archived'; actor: Actor; now: Date },
): Promise<SavedProduct> {
  requireNode(actor, publishProductsNode);
  const product = await lockProduct(tx, id, version);
  if (product.status === to) return { id, version: product.version };
  if (to === 'published') await requirePublishable(tx, product);
  const publishedAt = product.publishedAt ?? (to === 'published' ? now : null);
  const set = { status: to, publishedAt, version: product.version + 1, updatedAt: now };
  await tx.update(products).set(set).where(eq(products.id, id));
  const event = to === 'published' ? 'publish' : 'archive';
  await logStatusChange(tx, { entityType: 'product', entityId: id, from: product.status, to, event, actor });
  await refreshListing(tx, id);
  await announceProduct(tx, id, now);
  return { id, version: set.version };
}
