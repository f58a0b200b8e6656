import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, primaryKey, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { invoiceFormats } from '#lib/contract/invoices/records.ts';
import { settlementInvoiceStatuses } from '#lib/contract/invoices/settlement-words.ts';
import { amountColumn, createdAt, currencyColumn, foreignId, idColumn, instant, updatedAt } from '../db/columns.ts';
import { users } from '../identity/tables.ts';
import { storeStatements } from '../settlement/statement-tables.ts';
import { stores } from '../store/tables.ts';

/**
 * What a store has issued to the platform for what it is settled, as it has handed it in (结算发票, docs/domain/invoices.md 15).
 * The number is the tax side's, and the store's alone.
 */
export const settlementInvoices = pgTable(
  'settlement_invoices',
  {
    id: idColumn(),
    no: varchar('no', { length: 20 }).notNull(),
    storeId: foreignId('store_id')
      .notNull()
      .references(() => stores.id),
    currency: currencyColumn(),
    /** With tax: what its statements come to. */
    amount: amountColumn('amount').notNull(),
    fapiaoCode: varchar('fapiao_code', { length: 12 }).notNull().default(''),
    fapiaoNo: varchar('fapiao_no', { length: 20 }).notNull(),
    issueDate: date('issue_date', { mode: 'string' }).notNull(),
    status: varchar('status', { length: 10, enum: settlementInvoiceStatuses }).notNull().default('submitted'),
    /** Why it was refused; the store reads it. */
    reason: varchar('reason', { length: 200 }).notNull().default(''),
    submittedBy: foreignId('submitted_by')
      .notNull()
      .references(() => users.id),
    decidedBy: foreignId('decided_by').references(() => users.id),
    decidedAt: instant('decided_at'),
    version: integer('version').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('settlement_invoices_no').on(table.no),
    /** What was refused or withdrawn is handed in again under its number. */
    uniqueIndex('settlement_invoices_number')
      .on(table.storeId, table.fapiaoCode, table.fapiaoNo)
      .where(sql`${table.status} in ('submitted', 'accepted')`),
    index('settlement_invoices_store').on(table.storeId, table.id),
    index('settlement_invoices_status').on(table.status, table.id),
    check('settlement_invoices_amount', sql`${table.amount} > 0`),
    check(
      'settlement_invoices_decided',
      sql`(${table.status} in ('accepted', 'refused')) = (${table.decidedAt} is not null)
        and (${table.decidedAt} is null) = (${table.decidedBy} is null)
        and (${table.status} = 'refused') = (${table.reason} <> '')`,
    ),
  ],
);

/** Which statements it is for. A statement stands on one that counts: handed in, or accepted. */
export const settlementInvoiceParts = pgTable(
  'settlement_invoice_parts',
  {
    invoiceId: foreignId('invoice_id')
      .notNull()
      .references(() => settlementInvoices.id),
    statementId: foreignId('statement_id')
      .notNull()
      .references(() => storeStatements.id),
    /** Signed: what was owed takes off it. */
    amount: amountColumn('amount').notNull(),
    /** Neither refused nor withdrawn. */
    isLiving: boolean('is_living').notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.invoiceId, table.statementId] }),
    uniqueIndex('settlement_invoice_parts_once').on(table.statementId).where(sql`${table.isLiving}`),
  ],
);

/** Its files, as they came, with what they hash to. */
export const settlementInvoiceFiles = pgTable(
  'settlement_invoice_files',
  {
    invoiceId: foreignId('invoice_id')
      .notNull()
      .references(() => settlementInvoices.id),
    format: varchar('format', { length: 4, enum: invoiceFormats }).notNull(),
    fileKey: varchar('file_key', { length: 255 }).notNull(),
    sha256: varchar('sha256', { length: 64 }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.invoiceId, table.format] })],
);
