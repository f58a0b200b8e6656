import { boolean, index, integer, pgTable, text, varchar } from 'drizzle-orm/pg-core';
import { foreignId, idColumn, localeColumn, updatedAt } from '../db/columns.ts';
import { products } from './tables.ts';

/**
 * The vocabulary of the shop: every word by which a published product can be found, with the keys that lead to it from
 * something typed otherwise: its pinyin, its initials, its misspellings (see `search/term-keys.ts`). `products` is kept
 * by a trigger on `listing_terms`; a word that no product has any more stays with 0 and is not suggested.
 */
export const searchTerms = pgTable(
  'search_terms',
  {
    term: varchar('term', { length: 40 }).primaryKey(),
    /** A word of the dictionary, and not a run of several: suggested before such. */
    isWord: boolean('is_word').notNull(),
    products: integer('products').notNull().default(0),
    keys: text('keys').array().notNull(),
  },
  (table) => [index('search_terms_keys').using('gin', table.keys)],
);

/** The words of each published product. Apart from the listing, whose rows are read thousands at a time. */
export const listingTerms = pgTable('listing_terms', {
  productId: foreignId('product_id')
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' }),
  terms: text('terms').array().notNull(),
});

/** Words that mean the same to who searches. A product that is called by one of them is found by all. */
export const synonymGroups = pgTable('search_synonyms', {
  id: idColumn(),
  locale: localeColumn(),
  /** As operators wrote them, the one they think of first in front. */
  words: text('words').array().notNull(),
  version: integer('version').notNull().default(1),
  updatedAt: updatedAt(),
});
