import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { specialStatuses, titleOwners, titleTypes } from '#lib/contract/invoices/records.ts';
import { createdAt, foreignId, idColumn, instant, updatedAt } from '../db/columns.ts';
import { users } from '../identity/tables.ts';

/** Whom invoices are made out to. A title that was removed stays: it is what documents were copied from. */
export const invoiceTitles = pgTable(
  'invoice_titles',
  {
    id: idColumn(),
    ownerType: varchar('owner_type', { length: 10, enum: titleOwners }).notNull(),
    ownerId: foreignId('owner_id').notNull(),
    titleType: varchar('title_type', { length: 10, enum: titleTypes }).notNull(),
    name: varchar('name', { length: 100 }).notNull(),
    /** Empty: of a person, or of a body that has none. */
    taxNo: varchar('tax_no', { length: 20 }).notNull().default(''),
    regAddress: varchar('reg_address', { length: 100 }).notNull().default(''),
    regPhone: varchar('reg_phone', { length: 30 }).notNull().default(''),
    bankName: varchar('bank_name', { length: 100 }).notNull().default(''),
    bankAccount: varchar('bank_account', { length: 32 }).notNull().default(''),
    /** Where documents go. */
    email: varchar('email', { length: 50 }).notNull().default(''),
    mobile: varchar('mobile', { length: 11 }).notNull().default(''),
    isDefault: boolean('is_default').notNull().default(false),
    deletedAt: instant('deleted_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('invoice_titles_owner').on(table.ownerType, table.ownerId),
    uniqueIndex('invoice_titles_once')
      .on(table.ownerType, table.ownerId, table.name, table.taxNo)
      .where(sql`${table.deletedAt} is null`),
    uniqueIndex('invoice_titles_default')
      .on(table.ownerType, table.ownerId)
      .where(sql`${table.isDefault} and ${table.deletedAt} is null`),
    check('invoice_titles_company', sql`${table.titleType} <> 'company' or ${table.taxNo} <> ''`),
    check(
      'invoice_titles_person',
      sql`${table.titleType} <> 'personal' or ${table.taxNo} = '' and ${table.regAddress} = '' and ${table.regPhone} = ''
        and ${table.bankName} = '' and ${table.bankAccount} = ''`,
    ),
  ],
);

/**
 * Documents by which an operator lets special invoices be made out to a company's title. They are of the title as it was: a
 * change of its name or number begins anew, one of what else an invoice says is looked at again.
 */
export const titlePapers = pgTable(
  'invoice_title_papers',
  {
    titleId: foreignId('title_id')
      .primaryKey()
      .references(() => invoiceTitles.id, { onDelete: 'cascade' }),
    status: varchar('status', { length: 10, enum: specialStatuses }).notNull().default('pending'),
    fileIds: foreignId('file_ids').array().notNull(),
    /** Why they were not enough. */
    reason: varchar('reason', { length: 200 }).notNull().default(''),
    askedAt: instant('asked_at').notNull(),
    decidedBy: foreignId('decided_by').references(() => users.id),
    decidedAt: instant('decided_at'),
    version: integer('version').notNull().default(0),
  },
  (table) => [
    index('invoice_title_papers_status').on(table.status, table.askedAt, table.titleId),
    check('invoice_title_papers_some', sql`cardinality(${table.fileIds}) > 0`),
    check('invoice_title_papers_decided', sql`(${table.status} = 'pending') = (${table.decidedAt} is null)`),
  ],
);
