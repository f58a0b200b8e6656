import { type SQL, sql } from 'drizzle-orm';
import {
  boolean,
  type ExtraConfigColumn,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  varchar,
} from 'drizzle-orm/pg-core';
import { productKinds } from '#lib/contract/catalogue/shop-records.ts';
import { amountColumn, foreignId, instant } from '../db/columns.ts';
import { products } from './tables.ts';

/** One product in so many is in each of the samples that estimate how much a search matches; see `survey-listing.ts`. */
export const sampleShares = [1024, 256, 64, 16] as const;

/** How `toSearchText` writes what a product is found by: rows of an earlier wording are read anew by the job `search-words`. */
export const listingWording = 2;

type Key = Partial<ExtraConfigColumn> | SQL;

/**
 * One row for every published product, holding all that lists filter, order and search by, so that a list never joins
 * before it has chosen its page. Written by `refreshListing` only, in the transaction that changes the product.
 *
 * Each order has an index of its own, alone and behind each level of the category path: a page is then a walk along
 * one index, whatever the category. The keys end in the product's id, so the order is the same on every page.
 */
export const productListing = pgTable(
  'product_listing',
  {
    productId: foreignId('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    kind: varchar('kind', { length: 10, enum: productKinds }).notNull(),
    /** The category path by level (at most `maxCategoryDepth`); null below the product's own category. */
    category1Id: foreignId('category_1_id').notNull(),
    category2Id: foreignId('category_2_id'),
    category3Id: foreignId('category_3_id'),
    facetValueIds: integer('facet_value_ids').array().notNull(),
    /** Lowest unit price, of what is configured that of the smallest order; null: on request. */
    priceAmount: amountColumn('price_amount'),
    /** What the smallest order costs as the configurator begins; null where there is none, or no price at once. */
    startAmount: amountColumn('start_amount'),
    startQuantity: integer('start_quantity'),
    startUnit: varchar('start_unit', { length: 64 }),
    listAmount: amountColumn('list_amount'),
    isPriceFrom: boolean('is_price_from').notNull(),
    isAvailable: boolean('is_available').notNull(),
    isFeatured: boolean('is_featured').notNull(),
    sortWeight: integer('sort_weight').notNull(),
    sold: integer('sold').notNull(),
    publishedAt: instant('published_at').notNull(),
    leadDaysMax: smallint('lead_days_max').notNull(),
    /** What it is called in both languages, as `toSearchText` writes it; null until a shop of before has been read anew. */
    nameText: text('name_text'),
    /** Words of both languages as `toSearchText` writes them. */
    searchText: text('search_text').notNull(),
    /** `listingWording` of when it was written; what the version before writes counts as its own. */
    wording: smallint('wording').notNull().default(1),
  },
  (table) => {
    const orders = (name: string, level?: Key, where?: SQL) => {
      const on = (order: string, key: Key, last: Key) => {
        const named = index(`product_listing_${name}_${order}`);
        const built = level ? named.on(level, key, last) : named.on(key, last);
        return where ? built.where(where) : built;
      };
      // Made anew for each index: an index takes the direction out of the column it is given.
      const id = () => table.productId.desc();
      return [
        on('popular', table.sold.desc(), id()),
        on('newest', table.publishedAt.desc(), id()),
        on('price_asc', table.priceAmount.asc().nullsLast(), id()),
        on('price_desc', table.priceAmount.desc().nullsLast(), id()),
      ];
    };
    const isInSample = (share: number) => sql`${table.productId} % ${sql.raw(String(share))} = 0`;
    // As `listing-keys.ts` has it: what has words and keys is intersected within one index.
    const found = (name: string, words: typeof table.searchText | typeof table.nameText) =>
      index(`product_listing_${name}`).using(
        'gin',
        words.op('gin_trgm_ops'),
        table.facetValueIds,
        sql`(array[${table.category1Id}, ${table.category2Id}, ${table.category3Id}, case ${table.kind} when 'service' then -1 else -2 end])`,
        sql`popularity_steps(${table.sold})`,
        sql`price_steps(${table.priceAmount})`,
        sql`time_steps(${table.publishedAt})`,
      );
    return [
      ...orders('all'),
      ...orders('service', undefined, sql`${table.kind} = 'service'`),
      ...orders('category_1', table.category1Id),
      ...orders('category_2', table.category2Id, sql`${table.category2Id} is not null`),
      ...orders('category_3', table.category3Id, sql`${table.category3Id} is not null`),
      index('product_listing_featured')
        .on(table.sortWeight.desc(), table.sold.desc(), table.productId.desc())
        .where(sql`${table.isFeatured}`),
      // What is written waits in a list until it is sorted in, and each search reads that list: it is kept short. A sample has
      // none, as one would look dearer by it than an index sixteen times its size.
      ...sampleShares.map((share) =>
        found(`sample_${share}`, table.searchText).where(isInSample(share)).with({ fastupdate: false }),
      ),
      found('words', table.searchText).with({ gin_pending_list_limit: 1024 }),
      found('names', table.nameText).with({ gin_pending_list_limit: 1024 }),
      index('product_listing_worded_otherwise').on(table.productId).where(sql`${table.wording} < 2`),
      // Read by the version before; may go with the release after this one.
      index('product_listing_unread').on(table.productId).where(sql`${table.nameText} is null`),
    ];
  },
);

/**
 * How many listed products a category (0: the whole shop) has of each kind, altogether (`facet_value_id` 0) and of each
 * facet value. A trigger on `product_listing` keeps it, so the commonest list, a category without filters, knows its
 * total and its facet counts exactly at any size without counting.
 */
export const listingCounts = pgTable(
  'listing_counts',
  {
    categoryId: foreignId('category_id').notNull(),
    kind: varchar('kind', { length: 10, enum: productKinds }).notNull(),
    facetValueId: integer('facet_value_id').notNull(),
    products: integer('products').notNull(),
  },
  (table) => [primaryKey({ columns: [table.categoryId, table.kind, table.facetValueId] })],
);
