import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, smallint, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { commissionBearers, commissionStatuses } from '#lib/contract/referral/member-records.ts';
import { amountColumn, createdAt, foreignId, idColumn, instant, updatedAt } from '../db/columns.ts';
import { users } from '../identity/tables.ts';
import { orderLines, orders } from '../orders/tables.ts';

const levelColumn = () => smallint('level').notNull();
const bpColumn = () => integer('bp').notNull();
const bearerColumn = () => varchar('bearer', { length: 10, enum: commissionBearers }).notNull();
const earnerColumn = () =>
  foreignId('user_id')
    .notNull()
    .references(() => users.id);

/** Who earns at which rate if an order is paid, as it was when it was made (docs/domain/referral.md 6). */
export const referralTerms = pgTable(
  'referral_terms',
  {
    orderId: foreignId('order_id')
      .notNull()
      .references(() => orders.id),
    /** 1: who brought the buyer; 2: who brought that one; 0: the buyer. */
    level: levelColumn(),
    userId: earnerColumn(),
    bp: bpColumn(),
    bearer: bearerColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.level] }),
    check('referral_terms_level', sql`${table.level} between 0 and 2`),
    check('referral_terms_bp', sql`${table.bp} between 1 and 10000`),
  ],
);

/** What somebody earns by one line of somebody's order (docs/domain/referral.md 7). */
export const referralCommissions = pgTable(
  'referral_commissions',
  {
    id: idColumn(),
    orderId: foreignId('order_id')
      .notNull()
      .references(() => orders.id),
    orderLineId: foreignId('order_line_id')
      .notNull()
      .references(() => orderLines.id),
    userId: earnerColumn(),
    buyerId: foreignId('buyer_id')
      .notNull()
      .references(() => users.id),
    level: levelColumn(),
    /** What the line costs, without freight and points. */
    baseAmount: amountColumn('base_amount').notNull(),
    bp: bpColumn(),
    /** As it was earned; what of it was lost by refunds stands beside it. */
    amount: amountColumn('amount').notNull(),
    reversedAmount: amountColumn('reversed_amount').notNull().default(0),
    bearer: bearerColumn(),
    status: varchar('status', { length: 10, enum: commissionStatuses }).notNull().default('pending'),
    /** Released at the earliest; null until the order has been received. */
    frozenUntil: instant('frozen_until'),
    /** When its order was completed: nothing is released before. */
    completedAt: instant('completed_at'),
    releasedAt: instant('released_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('referral_commissions_line').on(table.orderLineId, table.level),
    index('referral_commissions_order').on(table.orderId),
    index('referral_commissions_time').on(table.createdAt, table.id),
    index('referral_commissions_user').on(table.userId, table.createdAt, table.id),
    index('referral_commissions_user_status').on(table.userId, table.status, table.createdAt, table.id),
    index('referral_commissions_due')
      .on(table.frozenUntil, table.userId)
      .where(sql`${table.status} = 'frozen' and ${table.completedAt} is not null`),
    check('referral_commissions_amount', sql`${table.amount} between 1 and ${table.baseAmount}`),
    check('referral_commissions_reversed', sql`${table.reversedAmount} between 0 and ${table.amount}`),
    check(
      'referral_commissions_gone',
      sql`${table.status} not in ('void', 'reversed') or ${table.reversedAmount} = ${table.amount}`,
    ),
    check(
      'referral_commissions_released',
      sql`(${table.status} in ('released', 'reversed')) = (${table.releasedAt} is not null)`,
    ),
    check('referral_commissions_frozen', sql`${table.status} <> 'frozen' or ${table.frozenUntil} is not null`),
  ],
);

/** What a promoter was credited on one day: what was released, less what was taken back since the last one. */
export const referralSettlements = pgTable(
  'referral_settlements',
  {
    id: idColumn(),
    no: varchar('no', { length: 20 }).notNull(),
    userId: earnerColumn(),
    /** The shop's day. */
    day: date('period_date', { mode: 'string' }).notNull(),
    grossAmount: amountColumn('gross_amount').notNull(),
    reversalAmount: amountColumn('reversal_amount').notNull(),
    netAmount: amountColumn('net_amount').notNull(),
    lineCount: integer('line_count').notNull(),
    postedAt: instant('posted_at').notNull(),
  },
  (table) => [
    uniqueIndex('referral_settlements_no').on(table.no),
    uniqueIndex('referral_settlements_day').on(table.userId, table.day),
    index('referral_settlements_user').on(table.userId, table.id),
    check(
      'referral_settlements_sum',
      sql`${table.netAmount} = ${table.grossAmount} - ${table.reversalAmount}
        and ${table.grossAmount} >= 0 and ${table.reversalAmount} >= 0 and ${table.lineCount} > 0`,
    ),
  ],
);

/** What a settlement sums up: each release, and each part that was taken back after it. */
export const referralEntries = pgTable(
  'referral_entries',
  {
    id: idColumn(),
    userId: earnerColumn(),
    commissionId: foreignId('commission_id')
      .notNull()
      .references(() => referralCommissions.id),
    /** Positive: released; negative: taken back. */
    amount: amountColumn('amount').notNull(),
    /** Null: taken back, and the next settlement has it. */
    settlementId: foreignId('settlement_id').references(() => referralSettlements.id),
    createdAt: createdAt(),
  },
  (table) => [
    /** A commission is released once. */
    uniqueIndex('referral_entries_release').on(table.commissionId).where(sql`${table.amount} > 0`),
    index('referral_entries_commission').on(table.commissionId),
    index('referral_entries_settlement').on(table.settlementId, table.id),
    index('referral_entries_waiting').on(table.userId).where(sql`${table.settlementId} is null`),
    check('referral_entries_amount', sql`${table.amount} <> 0`),
    check('referral_entries_settled', sql`${table.amount} < 0 or ${table.settlementId} is not null`),
  ],
);
