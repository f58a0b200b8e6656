import { index, pgTable, varchar } from 'drizzle-orm/pg-core';
import { createdAt, foreignId } from '../db/columns.ts';
import { categories, products } from './tables.ts';

/*
 * Addresses that led somewhere and still do: to the record that had them last. An address leads to one record only, and
 * to nobody's past once somebody has it now: who takes it takes its row away.
 */

export const productFormerSlugs = pgTable(
  'product_former_slugs',
  {
    slug: varchar('slug', { length: 120 }).primaryKey(),
    productId: foreignId('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [index('product_former_slugs_product').on(table.productId)],
);

export const categoryFormerSlugs = pgTable(
  'category_former_slugs',
  {
    slug: varchar('slug', { length: 80 }).primaryKey(),
    categoryId: foreignId('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [index('category_former_slugs_category').on(table.categoryId)],
);
