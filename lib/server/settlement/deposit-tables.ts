import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { depositKinds, depositStatuses } from '#lib/contract/settlement/deposits.ts';
import { amountColumn, createdAt, currencyColumn, foreignId, idColumn, instant, updatedAt } from '../db/columns.ts';
import { stores } from '../store/tables.ts';

/** What a store is to leave with the platform as a surety, what it gets back of it, and what the platform keeps. */
export const storeDeposits = pgTable(
  'store_deposits',
  {
    id: idColumn(),
    no: varchar('no', { length: 20 }).notNull(),
    storeId: foreignId('store_id')
      .notNull()
      .references(() => stores.id),
    currency: currencyColumn(),
    kind: varchar('kind', { length: 10, enum: depositKinds }).notNull(),
    amount: amountColumn('amount').notNull(),
    /** Read by the store. */
    reason: varchar('reason', { length: 200 }).notNull(),
    status: varchar('status', { length: 10, enum: depositStatuses }).notNull(),
    /** By when a demand is to be paid. */
    dueAt: instant('due_at'),
    proposedBy: foreignId('proposed_by').notNull(),
    /** Who paid or withdrew a demand; the second of two operators for the others. */
    decidedBy: foreignId('decided_by'),
    decidedAt: instant('decided_at'),
    /** Why it was rejected or withdrawn; of a rejection the store does not hear. */
    decideReason: varchar('decide_reason', { length: 200 }).notNull().default(''),
    bookedAt: instant('booked_at'),
    version: integer('version').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('store_deposits_no').on(table.no),
    index('store_deposits_store').on(table.storeId, table.id),
    index('store_deposits_status').on(table.status, table.id),
    check('store_deposits_amount', sql`${table.amount} > 0`),
    check('store_deposits_due', sql`(${table.kind} = 'demand') = (${table.dueAt} is not null)`),
    check(
      'store_deposits_two',
      sql`${table.kind} = 'demand' or ${table.decidedBy} is distinct from ${table.proposedBy}`,
    ),
    check(
      'store_deposits_status_kind',
      sql`(${table.status} in ('open', 'paid', 'withdrawn')) = (${table.kind} = 'demand')`,
    ),
    check('store_deposits_booked', sql`(${table.status} in ('paid', 'approved')) = (${table.bookedAt} is not null)`),
    check(
      'store_deposits_decided',
      sql`(${table.status} in ('open', 'proposed')) = (${table.decidedBy} is null)
        and (${table.decidedBy} is null) = (${table.decidedAt} is null)`,
    ),
  ],
);
