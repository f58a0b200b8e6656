import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { payeeTypes } from '#lib/contract/store/bank-account.ts';
import type { LegalField } from '#lib/contract/store/legal.ts';
import { legalChangeStatuses, payeeChangeStatuses } from '#lib/contract/store/profile-values.ts';
import { createdAt, foreignId, idColumn, instant, updatedAt } from '../db/columns.ts';
import { files } from '../files/tables.ts';
import { users } from '../identity/tables.ts';
import { stores } from './tables.ts';

/** Where customers send things back to. */
export const storeReturnAddresses = pgTable(
  'store_return_addresses',
  {
    id: idColumn(),
    storeId: foreignId('store_id')
      .notNull()
      .references(() => stores.id),
    receiver: varchar('receiver', { length: 30 }).notNull(),
    mobile: varchar('mobile', { length: 11 }).notNull(),
    provinceId: integer('province_id').notNull(),
    cityId: integer('city_id').notNull(),
    areaId: integer('area_id').notNull(),
    provinceName: varchar('province_name', { length: 30 }).notNull(),
    cityName: varchar('city_name', { length: 30 }).notNull(),
    areaName: varchar('area_name', { length: 30 }).notNull(),
    address: varchar('address', { length: 200 }).notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('store_return_addresses_store').on(table.storeId),
    uniqueIndex('store_return_addresses_default').on(table.storeId).where(sql`${table.isDefault}`),
  ],
);

/**
 * Changes of the account a store is paid to. The old one stays valid until the new one has cooled down and an operator
 * has approved it; of a store one waits at a time.
 */
export const storePayeeChanges = pgTable(
  'store_payee_changes',
  {
    id: idColumn(),
    storeId: foreignId('store_id')
      .notNull()
      .references(() => stores.id),
    status: varchar('status', { length: 10, enum: payeeChangeStatuses }).notNull().default('pending'),
    payeeType: varchar('payee_type', { length: 10, enum: payeeTypes }).notNull(),
    payeeName: varchar('payee_name', { length: 100 }).notNull(),
    payeeBank: varchar('payee_bank', { length: 60 }).notNull(),
    payeeBranch: varchar('payee_branch', { length: 60 }).notNull().default(''),
    encryptedPayeeAccount: varchar('sealed_payee_account', { length: 200 }).notNull(),
    requestedBy: foreignId('requested_by')
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
    /** The end of the cooling time. */
    effectiveAt: instant('effective_at').notNull(),
    approvedAt: instant('approved_at'),
    decidedBy: foreignId('decided_by').references(() => users.id),
    /** Why it was rejected, for the owner to read. */
    reason: varchar('reason', { length: 255 }).notNull().default(''),
    endedAt: instant('ended_at'),
  },
  (table) => [
    uniqueIndex('store_payee_changes_pending').on(table.storeId).where(sql`${table.status} = 'pending'`),
    index('store_payee_changes_status').on(table.status, table.effectiveAt),
    index('store_payee_changes_store').on(table.storeId, table.createdAt),
  ],
);

/**
 * Changes of the name or the legal facts of a store, each with all facts as they are to be. The old ones count until an
 * operator has approved it; of a store one waits at a time.
 */
export const storeLegalChanges = pgTable(
  'store_legal_changes',
  {
    id: idColumn(),
    storeId: foreignId('store_id')
      .notNull()
      .references(() => stores.id),
    status: varchar('status', { length: 10, enum: legalChangeStatuses }).notNull().default('pending'),
    name: varchar('name', { length: 30 }).notNull(),
    companyName: varchar('company_name', { length: 100 }).notNull(),
    creditCode: varchar('credit_code', { length: 18 }).notNull(),
    legalPerson: varchar('legal_person', { length: 50 }).notNull(),
    /** Null: the picture stays; also when one that was asked for in vain has been removed since. */
    licenceFileId: foreignId('licence_file_id').references(() => files.id, { onDelete: 'set null' }),
    licenceFrom: date('licence_from', { mode: 'string' }).notNull(),
    /** Null: good without an end. */
    licenceUntil: date('licence_until', { mode: 'string' }),
    requestedBy: foreignId('requested_by')
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
    decidedBy: foreignId('decided_by').references(() => users.id),
    /** Why it was rejected, and what is to be changed field by field, for the owner to read. */
    reason: varchar('reason', { length: 255 }).notNull().default(''),
    remarks: jsonb('remarks').$type<Partial<Record<LegalField, string>>>().notNull().default({}),
    endedAt: instant('ended_at'),
  },
  (table) => [
    uniqueIndex('store_legal_changes_pending').on(table.storeId).where(sql`${table.status} = 'pending'`),
    index('store_legal_changes_status').on(table.status, table.id),
    index('store_legal_changes_store').on(table.storeId, table.id),
  ],
);
