import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { statementStatuses } from '#lib/contract/settlement/statement-words.ts';
import { amountColumn, createdAt, currencyColumn, foreignId, idColumn, instant, updatedAt } from '../db/columns.ts';
import { users } from '../identity/tables.ts';
import { stores } from '../store/tables.ts';

/**
 * What a store is settled for a period (docs/domain/settlement.md 7): the sums of the lines that name it. It is a draft only
 * within the transaction that makes it; once it is settled it never changes.
 */
export const storeStatements = pgTable(
  'store_statements',
  {
    id: idColumn(),
    no: varchar('no', { length: 20 }).notNull(),
    storeId: foreignId('store_id')
      .notNull()
      .references(() => stores.id),
    currency: currencyColumn(),
    periodStart: instant('period_start').notNull(),
    /** The first moment that is no longer part of it. */
    periodEnd: instant('period_end').notNull(),
    /** What the store could take when it was made, with all that was stated before; below zero it owed. */
    openingAmount: amountColumn('opening_amount').notNull().default(0),
    /** Signed, as everything below. */
    earningsAmount: amountColumn('earnings_amount').notNull().default(0),
    reversalsAmount: amountColumn('reversals_amount').notNull().default(0),
    feesAmount: amountColumn('fees_amount').notNull().default(0),
    adjustmentsAmount: amountColumn('adjustments_amount').notNull().default(0),
    /** What is settled: the sum of its lines. */
    netAmount: amountColumn('net_amount').notNull().default(0),
    closingAmount: amountColumn('closing_amount').notNull().default(0),
    lineCount: integer('line_count').notNull().default(0),
    status: varchar('status', { length: 12, enum: statementStatuses }).notNull().default('draft'),
    /** Until then the store can object; then it counts as confirmed. */
    confirmDeadline: instant('confirm_deadline').notNull(),
    confirmedAt: instant('confirmed_at'),
    /** Null: confirmed by time. */
    confirmedBy: foreignId('confirmed_by').references(() => users.id),
    /** What the store objects to; stays when it is answered. */
    disputeNote: varchar('dispute_note', { length: 500 }).notNull().default(''),
    /** What an operator proposes as an answer, until a second one decides. */
    proposedAmount: amountColumn('proposed_amount'),
    proposedReason: varchar('proposed_reason', { length: 200 }).notNull().default(''),
    proposedBy: foreignId('proposed_by').references(() => users.id),
    /** What the store was answered last. */
    answer: varchar('answer', { length: 200 }).notNull().default(''),
    settledAt: instant('settled_at'),
    version: integer('version').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('store_statements_no').on(table.no),
    /** Of two that would make one at once, the second waits for the first. */
    uniqueIndex('store_statements_draft').on(table.storeId, table.currency).where(sql`${table.status} = 'draft'`),
    index('store_statements_store').on(table.storeId, table.id),
    index('store_statements_status').on(table.status, table.id),
    index('store_statements_deadline').on(table.confirmDeadline, table.id),
    check('store_statements_period', sql`${table.periodStart} < ${table.periodEnd}`),
    check(
      'store_statements_net',
      sql`${table.netAmount} = ${table.earningsAmount} + ${table.reversalsAmount} + ${table.feesAmount}
        + ${table.adjustmentsAmount}`,
    ),
    check('store_statements_closing', sql`${table.closingAmount} = ${table.openingAmount} + ${table.netAmount}`),
    check('store_statements_lines', sql`(${table.status} = 'draft') or ${table.lineCount} > 0`),
    check('store_statements_settled', sql`(${table.status} = 'settled') = (${table.settledAt} is not null)`),
    check(
      'store_statements_confirmed',
      sql`(${table.status} in ('confirmed', 'settled')) = (${table.confirmedAt} is not null)`,
    ),
    check(
      'store_statements_proposal',
      sql`(${table.proposedAmount} is null) = (${table.proposedBy} is null)
        and (${table.proposedAmount} is null or ${table.status} = 'disputed' and ${table.proposedAmount} <> 0)`,
    ),
  ],
);
