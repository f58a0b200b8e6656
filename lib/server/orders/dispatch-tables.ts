import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { amountColumn, createdAt, foreignId, idColumn, instant, updatedAt } from '../db/columns.ts';
import { stores } from '../store/tables.ts';
import { activeDispatch, dispatchStatuses } from './states.ts';
import { orders } from './tables.ts';

/** Ways of an order to its store (docs/domain/orders.md 6); at most one at a time, which the index settles. */
export const orderDispatches = pgTable(
  'order_dispatches',
  {
    id: idColumn(),
    orderId: foreignId('order_id')
      .notNull()
      .references(() => orders.id),
    mode: varchar('mode', { length: 10, enum: ['claim', 'assign'] }).notNull(),
    status: varchar('status', { length: 10, enum: dispatchStatuses }).notNull(),
    storeId: foreignId('store_id').references(() => stores.id),
    excludedStoreIds: foreignId('excluded_store_ids').array().notNull().default(sql`'{}'`),
    payoutEstimateAmount: amountColumn('payout_estimate_amount').notNull(),
    pooledAt: instant('pooled_at'),
    claimedAt: instant('claimed_at'),
    acceptDeadline: instant('accept_deadline'),
    acceptedAt: instant('accepted_at'),
    expiresAt: instant('expires_at'),
    releasedReason: varchar('released_reason', { length: 200 }).notNull().default(''),
    /** How often it has gone into the pool. */
    round: smallint('round').notNull().default(1),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('order_dispatches_active')
      .on(table.orderId)
      .where(sql`${table.status} in (${sql.raw(activeDispatch.map((status) => `'${status}'`).join(', '))})`),
    index('order_dispatches_pool').on(table.pooledAt).where(sql`${table.status} = 'pooled'`),
    index('order_dispatches_expired').on(table.pooledAt).where(sql`${table.status} = 'expired'`),
    index('order_dispatches_deadline').on(table.acceptDeadline).where(sql`${table.status} in ('assigned', 'claimed')`),
    index('order_dispatches_store').on(table.storeId, table.status),
    index('order_dispatches_order').on(table.orderId, table.id),
    check(
      'order_dispatches_store_known',
      sql`${table.status} not in ('assigned', 'claimed') or ${table.storeId} is not null`,
    ),
  ],
);
