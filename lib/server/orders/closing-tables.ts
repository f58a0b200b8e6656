import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { cancelReasons, closeRequestReasons } from '#lib/contract/orders/member-orders.ts';
import { amountColumn, createdAt, foreignId, idColumn, instant } from '../db/columns.ts';
import { users } from '../identity/tables.ts';
import { orders } from './tables.ts';

export const orderCancellations = pgTable(
  'order_cancellations',
  {
    id: idColumn(),
    orderId: foreignId('order_id')
      .notNull()
      .references(() => orders.id),
    reason: varchar('reason', {
      length: 20,
      enum: [...cancelReasons, 'declined', 'fraud', 'inventory', 'staff', 'expired'],
    }).notNull(),
    note: varchar('note', { length: 200 }).notNull().default(''),
    isRestocked: boolean('is_restocked').notNull().default(true),
    refundAmount: amountColumn('refund_amount').notNull().default(0),
    actorId: foreignId('actor_id'),
    createdAt: createdAt(),
  },
  (table) => [index('order_cancellations_order').on(table.orderId)],
);

/** What somebody wants closed, and another person has to approve (docs/domain/orders.md 3, O15, O15b). */
export const orderCloseRequests = pgTable(
  'order_close_requests',
  {
    id: idColumn(),
    orderId: foreignId('order_id')
      .notNull()
      .references(() => orders.id),
    status: varchar('status', { length: 10, enum: ['open', 'approved', 'refused'] })
      .notNull()
      .default('open'),
    reason: varchar('reason', { length: 20, enum: closeRequestReasons }).notNull(),
    note: varchar('note', { length: 200 }).notNull(),
    proposedBy: foreignId('proposed_by')
      .notNull()
      .references(() => users.id),
    decidedBy: foreignId('decided_by').references(() => users.id),
    decidedAt: instant('decided_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('order_close_requests_open').on(table.orderId).where(sql`${table.status} = 'open'`),
    check('order_close_requests_two', sql`${table.decidedBy} is null or ${table.decidedBy} <> ${table.proposedBy}`),
  ],
);
