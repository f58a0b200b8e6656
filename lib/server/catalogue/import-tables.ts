import { index, integer, jsonb, pgTable, primaryKey, text, varchar } from 'drizzle-orm/pg-core';
import {
  type ImportField,
  type ImportMapping,
  importOutcomes,
  importStatuses,
} from '#lib/contract/catalogue/desk-import.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { createdAt, foreignId, idColumn, updatedAt } from '../db/columns.ts';
import { users } from '../identity/tables.ts';
import { products } from './tables.ts';

/** A file of products that an operator brought, from its upload to its last row. */
export const productImports = pgTable(
  'product_imports',
  {
    id: idColumn(),
    userId: foreignId('user_id')
      .notNull()
      .references(() => users.id),
    fileName: varchar('file_name', { length: 120 }).notNull(),
    format: varchar('format', { length: 4, enum: ['csv', 'xlsx'] }).notNull(),
    status: varchar('status', { length: 10, enum: importStatuses }).notNull().default('uploaded'),
    headings: jsonb('headings').$type<string[]>().notNull(),
    mapping: jsonb('mapping').$type<ImportMapping>().notNull(),
    rowCount: integer('row_count').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('product_imports_user').on(table.userId)],
);

/** What is wrong with a row; the sentence is chosen when somebody reads it. */
export interface StoredFault {
  /** One of `importFields`; null: the row as a whole. */
  field: string | null;
  /** Of the `validation` or `errors` messages. */
  key: string;
  values?: Record<string, string | number>;
}

/** A text; one in both languages, or the key of a choice that reads differently in each. */
export type ChangedValue = string | Record<Locale, string>;

/** What a row changes: the value before, empty where there was none, and the one after. */
export interface StoredChange {
  field: ImportField;
  from: ChangedValue;
  to: ChangedValue;
}

export const productImportRows = pgTable(
  'product_import_rows',
  {
    importId: foreignId('import_id')
      .notNull()
      .references(() => productImports.id, { onDelete: 'cascade' }),
    /** As the spreadsheet counts: the first row below the headings is 2. */
    n: integer('n').notNull(),
    cells: jsonb('cells').$type<string[]>().notNull(),
    /** Rows of one product have the same; empty until the columns are known. */
    product: text('product').notNull().default(''),
    outcome: varchar('outcome', { length: 10, enum: importOutcomes }).notNull().default('waiting'),
    productId: foreignId('product_id').references(() => products.id, { onDelete: 'set null' }),
    /** Of the product as it was checked: what somebody changed since is left alone. */
    productVersion: integer('product_version'),
    faults: jsonb('faults').$type<StoredFault[]>().notNull().default([]),
    changes: jsonb('changes').$type<StoredChange[]>().notNull().default([]),
    /** What customers would miss of a product that can be saved, or was. */
    warnings: jsonb('warnings').$type<StoredFault[]>().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.n] }),
    index('product_import_rows_outcome').on(table.importId, table.outcome, table.n),
    index('product_import_rows_product').on(table.importId, table.product),
  ],
);
