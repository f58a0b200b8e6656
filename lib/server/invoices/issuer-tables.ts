import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { invoiceProviders, issuerTypes } from '#lib/contract/invoices/records.ts';
import { categories } from '../catalogue/tables.ts';
import { amountColumn, foreignId, idColumn, updatedAt } from '../db/columns.ts';
import { users } from '../identity/tables.ts';

/** Who issues, and how. A store without a row issues manually in the name that its licence says. */
export const invoiceIssuers = pgTable(
  'invoice_issuers',
  {
    issuerType: varchar('issuer_type', { length: 10, enum: issuerTypes }).notNull(),
    /** The store; 0 for the platform. */
    issuerId: foreignId('issuer_id').notNull(),
    /** Of the platform alone; a store's are those of its licence. */
    name: varchar('name', { length: 100 }).notNull().default(''),
    taxNo: varchar('tax_no', { length: 20 }).notNull().default(''),
    address: varchar('address', { length: 200 }).notNull().default(''),
    phone: varchar('phone', { length: 30 }).notNull().default(''),
    bankName: varchar('bank_name', { length: 100 }).notNull().default(''),
    bankAccount: varchar('bank_account', { length: 32 }).notNull().default(''),
    drawer: varchar('drawer', { length: 40 }).notNull().default(''),
    provider: varchar('provider', { length: 10, enum: invoiceProviders }).notNull().default('manual'),
    isAutoIssue: boolean('is_auto_issue').notNull().default(false),
    isSpecialOffered: boolean('is_special_offered').notNull().default(true),
    /** More than this, tax included, is split into several invoices. */
    capAmount: amountColumn('cap_amount').notNull().default(10_000_000),
    /** Of a small taxpayer, whose rate is the same for everything; null: as the category says. */
    flatTaxBp: integer('flat_tax_bp'),
    /** What its files for tax software hold, and how the answers' columns are called; null: as the shop says. */
    fileColumns: jsonb('file_columns').$type<string[]>(),
    resultColumns: jsonb('result_columns').$type<string[]>(),
    updatedBy: foreignId('updated_by').references(() => users.id),
    version: integer('version').notNull().default(0),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.issuerType, table.issuerId] }),
    check('invoice_issuers_id', sql`(${table.issuerType} = 'platform') = (${table.issuerId} = 0)`),
    check('invoice_issuers_cap', sql`${table.capAmount} >= 100`),
    check('invoice_issuers_rate', sql`${table.flatTaxBp} between 0 and 9999`),
  ],
);

/** Codes of the tax side's list (税收分类编码) that the shop knows: 19 digits, what stands between the stars, the usual rate. */
export const taxCodes = pgTable(
  'invoice_tax_codes',
  {
    id: idColumn(),
    code: varchar('code', { length: 19 }).notNull(),
    /** As on documents: *label*name. */
    label: varchar('label', { length: 40 }).notNull(),
    name: varchar('name', { length: 100 }).notNull(),
    taxBp: integer('tax_bp').notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('invoice_tax_codes_code').on(table.code),
    index('invoice_tax_codes_label').on(table.label),
    check('invoice_tax_codes_digits', sql`${table.code} ~ '^[0-9]{19}$'`),
    check('invoice_tax_codes_rate', sql`${table.taxBp} between 0 and 9999`),
  ],
);

/** Under which code products of a category are invoiced; the nearest category upwards that has one counts. */
export const categoryTaxes = pgTable(
  'invoice_category_taxes',
  {
    categoryId: foreignId('category_id')
      .primaryKey()
      .references(() => categories.id, { onDelete: 'cascade' }),
    taxCodeId: foreignId('tax_code_id')
      .notNull()
      .references(() => taxCodes.id),
    /** Null: the usual rate of the code. */
    taxBp: integer('tax_bp'),
    updatedBy: foreignId('updated_by').references(() => users.id),
    updatedAt: updatedAt(),
  },
  (table) => [check('invoice_category_taxes_rate', sql`${table.taxBp} between 0 and 9999`)],
);
