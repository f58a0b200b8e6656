import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, smallint, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import {
  contentModes,
  invoiceKinds,
  invoiceMedia,
  invoiceMismatches,
  invoiceProviders,
  invoiceSources,
  invoiceStatuses,
  issuerTypes,
  titleOwners,
} from '#lib/contract/invoices/records.ts';
import { amountColumn, createdAt, currencyColumn, foreignId, idColumn, instant, updatedAt } from '../db/columns.ts';
import { users } from '../identity/tables.ts';
import { orderLines, orders } from '../orders/tables.ts';
import { storeStatements } from '../settlement/statement-tables.ts';
import type { MailAddress, TitleSnapshot } from './applying/snapshots.ts';

/**
 * What somebody wants invoiced, and what became of it (docs/domain/invoices.md 6 and 7). It has copied title and address:
 * changing those changes no application.
 */
export const invoiceApplications = pgTable(
  'invoice_applications',
  {
    id: idColumn(),
    no: varchar('no', { length: 20 }).notNull(),
    issuerType: varchar('issuer_type', { length: 10, enum: issuerTypes }).notNull(),
    /** The store; 0 for the platform. */
    issuerId: foreignId('issuer_id').notNull(),
    recipientType: varchar('recipient_type', { length: 10, enum: titleOwners }).notNull(),
    recipientId: foreignId('recipient_id').notNull(),
    source: varchar('source', { length: 10, enum: invoiceSources }).notNull(),
    kind: varchar('kind', { length: 10, enum: invoiceKinds }).notNull(),
    medium: varchar('medium', { length: 10, enum: invoiceMedia }).notNull(),
    title: jsonb('title_snapshot').$type<TitleSnapshot>().notNull(),
    currency: currencyColumn(),
    /** Tax included; the sum of its blue items. */
    amount: amountColumn('amount').notNull(),
    contentMode: varchar('content_mode', { length: 10, enum: contentModes }).notNull(),
    /** Printed on the document. */
    remark: varchar('remark', { length: 200 }).notNull().default(''),
    /** From whoever asked to the issuer; not printed. */
    note: varchar('note', { length: 200 }).notNull().default(''),
    email: varchar('email', { length: 50 }).notNull().default(''),
    mobile: varchar('mobile', { length: 11 }).notNull().default(''),
    /** Where a document on paper goes. */
    mailAddress: jsonb('mail_address').$type<MailAddress>(),
    mailCarrier: varchar('mail_carrier', { length: 40 }).notNull().default(''),
    mailTracking: varchar('mail_tracking', { length: 40 }).notNull().default(''),
    status: varchar('status', { length: 20, enum: invoiceStatuses }).notNull().default('submitted'),
    /** A refund has made it smaller since it was asked for: whoever issues has to look again. */
    isAmountChanged: boolean('is_amount_changed').notNull().default(false),
    rejectReason: varchar('reject_reason', { length: 200 }).notNull().default(''),
    failCode: varchar('fail_code', { length: 60 }).notNull().default(''),
    failReason: varchar('fail_reason', { length: 200 }).notNull().default(''),
    /** A document is there and differs in this; the reason is its number then, and worded for each reader. */
    mismatch: varchar('mismatch', { length: 20, enum: invoiceMismatches }),
    /** Who was asked to issue it; null before. */
    provider: varchar('provider', { length: 10, enum: invoiceProviders }),
    attempts: integer('attempts').notNull().default(0),
    /** When the provider is asked next. */
    nextAt: instant('next_at'),
    /** What it takes the place of: the one with another title, or what was left of one taken back whole. */
    replacesId: foreignId('replaces_id'),
    submittedBy: foreignId('submitted_by').references(() => users.id),
    /** Who issued or rejected it; null for a job. */
    reviewedBy: foreignId('reviewed_by').references(() => users.id),
    /** When the issuer should have issued it; operators are told once it has passed. */
    dueAt: instant('due_at').notNull(),
    alertedAt: instant('alerted_at'),
    issuedAt: instant('issued_at'),
    version: integer('version').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('invoice_applications_no').on(table.no),
    index('invoice_applications_recipient').on(table.recipientType, table.recipientId, table.id),
    index('invoice_applications_issuer').on(table.issuerType, table.issuerId, table.status, table.dueAt, table.id),
    index('invoice_applications_issuer_created').on(table.issuerType, table.issuerId, table.createdAt, table.id),
    index('invoice_applications_status').on(table.status, table.dueAt, table.id),
    index('invoice_applications_created').on(table.createdAt, table.id),
    index('invoice_applications_next').on(table.nextAt).where(sql`${table.nextAt} is not null`),
    /** One is taken back for another once. */
    uniqueIndex('invoice_applications_replaces')
      .on(table.replacesId)
      .where(sql`${table.replacesId} is not null and ${table.status} not in ('rejected', 'cancelled', 'voided')`),
    check('invoice_applications_amount', sql`${table.amount} > 0 or ${table.status} = 'cancelled'`),
    check('invoice_applications_issuer_id', sql`(${table.issuerType} = 'platform') = (${table.issuerId} = 0)`),
    check('invoice_applications_store', sql`${table.recipientType} <> 'store' or ${table.issuerType} = 'platform'`),
    check('invoice_applications_paper', sql`${table.medium} <> 'paper' or ${table.mailAddress} is not null`),
    check(
      'invoice_applications_issued',
      sql`(${table.status} in ('issued', 'reversing', 'partially_reversed', 'reversed', 'voided')) = (${table.issuedAt} is not null)`,
    ),
    check('invoice_applications_issuing', sql`${table.status} <> 'issuing' or ${table.provider} is not null`),
  ],
);

/**
 * What an application is of: of each line of an order, or each fee of a statement, its part with its tax. Rows of a red
 * document are below zero and name it; the sum of a line over living applications is what is invoiced of it.
 */
export const invoiceItems = pgTable(
  'invoice_items',
  {
    id: idColumn(),
    applicationId: foreignId('application_id')
      .notNull()
      .references(() => invoiceApplications.id),
    /** The red document that takes it back; null: asked for, and once it is issued on the blue one. */
    redDocumentId: foreignId('red_document_id'),
    /** The blue row that a red one takes back. */
    itemId: foreignId('item_id'),
    orderId: foreignId('order_id').references(() => orders.id),
    orderLineId: foreignId('order_line_id').references(() => orderLines.id),
    statementId: foreignId('statement_id').references(() => storeStatements.id),
    sort: smallint('sort').notNull(),
    /** In Chinese, as documents are. */
    name: varchar('name', { length: 100 }).notNull(),
    model: varchar('model', { length: 100 }).notNull().default(''),
    unit: varchar('unit', { length: 20 }).notNull().default(''),
    /** Null where it is a part of an amount and not pieces. */
    qty: integer('qty'),
    taxCode: varchar('tax_code', { length: 19 }).notNull().default(''),
    /** What stands between the stars before the name. */
    taxLabel: varchar('tax_label', { length: 40 }).notNull().default(''),
    taxBp: integer('tax_bp').notNull(),
    /** Tax included. */
    grossAmount: amountColumn('gross_amount').notNull(),
    netAmount: amountColumn('net_amount').notNull(),
    taxAmount: amountColumn('tax_amount').notNull(),
  },
  (table) => [
    index('invoice_items_application').on(table.applicationId, table.sort),
    index('invoice_items_order').on(table.orderId).where(sql`${table.orderId} is not null`),
    index('invoice_items_statement').on(table.statementId).where(sql`${table.statementId} is not null`),
    check('invoice_items_sum', sql`${table.netAmount} + ${table.taxAmount} = ${table.grossAmount}`),
    check(
      'invoice_items_sign',
      sql`case when ${table.redDocumentId} is null then ${table.netAmount} >= 0 and ${table.taxAmount} >= 0
        else ${table.netAmount} <= 0 and ${table.taxAmount} <= 0 end`,
    ),
    check('invoice_items_red', sql`(${table.redDocumentId} is null) = (${table.itemId} is null)`),
    check('invoice_items_of', sql`(${table.orderLineId} is null) <> (${table.statementId} is null)`),
    check('invoice_items_order', sql`(${table.orderLineId} is null) = (${table.orderId} is null)`),
    check('invoice_items_rate', sql`${table.taxBp} between 0 and 9999`),
  ],
);

/** Orders whose money went back, until what their invoices say is right again; taken in order by a job. */
export const invoiceChecks = pgTable(
  'invoice_checks',
  {
    orderId: foreignId('order_id')
      .primaryKey()
      .references(() => orders.id),
    /** Raised by every refund: one that comes while the job looks is looked at again. */
    version: integer('version').notNull().default(0),
    nextAt: instant('next_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [index('invoice_checks_next').on(table.nextAt)],
);
