import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import { fulfilments, pricings, productKinds } from '#lib/contract/catalogue/shop-records.ts';
import {
  amountColumn,
  createdAt,
  currencyColumn,
  foreignId,
  idColumn,
  instant,
  localeColumn,
  updatedAt,
} from '../db/columns.ts';
import { files } from '../files/tables.ts';

/** Depth of the category tree. `product_listing` has a column and its indexes for each level. */
export const maxCategoryDepth = 3;

/** Fewer pieces than this are a low stock. The index of them has the number in it. */
export const lowStock = 10;

export const productStatuses = ['draft', 'published', 'archived'] as const;

export const categories = pgTable(
  'categories',
  {
    id: idColumn(),
    parentId: foreignId('parent_id'),
    slug: varchar('slug', { length: 80 }).notNull(),
    /** Ids from the root to the category itself. */
    path: foreignId('path').array().notNull(),
    sort: integer('sort').notNull().default(0),
    pictureFileId: foreignId('picture_file_id').references(() => files.id),
    /** Counts changes, so that two people editing at once notice. */
    version: integer('version').notNull().default(1),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('categories_slug_unique').on(table.slug),
    index('categories_parent').on(table.parentId, table.sort),
    check('categories_depth', sql`cardinality(${table.path}) <= ${sql.raw(String(maxCategoryDepth))}`),
  ],
);

export const categoryTexts = pgTable(
  'category_texts',
  {
    categoryId: foreignId('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    locale: localeColumn(),
    name: varchar('name', { length: 80 }).notNull(),
    description: text('description').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.categoryId, table.locale] })],
);

export const products = pgTable(
  'products',
  {
    id: idColumn(),
    slug: varchar('slug', { length: 120 }).notNull(),
    kind: varchar('kind', { length: 10, enum: productKinds }).notNull(),
    categoryId: foreignId('category_id')
      .notNull()
      .references(() => categories.id),
    status: varchar('status', { length: 10, enum: productStatuses }).notNull().default('draft'),
    pricing: varchar('pricing', { length: 10, enum: pricings }).notNull(),
    unit: varchar('unit', { length: 64 }).notNull(),
    fulfilment: varchar('fulfilment', { length: 10, enum: fulfilments }).notNull(),
    leadDaysMin: smallint('lead_days_min').notNull(),
    leadDaysMax: smallint('lead_days_max').notNull(),
    minimumQuantity: integer('minimum_quantity').notNull().default(1),
    /** Basis points of the list price below which an offer needs a manager; null: as the shop's setting says. */
    floorBp: integer('floor_bp'),
    sold: integer('sold').notNull().default(0),
    isFeatured: boolean('is_featured').notNull().default(false),
    /** Higher stands first where the shop decides the order itself (featured). */
    sortWeight: integer('sort_weight').notNull().default(0),
    /** Counts changes, so that two people editing at once notice. */
    version: integer('version').notNull().default(1),
    publishedAt: instant('published_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('products_slug_unique').on(table.slug),
    index('products_category').on(table.categoryId),
    index('products_changed').on(table.updatedAt, table.id),
    index('products_sold').on(table.sold, table.id),
    index('products_unlisted').on(table.status, table.id).where(sql`${table.status} <> 'published'`),
    // As `own-address.ts` asks: products that stand where the shop itself answers.
    index('products_own_address').on(table.id).where(sql`${table.slug} ~ '^(productlist|service)-[1-9][0-9]{0,15}$'`),
    check('products_lead_days', sql`${table.leadDaysMin} between 0 and ${table.leadDaysMax}`),
    check('products_minimum_quantity', sql`${table.minimumQuantity} >= 1`),
    check('products_floor', sql`${table.floorBp} between 0 and 10000`),
  ],
);

export const productTexts = pgTable(
  'product_texts',
  {
    productId: foreignId('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    locale: localeColumn(),
    name: varchar('name', { length: 160 }).notNull(),
    summary: varchar('summary', { length: 400 }).notNull().default(''),
    /** Clean HTML: it passed `cleanHtml` on its way in. */
    description: text('description').notNull().default(''),
    /** Words people search for that are not in the name. */
    keywords: text('keywords').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.productId, table.locale] })],
);

export const productVariants = pgTable(
  'product_variants',
  {
    id: idColumn(),
    productId: foreignId('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    sku: varchar('sku', { length: 40 }).notNull(),
    currency: currencyColumn(),
    priceAmount: amountColumn('price_amount').notNull(),
    listAmount: amountColumn('list_amount'),
    /** Null: made to order, nothing to run out of. The check settles races between buyers. */
    stockOnHand: integer('stock_on_hand'),
    /** Of these, promised to orders that are not paid yet. */
    stockReserved: integer('stock_reserved').notNull().default(0),
    sort: integer('sort').notNull().default(0),
    /** Not offered any more. The row stays: orders and quotations name it, and pieces promised to orders are counted. */
    removedAt: instant('removed_at'),
  },
  (table) => [
    uniqueIndex('product_variants_sku_unique').on(table.sku),
    index('product_variants_product').on(table.productId, table.sort),
    index('product_variants_low')
      .on(table.productId)
      .where(
        sql`${table.removedAt} is null and ${table.stockOnHand} - ${table.stockReserved} < ${sql.raw(String(lowStock))}`,
      ),
    check('product_variants_price', sql`${table.priceAmount} >= 0`),
    check('product_variants_list', sql`${table.listAmount} >= ${table.priceAmount}`),
    check('product_variants_stock', sql`${table.stockOnHand} >= 0`),
    check('product_variants_reserved', sql`${table.stockReserved} between 0 and coalesce(${table.stockOnHand}, 0)`),
  ],
);

/** Unit price of the whole product from a quantity on. */
export const productPriceTiers = pgTable(
  'product_price_tiers',
  {
    productId: foreignId('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    fromQuantity: integer('from_quantity').notNull(),
    priceAmount: amountColumn('price_amount').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.fromQuantity] }),
    check('product_price_tiers_quantity', sql`${table.fromQuantity} >= 1`),
    check('product_price_tiers_price', sql`${table.priceAmount} >= 0`),
  ],
);

export const productSpecifications = pgTable(
  'product_specifications',
  {
    productId: foreignId('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    locale: localeColumn(),
    sort: smallint('sort').notNull(),
    label: varchar('label', { length: 80 }).notNull(),
    value: varchar('value', { length: 300 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.locale, table.sort] })],
);
