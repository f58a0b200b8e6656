import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { correctionKinds, correctionStatuses } from '#lib/contract/settlement/corrections.ts';
import { amountColumn, createdAt, currencyColumn, foreignId, idColumn, instant, updatedAt } from '../db/columns.ts';
import { orders } from '../orders/tables.ts';
import { stores } from '../store/tables.ts';

/** What two operators put right with a store; a penalty can be appealed against before it is charged. */
export const storeCorrections = pgTable(
  'store_corrections',
  {
    id: idColumn(),
    no: varchar('no', { length: 20 }).notNull(),
    storeId: foreignId('store_id')
      .notNull()
      .references(() => stores.id),
    currency: currencyColumn(),
    kind: varchar('kind', { length: 20, enum: correctionKinds }).notNull(),
    /** What it changes for the store: a penalty is below zero. */
    amount: amountColumn('amount').notNull(),
    /** Read by the store. */
    reason: varchar('reason', { length: 200 }).notNull(),
    orderId: foreignId('order_id').references(() => orders.id),
    status: varchar('status', { length: 10, enum: correctionStatuses }).notNull().default('proposed'),
    proposedBy: foreignId('proposed_by').notNull(),
    /** The second of two operators. */
    decidedBy: foreignId('decided_by'),
    decidedAt: instant('decided_at'),
    /** Why it was rejected; the store does not read it. */
    decideReason: varchar('decide_reason', { length: 200 }).notNull().default(''),
    /** Until then the store may appeal; then it is charged. */
    appealDeadline: instant('appeal_deadline'),
    appealNote: varchar('appeal_note', { length: 500 }).notNull().default(''),
    appealedBy: foreignId('appealed_by'),
    appealedAt: instant('appealed_at'),
    /** Who upheld or lifted a penalty; read by the store. */
    resolvedBy: foreignId('resolved_by'),
    resolvedAt: instant('resolved_at'),
    resolveReason: varchar('resolve_reason', { length: 200 }).notNull().default(''),
    bookedAt: instant('booked_at'),
    version: integer('version').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('store_corrections_no').on(table.no),
    index('store_corrections_store').on(table.storeId, table.id),
    index('store_corrections_status').on(table.status, table.id),
    index('store_corrections_due').on(table.appealDeadline).where(sql`${table.status} = 'announced'`),
    check(
      'store_corrections_amount',
      sql`case ${table.kind} when 'penalty' then ${table.amount} < 0 when 'subsidy' then ${table.amount} > 0
        else ${table.amount} <> 0 end`,
    ),
    check(
      'store_corrections_two',
      sql`${table.proposedBy} <> all(array_remove(array[${table.decidedBy}, ${table.resolvedBy}], null))`,
    ),
    check(
      'store_corrections_status_kind',
      sql`case when ${table.status} in ('announced', 'appealed', 'lifted', 'charged') then ${table.kind} = 'penalty'
        when ${table.status} = 'approved' then ${table.kind} <> 'penalty' else true end`,
    ),
    check(
      'store_corrections_booked',
      sql`(${table.status} in ('approved', 'charged')) = (${table.bookedAt} is not null)`,
    ),
    check('store_corrections_decided', sql`(${table.status} = 'proposed') = (${table.decidedBy} is null)`),
    check(
      'store_corrections_deadline',
      sql`(${table.status} in ('announced', 'appealed', 'lifted', 'charged')) = (${table.appealDeadline} is not null)`,
    ),
    check(
      'store_corrections_appeal',
      sql`(${table.appealNote} <> '') = (${table.appealedAt} is not null)
        and (${table.status} <> 'appealed' or ${table.appealedAt} is not null)`,
    ),
  ],
);
