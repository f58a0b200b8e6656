import { eq } from 'drizzle-orm';
import type { ProductForm } from '#lib/contract/catalogue/product-fields.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { runOnce } from '../../db/idempotency.ts';
import { type Actor, requireNode } from '../../kernel/actor.ts';
import { DomainError } from '../../kernel/errors.ts';
import { toTaken } from '../../kernel/taken.ts';
import { refreshListing } from '../listing/refresh-listing.ts';
import { manageProductsNode, publishProductsNode } from '../nodes.ts';
import { products } from '../tables.ts';
import { announceProduct } from './announce-product.ts';
import { requireFitting, requirePublishable } from './check-product.ts';
import { takeProductSlug } from './former-slugs.ts';
import { logProductChange } from './log-product-change.ts';
import { replaceFacts, replaceMedia, replaceTexts, replaceTiers } from './replace-parts.ts';
import { lockVariants, replaceVariants } from './replace-variants.ts';

export interface SavedProduct {
  id: number;
  version: number;
}

interface ProductToSave {
  /** Missing: a new one, which is a draft. */
  id?: number | undefined;
  /** Of the product as it was read. */
  version?: number | undefined;
  /** Passed `productForm` of the contract. */
  product: ProductForm;
  /** A new one is in the shop at once. */
  isPublished?: boolean | undefined;
  /** Lists and pages are told of it by `showProducts`, which the caller owes in the same transaction. */
  isShownLater?: boolean | undefined;
}

/**
 * Makes a product or changes a whole one; the same key does it once. Throws `no_permission`, `not_found`,
 * `status_changed` for a product that somebody else has changed since it was read, and `invalid_input` with faults at
 * their fields.
 */
export async function saveProduct(
  ctx: ServerContext,
  actor: Actor,
  { key, ...input }: ProductToSave & { key: string },
): Promise<SavedProduct> {
  const { userId } = requireNode(actor, manageProductsNode);
  const call = { userId, key, route: 'product/save', request: input };
  try {
    return await ctx.db.transaction((tx) =>
      runOnce(tx, ctx.clock, call, () => writeProduct(tx, { actor, now: ctx.clock.now(), input })),
    );
  } catch (error) {
    throw toTaken(error);
  }
}

/** The same inside a transaction of the caller, who lets nobody unasked do so. Throws what `saveProduct` throws. */
export async function writeProduct(
  tx: Executor,
  { actor, now, input }: { actor: Actor; now: Date; input: ProductToSave },
): Promise<SavedProduct> {
  const { userId } = requireNode(actor, manageProductsNode);
  const form = input.product;
  if (input.isPublished) requireNode(actor, publishProductsNode);
  const locked = input.id === undefined ? [] : await lockVariants(tx, input.id);
  const before = input.id === undefined ? undefined : await lockProduct(tx, input.id, input.version);
  await requireFitting(tx, form, before?.id);
  const product = before
    ? await updateProduct(tx, before, { form, now })
    : await insertProduct(tx, form, { now, isPublished: input.isPublished ?? false });
  const productId = product.id;
  // Before it was in the shop for the first time nobody knew its address.
  const hasMoved = before?.publishedAt && before.slug !== product.slug;
  await takeProductSlug(tx, { id: productId, slug: product.slug, left: hasMoved ? before.slug : undefined });
  await replaceTexts(tx, productId, form);
  const changes = await replaceVariants(tx, { productId, form, locked, now });
  await replaceTiers(tx, productId, form);
  await replaceFacts(tx, productId, form);
  await replaceMedia(tx, { productId, form, userId });
  if (product.status === 'published') await requirePublishable(tx, product);
  await logProductChange(tx, { actor, product, isNew: !before, changes });
  if (!input.isShownLater) await showProducts(tx, [productId], now);
  return { id: productId, version: product.version };
}

/** Lists show these products as they are now, pages are made anew and programs told. */
export async function showProducts(tx: Executor, ids: number[], now: Date): Promise<void> {
  await refreshListing(tx, ...ids);
  for (const id of ids) await announceProduct(tx, id, now);
}

/** Throws `not_found`, and `status_changed` for another version than the one that was read; undefined takes any. */
export async function lockProduct(tx: Executor, id: number, version: number | undefined) {
  const [product] = await tx.select().from(products).where(eq(products.id, id)).for('update');
  if (!product) throw new DomainError('not_found');
  if (version !== undefined && product.version !== version) throw new DomainError('status_changed');
  return product;
}

type Product = typeof products.$inferSelect;

function toColumns(form: ProductForm) {
  const { slug, kind, pricing, unit, fulfilment } = form;
  return {
    slug,
    kind,
    pricing,
    unit,
    fulfilment,
    categoryId: form.category_id,
    leadDaysMin: form.lead_days_min,
    leadDaysMax: form.lead_days_max,
    minimumQuantity: form.minimum_quantity,
    floorBp: form.floor_bp,
    isFeatured: form.is_featured,
    sortWeight: form.sort_weight,
  };
}

async function insertProduct(
  tx: Executor,
  form: ProductForm,
  { now, isPublished }: { now: Date; isPublished: boolean },
): Promise<Product> {
  const state = isPublished ? ({ status: 'published', publishedAt: now } as const) : ({ status: 'draft' } as const);
  const row = { ...toColumns(form), ...state, createdAt: now, updatedAt: now };
  const [product] = await tx.insert(products).values(row).returning();
  if (!product) throw new Error(`product ${form.slug} was not stored`);
  return product;
}

async function updateProduct(
  tx: Executor,
  before: Product,
  { form, now }: { form: ProductForm; now: Date },
): Promise<Product> {
  const set = { ...toColumns(form), version: before.version + 1, updatedAt: now };
  const [product] = await tx.update(products).set(set).where(eq(products.id, before.id)).returning();
  if (!product) throw new DomainError('not_found');
  return product;
}
