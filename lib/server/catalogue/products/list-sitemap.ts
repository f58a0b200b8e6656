import { and, count, eq, gt, lte, max, sql } from 'drizzle-orm';
import type { SitemapEntry, SitemapFile, SitemapKind } from '#lib/contract/site/shop-content.ts';
import type { ServerContext } from '../../db/context.ts';
import { productListing } from '../listing-tables.ts';
import { categories, products } from '../tables.ts';

/** Ids a file covers. With two languages an entry is two addresses: the protocol's limit is 50,000 a file. */
const idsPerSitemapFile = 10_000;

type CatalogueKind = Exclude<SitemapKind, 'page'>;

const updateTime = (column: typeof products.updatedAt | typeof categories.updatedAt) =>
  sql<number>`floor(extract(epoch from ${column}))::bigint`.mapWith(Number);

/** The files of products, services and categories. Cut by ranges of ids, so a new product changes only the last one. */
export async function listSitemapFiles(ctx: ServerContext): Promise<SitemapFile[]> {
  const [last] = await ctx.db.select({ id: max(products.id) }).from(products);
  const [services] = await ctx.db
    .select({ id: max(products.id), total: count() })
    .from(products)
    .where(eq(products.kind, 'service'));
  return [
    { kind: 'category', chunk: 0 },
    ...filesUpTo('product', last?.id ?? 0),
    ...(services && services.total > 0 ? filesUpTo('service', services.id ?? 0) : []),
  ];
}

function filesUpTo(kind: CatalogueKind, lastId: number): SitemapFile[] {
  const files = Math.ceil(lastId / idsPerSitemapFile);
  return Array.from({ length: files }, (_, chunk) => ({ kind, chunk }));
}

/** The entries of one file; a file that does not exist is empty. */
export async function listSitemapEntries(
  ctx: ServerContext,
  { kind, chunk }: { kind: CatalogueKind; chunk: number },
): Promise<SitemapEntry[]> {
  if (kind === 'category') return chunk === 0 ? listCategoryEntries(ctx) : [];
  const from = chunk * idsPerSitemapFile;
  return ctx.db
    .select({ id: products.id, slug: products.slug, update_time: updateTime(products.updatedAt) })
    .from(products)
    .innerJoin(productListing, eq(productListing.productId, products.id))
    .where(and(gt(products.id, from), lte(products.id, from + idsPerSitemapFile), eq(products.kind, kind)))
    .orderBy(products.id);
}

function listCategoryEntries(ctx: ServerContext): Promise<SitemapEntry[]> {
  return ctx.db
    .select({ id: categories.id, slug: categories.slug, update_time: updateTime(categories.updatedAt) })
    .from(categories)
    .orderBy(categories.id);
}
