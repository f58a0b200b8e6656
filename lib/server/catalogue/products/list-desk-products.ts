import { and, asc, eq, exists, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { productSorts } from '#lib/contract/catalogue/desk-products.ts';
import type { Pricing, ProductCard, ProductKind } from '#lib/contract/catalogue/shop-records.ts';
import { languages } from '#lib/i18n/languages.ts';
import { defaultLocale, type Locale } from '#lib/i18n/locales.ts';
import { countUpTo, type KeysetList, readKeysetPage } from '#lib/server/db/reading/keyset.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { findPictureFiles, type PictureFile } from '../../files/index.ts';
import type { WorkPageOf, WorkQuery } from '../../kernel/work-page.ts';
import { productListKeys } from '../list-key-tables.ts';
import { startOf } from '../listing/to-card.ts';
import { productListing } from '../listing-tables.ts';
import { productMedia } from '../media-tables.ts';
import { foldedWords, isFoldedLike } from '../search/folded.ts';
import { textMatches } from '../search/text-matches.ts';
import {
  categories,
  categoryTexts,
  lowStock,
  type productStatuses,
  products,
  productTexts,
  productVariants,
} from '../tables.ts';
import { hasOwnAddress } from './own-address.ts';

type Product = typeof products.$inferSelect;
type Variant = typeof productVariants.$inferSelect;
export type DeskProductSort = (typeof productSorts)[number];

export interface DeskProductFilter {
  q?: string | undefined;
  kind?: ProductKind | undefined;
  status?: (typeof productStatuses)[number] | undefined;
  pricing?: Pricing | undefined;
  /** With everything below it. */
  categoryId?: number | undefined;
  isLow?: boolean;
  /** Only those under an address that the shop itself answers. */
  isAddressOwn?: boolean;
  /** In whose language names are ordered. */
  locale?: Locale;
}

export interface DeskProduct {
  product: Product;
  /** Each language as it is. */
  names: { locale: Locale; name: string }[];
  category: { locale: Locale; name: string }[];
  picture: PictureFile | undefined;
  /** What is offered, in its order. */
  variants: Variant[];
  /** Of what is configured and for sale: what its smallest order costs. */
  start: ProductCard['start'];
}

type Start = Pick<typeof productListing.$inferSelect, 'startAmount' | 'startQuantity' | 'startUnit'>;

const { startAmount, startQuantity, startUnit } = productListing;
const startColumns = { startAmount, startQuantity, startUnit };

interface Row {
  product: Product;
  /** Null for what is not for sale. */
  start: Start | null;
  keys: typeof productListKeys.$inferSelect;
}

/**
 * By name as readers of the language see it, in the order of a dictionary (`product_list_keys`). The id is that of the table whose
 * index has the order: a cursor of columns of two tables would be no place in an index.
 */
function listOf(sort: DeskProductSort, locale: Locale): KeysetList<Row, DeskProductSort> {
  const isKept = ['name', 'price', 'stock'].includes(sort.replace('-', ''));
  const name = languages[locale].reads === 'english' ? 'nameEn' : 'nameZh';
  const { price, stock } = productListKeys;
  return {
    id: isKept ? productListKeys.productId : products.id,
    idOf: ({ product }) => product.id,
    orders: {
      id: { column: products.id, kind: 'number', valueOf: ({ product }) => product.id },
      changed: { column: products.updatedAt, kind: 'time', valueOf: ({ product }) => product.updatedAt },
      sold: { column: products.sold, kind: 'number', valueOf: ({ product }) => product.sold },
      name: { column: productListKeys[name], kind: 'text', valueOf: ({ keys }) => keys[name] },
      price: { column: price, kind: 'number', valueOf: ({ keys }) => keys.price },
      stock: { column: stock, kind: 'number', valueOf: ({ keys }) => keys.stock },
    },
  };
}

/** Products of every state for who keeps the shop, paged by key. */
export async function listDeskProducts(
  { db }: ServerContext,
  filter: DeskProductFilter,
  input: WorkQuery<DeskProductSort>,
): Promise<WorkPageOf<DeskProduct>> {
  const where = and(...conditions(db, filter));
  const [page, count] = await Promise.all([
    readKeysetPage(listOf(input.sort, filter.locale ?? defaultLocale), input, (query) =>
      db
        .select({ product: products, keys: productListKeys, start: startColumns })
        .from(products)
        .innerJoin(productListKeys, eq(productListKeys.productId, products.id))
        .leftJoin(productListing, eq(productListing.productId, products.id))
        .where(and(where, query.where))
        .orderBy(...query.orderBy)
        .limit(query.limit),
    ),
    countUpTo(db, products, where),
  ]);
  return { ...page, ...count, list: await describe(db, page.list) };
}

function conditions(db: Executor, filter: DeskProductFilter): (SQL | undefined)[] {
  const { kind, status, pricing, categoryId, isLow, isAddressOwn, q } = filter;
  return [
    kind && eq(products.kind, kind),
    status && eq(products.status, status),
    pricing && eq(products.pricing, pricing),
    categoryId === undefined ? undefined : inArray(products.categoryId, below(db, categoryId)),
    isLow ? exists(lowVariants(db)) : undefined,
    isAddressOwn ? hasOwnAddress() : undefined,
    q?.trim() ? inArray(products.id, matching(db, q.trim())) : undefined,
  ];
}

const below = (db: Executor, categoryId: number) =>
  db.select({ id: categories.id }).from(categories).where(sql`${categoryId} = any(${categories.path})`);

/** Words of an index: the number stands in it as it is. */
const lowVariants = (db: Executor) =>
  db
    .select({ id: productVariants.id })
    .from(productVariants)
    .where(
      and(
        eq(productVariants.productId, products.id),
        isNull(productVariants.removedAt),
        sql`${productVariants.stockOnHand} - ${productVariants.stockReserved} < ${sql.raw(String(lowStock))}`,
      ),
    );

/**
 * What is in the shop is found by the words customers find it by, SKUs among them; what is not, by any part of its name,
 * address or SKU: there is little of it.
 */
function matching(db: Executor, q: string) {
  const listed = db
    .select({ id: productListing.productId })
    .from(productListing)
    .where(and(...textMatches(productListing.searchText, q)));
  const addressed = db.select({ id: products.id }).from(products).where(eq(products.slug, q.toLowerCase()));
  const unlisted = db
    .select({ id: products.id })
    .from(products)
    .where(and(ne(products.status, 'published'), ...hasWords(db, q)));
  return listed.union(addressed).union(unlisted);
}

/** Each word stands in a name, the address or a SKU, with or without blanks and marks. */
function hasWords(db: Executor, q: string): (SQL | undefined)[] {
  const patterns = foldedWords(q);
  if (patterns.length === 0) return [sql`false`];
  return patterns.map((pattern) => {
    const named = db
      .select({ id: productTexts.productId })
      .from(productTexts)
      .where(and(eq(productTexts.productId, products.id), isFoldedLike(productTexts.name, pattern)));
    const numbered = db
      .select({ id: productVariants.id })
      .from(productVariants)
      .where(and(eq(productVariants.productId, products.id), isFoldedLike(productVariants.sku, pattern)));
    return or(isFoldedLike(products.slug, pattern), exists(named), exists(numbered));
  });
}

async function describe(db: Executor, page: Row[]): Promise<DeskProduct[]> {
  if (page.length === 0) return [];
  const rows = page.map(({ product }) => product);
  const ids = rows.map(({ id }) => id);
  const [names, categoryNames, media, variants] = await Promise.all([
    db.select().from(productTexts).where(inArray(productTexts.productId, ids)),
    db
      .select()
      .from(categoryTexts)
      .where(inArray(categoryTexts.categoryId, [...new Set(rows.map(({ categoryId }) => categoryId))])),
    db
      .select({ productId: productMedia.productId, fileId: productMedia.fileId })
      .from(productMedia)
      .where(and(inArray(productMedia.productId, ids), eq(productMedia.sort, 0))),
    db
      .select()
      .from(productVariants)
      .where(and(inArray(productVariants.productId, ids), isNull(productVariants.removedAt)))
      .orderBy(asc(productVariants.sort), asc(productVariants.id)),
  ]);
  const pictures = await findPictureFiles(
    db,
    media.map(({ fileId }) => fileId),
  );
  return page.map(({ product, start }) => ({
    product,
    start: start && startOf(start),
    names: names.filter(({ productId }) => productId === product.id),
    category: categoryNames.filter(({ categoryId }) => categoryId === product.categoryId),
    picture: pictures.get(media.find(({ productId }) => productId === product.id)?.fileId ?? 0),
    variants: variants.filter(({ productId }) => productId === product.id),
  }));
}
