import { index, pgTable, primaryKey, smallint, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { foreignId, idColumn, localeColumn } from '../db/columns.ts';
import { products, productVariants } from './tables.ts';

const key = () => varchar('key', { length: 40 }).notNull();
const sort = () => smallint('sort').notNull().default(0);
const name = () => varchar('name', { length: 80 }).notNull();

/** What a customer chooses of one product: size, colour, paper. */
export const productOptions = pgTable(
  'product_options',
  {
    id: idColumn(),
    productId: foreignId('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    key: key(),
    sort: sort(),
  },
  (table) => [uniqueIndex('product_options_key_unique').on(table.productId, table.key)],
);

export const productOptionTexts = pgTable(
  'product_option_texts',
  {
    optionId: foreignId('option_id')
      .notNull()
      .references(() => productOptions.id, { onDelete: 'cascade' }),
    locale: localeColumn(),
    name: name(),
  },
  (table) => [primaryKey({ columns: [table.optionId, table.locale] })],
);

export const productOptionValues = pgTable(
  'product_option_values',
  {
    id: idColumn(),
    optionId: foreignId('option_id')
      .notNull()
      .references(() => productOptions.id, { onDelete: 'cascade' }),
    key: key(),
    sort: sort(),
  },
  (table) => [uniqueIndex('product_option_values_key_unique').on(table.optionId, table.key)],
);

export const productOptionValueTexts = pgTable(
  'product_option_value_texts',
  {
    valueId: foreignId('value_id')
      .notNull()
      .references(() => productOptionValues.id, { onDelete: 'cascade' }),
    locale: localeColumn(),
    name: name(),
  },
  (table) => [primaryKey({ columns: [table.valueId, table.locale] })],
);

/** Which values make a variant; one value of each option at most. */
export const variantOptionValues = pgTable(
  'variant_option_values',
  {
    variantId: foreignId('variant_id')
      .notNull()
      .references(() => productVariants.id, { onDelete: 'cascade' }),
    optionId: foreignId('option_id')
      .notNull()
      .references(() => productOptions.id, { onDelete: 'cascade' }),
    valueId: foreignId('value_id')
      .notNull()
      .references(() => productOptionValues.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.variantId, table.optionId] }),
    index('variant_option_values_value').on(table.valueId),
  ],
);
