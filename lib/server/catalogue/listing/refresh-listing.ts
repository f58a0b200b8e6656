import { and, asc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../db/connection.ts';
import { attributeValueTexts, productAttributeValues } from '../attribute-tables.ts';
import { listingWording, productListing } from '../listing-tables.ts';
import { readStartPrices } from '../products/start-prices.ts';
import { isAvailable, listedPrice } from '../rules.ts';
import { termsOf } from '../search/product-terms.ts';
import { toSearchText } from '../search/search-text.ts';
import { removeListingTerms, writeListingTerms } from '../search/write-terms.ts';
import { categories, categoryTexts, products, productTexts, productVariants } from '../tables.ts';
import { writeListKeys } from './list-keys.ts';

type Product = typeof products.$inferSelect;

/** Rows per statement: PostgreSQL takes at most 65,535 parameters. */
const batchSize = 500;

/**
 * Writes anew what lists show of these products, and what the desk's list orders them by; call it in the transaction that
 * changed them. A product that is not published leaves the listing. The rows of the products are locked first, so of two
 * changes at once the later one sees the earlier.
 */
export async function refreshListing(tx: Executor, ...productIds: number[]): Promise<void> {
  for (let start = 0; start < productIds.length; start += batchSize) {
    await refreshBatch(tx, productIds.slice(start, start + batchSize));
  }
}

async function refreshBatch(tx: Executor, ids: number[]): Promise<void> {
  const rows = await tx
    .select()
    .from(products)
    .where(inArray(products.id, ids))
    .orderBy(asc(products.id))
    .for('update');
  const listed = rows.filter(({ status }) => status === 'published');
  const hidden = rows.filter(({ status }) => status !== 'published').map(({ id }) => id);
  if (hidden.length > 0) {
    await tx.delete(productListing).where(inArray(productListing.productId, hidden));
    await removeListingTerms(tx, hidden);
  }
  const sources = await readSources(tx, rows);
  const sourceOf = (id: number) => ({ texts: sources.texts.get(id) ?? [], variants: sources.variants.get(id) ?? [] });
  await writeListKeys(
    tx,
    rows.map(({ id, pricing }) => ({ id, pricing, ...sourceOf(id) })),
  );
  if (listed.length === 0) return;
  const { productId: _, ...columns } = getTableColumns(productListing);
  const set = Object.fromEntries(
    Object.entries(columns).map(([key, column]) => [key, sql.raw(`excluded.${column.name}`)]),
  );
  await tx
    .insert(productListing)
    .values(listed.map((product) => toRow(product, sources)))
    .onConflictDoUpdate({ target: productListing.productId, set });
  await writeListingTerms(
    tx,
    listed.map((product) => ({ productId: product.id, terms: toTerms(product, sources) })),
  );
}

async function readSources(tx: Executor, rows: Product[]) {
  const ids = rows.map(({ id }) => id);
  const paths = await tx
    .select({ id: categories.id, path: categories.path })
    .from(categories)
    .where(inArray(categories.id, [...new Set(rows.map(({ categoryId }) => categoryId))]));
  const texts = await tx.select().from(productTexts).where(inArray(productTexts.productId, ids));
  const variants = await tx
    .select()
    .from(productVariants)
    .where(and(inArray(productVariants.productId, ids), isNull(productVariants.removedAt)));
  const facts = await tx
    .select({
      productId: productAttributeValues.productId,
      valueId: productAttributeValues.valueId,
      name: attributeValueTexts.name,
    })
    .from(productAttributeValues)
    .innerJoin(attributeValueTexts, eq(attributeValueTexts.valueId, productAttributeValues.valueId))
    .where(inArray(productAttributeValues.productId, ids));
  const categoryNames = await tx
    .select()
    .from(categoryTexts)
    .where(
      inArray(
        categoryTexts.categoryId,
        paths.flatMap(({ path }) => path),
      ),
    );
  return {
    pathOf: new Map(paths.map(({ id, path }) => [id, path])),
    texts: Map.groupBy(texts, ({ productId }) => productId),
    variants: Map.groupBy(variants, ({ productId }) => productId),
    starts: await readStartPrices(tx, ids),
    facts: Map.groupBy(facts, ({ productId }) => productId),
    categoryNames: Map.groupBy(categoryNames, ({ categoryId }) => categoryId),
  };
}

type Sources = Awaited<ReturnType<typeof readSources>>;

function toRow(product: Product, sources: Sources): typeof productListing.$inferInsert {
  const path = sources.pathOf.get(product.categoryId) ?? [product.categoryId];
  const variants = sources.variants.get(product.id) ?? [];
  const facts = sources.facts.get(product.id) ?? [];
  const texts = sources.texts.get(product.id) ?? [];
  const categoryNames = path.flatMap((id) => sources.categoryNames.get(id) ?? []);
  return {
    productId: product.id,
    kind: product.kind,
    category1Id: path[0] ?? product.categoryId,
    category2Id: path[1] ?? null,
    category3Id: path[2] ?? null,
    facetValueIds: [...new Set(facts.map(({ valueId }) => valueId))],
    ...startOrListedPrice(product, sources),
    isAvailable: isAvailable(variants),
    isFeatured: product.isFeatured,
    sortWeight: product.sortWeight,
    sold: product.sold,
    publishedAt: product.publishedAt ?? product.createdAt,
    leadDaysMax: product.leadDaysMax,
    wording: listingWording,
    nameText: toSearchText(texts.map(({ name }) => name)),
    searchText: toSearchText([
      ...texts.flatMap(({ name, keywords, summary }) => [name, keywords, summary]),
      ...categoryNames.map(({ name }) => name),
      ...facts.map(({ name }) => name),
      ...variants.map(({ sku }) => sku),
    ]),
  };
}

/** A product that is configured costs what its specification says, whatever its variants do. */
function startOrListedPrice({ id, pricing }: Product, { starts, variants }: Sources) {
  const start = starts.get(id);
  if (!start) {
    const none = { startAmount: null, startQuantity: null, startUnit: null };
    return { ...listedPrice(pricing, variants.get(id) ?? []), ...none };
  }
  const priceAmount = Math.round(start.startAmount / start.startQuantity);
  return { priceAmount, listAmount: null, isPriceFrom: true, ...start };
}

/** The words a visitor may look for it by: what it is called and filed under, not what its summary says beside. */
function toTerms(product: Product, sources: Sources): string[] {
  const path = sources.pathOf.get(product.categoryId) ?? [];
  return termsOf([
    ...(sources.texts.get(product.id) ?? []).flatMap(({ name, keywords }) => [name, keywords]),
    ...path.flatMap((id) => sources.categoryNames.get(id) ?? []).map(({ name }) => name),
    ...(sources.facts.get(product.id) ?? []).map(({ name }) => name),
  ]);
}
