import { boolean, index, integer, pgTable, primaryKey, smallint, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { foreignId, localeColumn } from '../db/columns.ts';
import { products } from './tables.ts';

/** Small keys: a listing row carries an array of them, and a million rows carry it a million times. */
const smallId = () => integer('id').primaryKey().generatedAlwaysAsIdentity();

/** What lists can be filtered by, the same for all products: material, colour, use. */
export const attributes = pgTable(
  'attributes',
  {
    id: smallId(),
    key: varchar('key', { length: 40 }).notNull(),
    sort: smallint('sort').notNull().default(0),
    /** Worth a line on a product's card. */
    isCardFact: boolean('is_card_fact').notNull().default(false),
    /** Counts changes of the attribute and its values, so that two people editing at once notice. */
    version: integer('version').notNull().default(1),
  },
  (table) => [uniqueIndex('attributes_key_unique').on(table.key)],
);

export const attributeTexts = pgTable(
  'attribute_texts',
  {
    attributeId: integer('attribute_id')
      .notNull()
      .references(() => attributes.id, { onDelete: 'cascade' }),
    locale: localeColumn(),
    name: varchar('name', { length: 80 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.attributeId, table.locale] })],
);

export const attributeValues = pgTable(
  'attribute_values',
  {
    id: smallId(),
    attributeId: integer('attribute_id')
      .notNull()
      .references(() => attributes.id, { onDelete: 'cascade' }),
    key: varchar('key', { length: 40 }).notNull(),
    sort: smallint('sort').notNull().default(0),
  },
  (table) => [uniqueIndex('attribute_values_key_unique').on(table.attributeId, table.key)],
);

export const attributeValueTexts = pgTable(
  'attribute_value_texts',
  {
    valueId: integer('value_id')
      .notNull()
      .references(() => attributeValues.id, { onDelete: 'cascade' }),
    locale: localeColumn(),
    name: varchar('name', { length: 80 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.valueId, table.locale] })],
);

export const productAttributeValues = pgTable(
  'product_attribute_values',
  {
    productId: foreignId('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    valueId: integer('value_id')
      .notNull()
      .references(() => attributeValues.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.valueId] }),
    index('product_attribute_values_value').on(table.valueId),
  ],
);
