import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import type { StoreApplicationDraft, StoreApplicationField } from '#lib/contract/store/application-form.ts';
import { storeApplicationStatuses, storeStatuses } from '#lib/contract/store/applications.ts';
import { payeeTypes } from '#lib/contract/store/bank-account.ts';
import { type OpeningHours, storeMemberRoles } from '#lib/contract/store/profile-values.ts';
import { createdAt, foreignId, idColumn, instant, updatedAt } from '../db/columns.ts';
import { files } from '../files/tables.ts';
import { users } from '../identity/tables.ts';

/**
 * Applications to become a store (入驻), one row a try: a rejected one stays as it was decided, the next is another row.
 * The form is kept as it was typed, half or not; its facts become columns with the store.
 */
export const storeApplications = pgTable(
  'store_applications',
  {
    id: idColumn(),
    no: varchar('no', { length: 20 }).notNull(),
    userId: foreignId('user_id')
      .notNull()
      .references(() => users.id),
    /** 1 for the first try. */
    attempt: integer('attempt').notNull().default(1),
    status: varchar('status', { length: 10, enum: storeApplicationStatuses }).notNull().default('draft'),
    /** Everything but the account number, whose place is empty. */
    form: jsonb('form').$type<StoreApplicationDraft>().notNull(),
    /** The account number, encrypted with the shop's key; empty while there is none. */
    encryptedPayeeAccount: varchar('sealed_payee_account', { length: 200 }).notNull().default(''),
    /** Why it was rejected, for the applicant to read. */
    reason: varchar('reason', { length: 255 }).notNull().default(''),
    remarks: jsonb('remarks').$type<Partial<Record<StoreApplicationField, string>>>().notNull().default({}),
    /** Raised by every change: who saves or decides says which one was looked at. */
    version: integer('version').notNull().default(1),
    submittedAt: instant('submitted_at'),
    decidedAt: instant('decided_at'),
    decidedBy: foreignId('decided_by').references(() => users.id),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('store_applications_no').on(table.no),
    uniqueIndex('store_applications_attempt').on(table.userId, table.attempt),
    uniqueIndex('store_applications_open').on(table.userId).where(sql`${table.status} in ('draft', 'submitted')`),
    index('store_applications_status').on(table.status, table.submittedAt),
  ],
);

/** Sellers. A row begins as an approved application and is never removed (docs/domain/store.md 3). */
export const stores = pgTable(
  'stores',
  {
    id: idColumn(),
    /** A store comes from one application, an application becomes one store. */
    applicationId: foreignId('application_id')
      .notNull()
      .references(() => storeApplications.id),
    status: varchar('status', { length: 10, enum: storeStatuses }).notNull().default('approved'),
    name: varchar('name', { length: 30 }).notNull(),
    logoFileId: foreignId('logo_file_id').references(() => files.id),
    intro: varchar('intro', { length: 1000 }).notNull(),
    trades: jsonb('trades').$type<string[]>().notNull(),
    contactName: varchar('contact_name', { length: 50 }).notNull(),
    contactMobile: varchar('contact_mobile', { length: 11 }).notNull(),
    contactEmail: varchar('contact_email', { length: 50 }).notNull().default(''),
    provinceId: integer('province_id').notNull(),
    cityId: integer('city_id').notNull(),
    areaId: integer('area_id').notNull(),
    provinceName: varchar('province_name', { length: 30 }).notNull(),
    cityName: varchar('city_name', { length: 30 }).notNull(),
    areaName: varchar('area_name', { length: 30 }).notNull(),
    address: varchar('address', { length: 200 }).notNull(),
    companyName: varchar('company_name', { length: 100 }).notNull(),
    creditCode: varchar('credit_code', { length: 18 }).notNull(),
    legalPerson: varchar('legal_person', { length: 50 }).notNull(),
    licenceFileId: foreignId('licence_file_id')
      .notNull()
      .references(() => files.id),
    licenceFrom: date('licence_from', { mode: 'string' }).notNull(),
    /** Null: good without an end. */
    licenceUntil: date('licence_until', { mode: 'string' }),
    payeeType: varchar('payee_type', { length: 10, enum: payeeTypes }).notNull(),
    payeeName: varchar('payee_name', { length: 100 }).notNull(),
    payeeBank: varchar('payee_bank', { length: 60 }).notNull(),
    payeeBranch: varchar('payee_branch', { length: 60 }).notNull().default(''),
    encryptedPayeeAccount: varchar('sealed_payee_account', { length: 200 }).notNull(),
    /** Monday first; null: the store has not said. */
    openingHours: jsonb('opening_hours').$type<OpeningHours>(),
    /**
     * On holiday until then: it takes no new orders (docs/domain/store.md 3). A time that has passed means nothing any
     * more.
     */
    closedUntil: instant('closed_until'),
    holidayNote: varchar('holiday_note', { length: 200 }).notNull().default(''),
    /** Since when it is closing, or was before it closed (docs/domain/store.md 3). */
    closingAt: instant('closing_at'),
    /** Raised when the shop page changes: who saves says which one was looked at. */
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('stores_application').on(table.applicationId),
    uniqueIndex('stores_credit_code').on(table.creditCode).where(sql`${table.status} <> 'closed'`),
    uniqueIndex('stores_name').on(sql`lower(${table.name})`).where(sql`${table.status} <> 'closed'`),
    index('stores_status').on(table.status),
  ],
);

/** Who works for a store. Nobody works for two at once, and a store has one owner. */
export const storeMembers = pgTable(
  'store_members',
  {
    id: idColumn(),
    storeId: foreignId('store_id')
      .notNull()
      .references(() => stores.id),
    userId: foreignId('user_id')
      .notNull()
      .references(() => users.id),
    role: varchar('role', { length: 10, enum: storeMemberRoles }).notNull(),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: createdAt(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    uniqueIndex('store_members_user').on(table.userId).where(sql`${table.isActive}`),
    uniqueIndex('store_members_owner').on(table.storeId).where(sql`${table.isActive} and ${table.role} = 'owner'`),
    index('store_members_store').on(table.storeId),
    check('store_members_role', sql`${table.role} in ('owner', 'manager', 'sales', 'fulfilment', 'finance')`),
  ],
);
