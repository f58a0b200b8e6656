import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { titleOwners, titleTypes } from '#lib/contract/invoices/records.ts';
import { createdAt, foreignId, idColumn, instant, updatedAt } from '../db/columns.ts';

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
