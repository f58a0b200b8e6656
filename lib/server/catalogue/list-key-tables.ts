import { bigint, index, pgTable, varchar } from 'drizzle-orm/pg-core';
import { foreignId } from '../db/columns.ts';
import { products } from './tables.ts';

/** So much of a name orders a list: a cursor, which travels in addresses, holds it too. */
export const nameKeyLength = 30;

/**
 * What the desk's list of products is ordered by beside columns of their own: one row for every product, whatever its
 * state. A table apart, so that an order, which changes the stock, neither locks nor rewrites the product.
 */
export const productListKeys = pgTable(
  'product_list_keys',
  {
    productId: foreignId('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    /**
     * The beginning of the name, in small letters, as readers of each language see it. The database keeps both in the order
     * of a dictionary (docs/adr/0017-names-in-order.md), which their cursors and indexes follow.
     */
    nameZh: varchar('name_zh', { length: nameKeyLength }).notNull(),
    nameEn: varchar('name_en', { length: nameKeyLength }).notNull(),
    /** Fen of the cheapest variant; what has no price stands behind everything that has. */
    price: bigint('price', { mode: 'number' }).notNull(),
    /** Pieces that nobody has been promised; what is made to order never runs out and stands behind all that may. */
    stock: bigint('stock', { mode: 'number' }).notNull(),
  },
  (table) => [
    index('product_list_keys_name_zh').on(table.nameZh, table.productId),
    index('product_list_keys_name_en').on(table.nameEn, table.productId),
    index('product_list_keys_price').on(table.price, table.productId),
    index('product_list_keys_stock').on(table.stock, table.productId),
  ],
);
