import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import {
  documentColors,
  invoiceFormats,
  invoiceProviders,
  issuerTypes,
  redCauses,
  redReasons,
  redStatuses,
} from '#lib/contract/invoices/records.ts';
import { amountColumn, createdAt, foreignId, idColumn, instant, updatedAt } from '../db/columns.ts';
import { users } from '../identity/tables.ts';
import { invoiceApplications } from './application-tables.ts';
import type { DocumentItem, PartySnapshot, RequestedInvoice } from './applying/snapshots.ts';

/**
 * Invoices that exist on the tax side. The shop makes up no number: they come from whoever issues. Nothing of a row changes
 * but that a document on paper may be voided.
 */
export const invoiceDocuments = pgTable(
  'invoice_documents',
  {
    id: idColumn(),
    applicationId: foreignId('application_id')
      .notNull()
      .references(() => invoiceApplications.id),
    issuerType: varchar('issuer_type', { length: 10, enum: issuerTypes }).notNull(),
    issuerId: foreignId('issuer_id').notNull(),
    color: varchar('color', { length: 4, enum: documentColors }).notNull(),
    /** Of a red one, what it takes back. */
    blueDocumentId: foreignId('blue_document_id'),
    /** Of documents of before alone, which have a code beside their number. */
    fapiaoCode: varchar('fapiao_code', { length: 12 }).notNull().default(''),
    fapiaoNo: varchar('fapiao_no', { length: 20 }).notNull(),
    issueDate: date('issue_date', { mode: 'string' }).notNull(),
    /** Below zero on a red one, like its items. */
    netAmount: amountColumn('net_amount').notNull(),
    taxAmount: amountColumn('tax_amount').notNull(),
    totalAmount: amountColumn('total_amount').notNull(),
    items: jsonb('items').$type<DocumentItem[]>().notNull(),
    seller: jsonb('seller').$type<PartySnapshot>().notNull(),
    buyer: jsonb('buyer').$type<PartySnapshot>().notNull(),
    drawer: varchar('drawer', { length: 40 }).notNull().default(''),
    remark: varchar('remark', { length: 200 }).notNull().default(''),
    checkCode: varchar('check_code', { length: 32 }).notNull().default(''),
    /** Of the double: worth nothing before the law. */
    isSample: boolean('is_sample').notNull().default(false),
    recordedBy: foreignId('recorded_by').references(() => users.id),
    voidedAt: instant('voided_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('invoice_documents_number').on(table.issuerType, table.issuerId, table.fapiaoCode, table.fapiaoNo),
    /** An application has one blue document. */
    uniqueIndex('invoice_documents_blue').on(table.applicationId).where(sql`${table.color} = 'blue'`),
    index('invoice_documents_application').on(table.applicationId),
    index('invoice_documents_issued').on(table.issuerType, table.issuerId, table.issueDate, table.id),
    index('invoice_documents_fapiao_no').on(table.fapiaoNo),
    check('invoice_documents_sum', sql`${table.netAmount} + ${table.taxAmount} = ${table.totalAmount}`),
    check(
      'invoice_documents_color',
      sql`(${table.color} = 'red') = (${table.totalAmount} < 0) and (${table.color} = 'red') = (${table.blueDocumentId} is not null)`,
    ),
    check('invoice_documents_voided', sql`${table.voidedAt} is null or ${table.color} = 'blue'`),
  ],
);

/** The files of a document, kept with us: as they came, with what they hash to. */
export const invoiceFiles = pgTable(
  'invoice_files',
  {
    id: idColumn(),
    documentId: foreignId('document_id')
      .notNull()
      .references(() => invoiceDocuments.id),
    format: varchar('format', { length: 4, enum: invoiceFormats }).notNull(),
    fileKey: varchar('file_key', { length: 255 }).notNull(),
    sha256: varchar('sha256', { length: 64 }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('invoice_files_format').on(table.documentId, table.format)],
);

/** What of which item a red-letter confirmation takes back. */
export interface RedPart {
  itemId: number;
  /** Tax included, above zero. */
  grossAmount: number;
  qty: number | null;
}

/** Red-letter confirmations (红字确认单, docs/domain/invoices.md 9). An application has one open at a time. */
export const redConfirmations = pgTable(
  'invoice_reds',
  {
    id: idColumn(),
    no: varchar('no', { length: 20 }).notNull(),
    applicationId: foreignId('application_id')
      .notNull()
      .references(() => invoiceApplications.id),
    blueDocumentId: foreignId('blue_document_id')
      .notNull()
      .references(() => invoiceDocuments.id),
    applicant: varchar('applicant', { length: 10, enum: ['seller', 'buyer'] }).notNull(),
    reason: varchar('reason', { length: 20, enum: redReasons }).notNull(),
    cause: varchar('cause', { length: 20, enum: redCauses }).notNull(),
    /** Above zero, tax included. */
    amount: amountColumn('amount').notNull(),
    parts: jsonb('parts').$type<RedPart[]>().notNull(),
    status: varchar('status', { length: 30, enum: redStatuses }).notNull().default('applying'),
    /** What the application goes back to when nothing comes of it. */
    statusBefore: varchar('status_before', { length: 20, enum: ['issued', 'partially_reversed'] }).notNull(),
    /** The tax side's own number of it. */
    taxUuid: varchar('tax_uuid', { length: 64 }).notNull().default(''),
    expiresAt: instant('expires_at'),
    redDocumentId: foreignId('red_document_id').references(() => invoiceDocuments.id),
    /** The application that is made once this one is red: another title, or what is left. Null: none. */
    replacement: jsonb('replacement').$type<RequestedInvoice>(),
    note: varchar('note', { length: 200 }).notNull().default(''),
    provider: varchar('provider', { length: 10, enum: invoiceProviders }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAt: instant('next_at'),
    failReason: varchar('fail_reason', { length: 200 }).notNull().default(''),
    requestedBy: foreignId('requested_by').references(() => users.id),
    version: integer('version').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('invoice_reds_no').on(table.no),
    uniqueIndex('invoice_reds_open')
      .on(table.applicationId)
      .where(sql`${table.status} in ('applying', 'no_confirm_needed', 'await_buyer', 'await_seller', 'confirmed')`),
    index('invoice_reds_application').on(table.applicationId, table.id),
    index('invoice_reds_status').on(table.status, table.id),
    index('invoice_reds_next').on(table.nextAt).where(sql`${table.nextAt} is not null`),
    check('invoice_reds_amount', sql`${table.amount} > 0`),
    check('invoice_reds_done', sql`(${table.status} = 'done') = (${table.redDocumentId} is not null)`),
  ],
);
