import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { amountColumn, createdAt, foreignId, idColumn } from '../db/columns.ts';
import { orders } from './tables.ts';

export const orderAdjustments = pgTable(
  'order_adjustments',
  {
    id: idColumn(),
    orderId: foreignId('order_id')
      .notNull()
      .references(() => orders.id),
    kind: varchar('kind', { length: 20, enum: ['price_change', 'quote', 'freight_change'] }).notNull(),
    amount: amountColumn('adjust_amount').notNull(),
    reason: varchar('reason', { length: 200 }).notNull().default(''),
    actorId: foreignId('actor_id'),
    createdAt: createdAt(),
  },
  (table) => [index('order_adjustments_order').on(table.orderId)],
);

/** How a payment of a group is spread over its orders, and what of it went back. */
export const paymentAllocations = pgTable(
  'payment_allocations',
  {
    id: idColumn(),
    paymentNo: varchar('payment_no', { length: 20 }).notNull(),
    orderId: foreignId('order_id')
      .notNull()
      .references(() => orders.id),
    amount: amountColumn('allocated_amount').notNull(),
    refundedAmount: amountColumn('refunded_amount').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('payment_allocations_once').on(table.paymentNo, table.orderId),
    index('payment_allocations_order').on(table.orderId),
    check('payment_allocations_refunded', sql`${table.refundedAmount} between 0 and ${table.amount}`),
  ],
);

/**
 * What is taken back of a completed order before it goes back to its customer (P7): from the store, of the commission, and of
 * what the platform paid for points. Of the platform's own goods all of it is its own.
 */
export const orderReclaims = pgTable(
  'order_reclaims',
  {
    id: idColumn(),
    orderId: foreignId('order_id')
      .notNull()
      .references(() => orders.id),
    cashAmount: amountColumn('cash_amount').notNull(),
    pointsAmount: amountColumn('points_amount').notNull().default(0),
    commissionAmount: amountColumn('commission_amount').notNull().default(0),
    /** What of that was for the way it was paid. */
    channelFeeAmount: amountColumn('channel_fee_amount').notNull().default(0),
    /** And for other services. */
    serviceFeeAmount: amountColumn('service_fee_amount').notNull().default(0),
    payoutAmount: amountColumn('payout_amount').notNull().default(0),
    /** Points that were earned by it. */
    earnedPoints: integer('earned_points').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    index('order_reclaims_order').on(table.orderId),
    check(
      'order_reclaims_cash',
      sql`${table.cashAmount} >= 0 and (${table.cashAmount} > 0 or ${table.pointsAmount} > 0)`,
    ),
  ],
);
