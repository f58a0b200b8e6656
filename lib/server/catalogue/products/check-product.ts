import { and, count, eq, inArray, isNull, ne } from 'drizzle-orm';
import { isOwnAddress } from '#lib/contract/catalogue/own-addresses.ts';
import type { ProductForm } from '#lib/contract/catalogue/product-fields.ts';
import { isUnitName } from '#lib/contract/catalogue/shop-records.ts';
import { defaultLocale } from '#lib/i18n/locales.ts';
import type { Executor } from '../../db/connection.ts';
import { DomainError, type MessageRef } from '../../kernel/errors.ts';
import { attributeValues } from '../attribute-tables.ts';
import { findOfferedVersionId } from '../specification/specification-repository.ts';
import { categories, products, productTexts, productVariants } from '../tables.ts';
import { isOfferedUnit } from '../units/offered-units.ts';

type Faults = Record<string, MessageRef>;

/**
 * What only the shop's records can say of a product that is being saved: its address and SKUs are nobody else's, its
 * category and attribute values exist. Throws `invalid_input` with every fault at its field.
 */
export async function requireFitting(tx: Executor, form: ProductForm, productId: number | undefined): Promise<void> {
  const faults: Faults = {
    ...(await slugFaults(tx, form, productId)),
    ...(await skuFaults(tx, form, productId)),
    ...(await categoryFaults(tx, form)),
    ...(await unitFaults(tx, form, productId)),
    ...(await attributeFaults(tx, form)),
  };
  if (Object.keys(faults).length > 0) throw new DomainError('invalid_input', { fields: faults });
}

async function slugFaults(tx: Executor, { slug }: ProductForm, productId: number | undefined): Promise<Faults> {
  const others = productId === undefined ? undefined : ne(products.id, productId);
  const taken = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.slug, slug), others));
  return taken.length > 0 ? { 'product.slug': { key: 'slugTaken' } } : {};
}

/** A product keeps the unit it has, also when that is not offered any more. */
async function unitFaults(tx: Executor, { unit }: ProductForm, productId = 0): Promise<Faults> {
  if (isUnitName(unit)) return {};
  const [before] = await tx.select({ unit: products.unit }).from(products).where(eq(products.id, productId));
  return (await isOfferedUnit(tx, unit, before?.unit)) ? {} : { 'product.unit': { key: 'unitUnknown' } };
}

async function skuFaults(tx: Executor, { variants }: ProductForm, productId: number | undefined): Promise<Faults> {
  if (variants.length === 0) return {};
  const others = productId === undefined ? undefined : ne(productVariants.productId, productId);
  const skus = variants.map(({ sku }) => sku);
  const rows = await tx
    .select({ sku: productVariants.sku })
    .from(productVariants)
    .where(and(inArray(productVariants.sku, skus), others));
  return Object.fromEntries(rows.map(({ sku }) => [`product.variants.${skus.indexOf(sku)}.sku`, { key: 'skuTaken' }]));
}

async function categoryFaults(tx: Executor, { category_id: id }: ProductForm): Promise<Faults> {
  // Locked, so that nobody removes it while the product moves in.
  const rows = await tx.select({ id: categories.id }).from(categories).where(eq(categories.id, id)).for('key share');
  return rows.length === 0 ? { 'product.category_id': { key: 'choice' } } : {};
}

async function attributeFaults(tx: Executor, { attribute_value_ids: ids }: ProductForm): Promise<Faults> {
  const requested = [...new Set(ids)];
  if (requested.length === 0) return {};
  const known = await tx
    .select({ id: attributeValues.id })
    .from(attributeValues)
    .where(inArray(attributeValues.id, requested));
  return known.length < requested.length ? { 'product.attribute_value_ids': { key: 'choice' } } : {};
}

/**
 * What the shop needs of a product that visitors see: an address that leads to it, a name in the shop's language, a price unless it is on request, and
 * something to configure where it is made to measure. Throws `invalid_input` with every fault at its field.
 */
export async function requirePublishable(tx: Executor, product: typeof products.$inferSelect): Promise<void> {
  const faults: Faults = {};
  const [text] = await tx
    .select({ name: productTexts.name })
    .from(productTexts)
    .where(and(eq(productTexts.productId, product.id), eq(productTexts.locale, defaultLocale)));
  if (isOwnAddress(product.slug)) faults['product.slug'] = { key: 'slugOwn' };
  if (!text?.name) faults[`product.texts.${defaultLocale}.name`] = { key: 'required' };
  if (product.pricing !== 'quote') {
    const ofProduct = and(eq(productVariants.productId, product.id), isNull(productVariants.removedAt));
    const [variants] = await tx.select({ rows: count() }).from(productVariants).where(ofProduct);
    if (!variants?.rows) faults['product.variants'] = { key: 'variantNeeded' };
  }
  if (product.pricing === 'configured' && (await findOfferedVersionId(tx, product.id)) === undefined) {
    faults['product.pricing'] = { key: 'specificationNeeded' };
  }
  if (Object.keys(faults).length > 0) throw new DomainError('invalid_input', { fields: faults });
}
