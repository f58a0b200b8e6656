import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, varchar } from 'drizzle-orm/pg-core';
import { promoterStatuses } from '#lib/contract/referral/member-records.ts';
import { amountColumn, createdAt, foreignId, idColumn, instant, textsColumn, updatedAt } from '../db/columns.ts';
import { users } from '../identity/tables.ts';

/** Who was brought by whom (docs/domain/referral.md 1). Written once; changed only by an operator with a reason. */
export const referralRelations = pgTable(
  'referral_relations',
  {
    userId: foreignId('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    parentId: foreignId('parent_id')
      .notNull()
      .references(() => users.id),
    /** Who brought the parent: kept true whenever one of the two ties is made or changed. */
    grandId: foreignId('grand_id').references(() => users.id),
    boundAt: instant('bound_at').notNull(),
    source: varchar('source', { length: 10, enum: ['register', 'link', 'manual'] }).notNull(),
    campaign: varchar('campaign', { length: 40 }).notNull().default(''),
    /** Null: for good. */
    expiresAt: instant('expires_at'),
    changedBy: foreignId('changed_by').references(() => users.id),
  },
  (table) => [
    index('referral_relations_parent').on(table.parentId),
    index('referral_relations_grand').on(table.grandId).where(sql`${table.grandId} is not null`),
    index('referral_relations_bound').on(table.boundAt, table.userId),
  ],
);

/** What promoters earn beyond the rates of the settings (docs/domain/referral.md 5). */
export const referralLevels = pgTable(
  'referral_levels',
  {
    id: idColumn(),
    names: textsColumn('names').notNull(),
    /** Of what the people one has brought pay, and of what those pay whom they brought. */
    bpL1: integer('bp_l1').notNull(),
    bpL2: integer('bp_l2').notNull().default(0),
    /** Of what one buys oneself. */
    selfBp: integer('self_bp').notNull().default(0),
    /** Who has earned so much rises to it; null: by an operator's hand alone. */
    risesFromAmount: amountColumn('rises_from_amount'),
    isActive: boolean('is_active').notNull().default(true),
    version: integer('version').notNull().default(1),
    updatedAt: updatedAt(),
  },
  (table) => [
    check(
      'referral_levels_rates',
      sql`least(${table.bpL1}, ${table.bpL2}, ${table.selfBp}) >= 0
        and ${table.bpL1} + ${table.bpL2} <= 10000 and ${table.selfBp} <= 10000`,
    ),
    check('referral_levels_rises_from', sql`coalesce(${table.risesFromAmount}, 1) > 0`),
  ],
);

/** Who has brought somebody, asked to promote, or must not. Where everybody may, most have no row. */
export const promoters = pgTable(
  'promoters',
  {
    userId: foreignId('user_id')
      .primaryKey()
      .references(() => users.id),
    status: varchar('status', { length: 10, enum: promoterStatuses }).notNull(),
    levelId: foreignId('level_id').references(() => referralLevels.id),
    /** An operator set it: it does not rise by itself. */
    isLevelManual: boolean('is_level_by_hand').notNull().default(false),
    /** What the applicant says: where, and to whom, the shop would be shown. */
    plan: varchar('plan', { length: 500 }).notNull().default(''),
    appliedAt: instant('applied_at'),
    reviewedBy: foreignId('reviewed_by').references(() => users.id),
    reviewedAt: instant('reviewed_at'),
    /** Why it was rejected or frozen; read by the promoter. */
    reason: varchar('reason', { length: 200 }).notNull().default(''),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('promoters_since').on(table.createdAt, table.userId),
    index('promoters_status_since').on(table.status, table.createdAt, table.userId),
  ],
);
