import { index, jsonb, pgTable, primaryKey, smallint, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import type { ShownChoices } from '#lib/specification/picture-for.ts';
import { foreignId, idColumn, localeColumn } from '../db/columns.ts';
import { files } from '../files/tables.ts';
import { products } from './tables.ts';

/** Pictures of a product in their order; the first is the main one. */
export const productMedia = pgTable(
  'product_media',
  {
    id: idColumn(),
    productId: foreignId('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    sort: smallint('sort').notNull(),
    /** Choices it is the picture of, option key → value key; empty: of the product whatever is chosen. */
    shows: jsonb('shows').$type<ShownChoices>().notNull().default({}),
    fileId: foreignId('file_id')
      .notNull()
      .references(() => files.id),
  },
  (table) => [
    uniqueIndex('product_media_order_unique').on(table.productId, table.sort),
    index('product_media_file').on(table.fileId),
  ],
);

/** What a picture shows, for people who do not see it. */
export const productMediaTexts = pgTable(
  'product_media_texts',
  {
    mediaId: foreignId('media_id')
      .notNull()
      .references(() => productMedia.id, { onDelete: 'cascade' }),
    locale: localeColumn(),
    alt: varchar('alt', { length: 200 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.mediaId, table.locale] })],
);
