import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { amountColumn, createdAt, currencyColumn, foreignId, idColumn, instant, updatedAt } from '../db/columns.ts';
import { channels, type Instructions, type Notice, noticeOutcomes, resolutions } from './provider.ts';
import { paymentStatuses } from './states.ts';

/** A customer's wish to fill up the balance. How far it got says its payment. */
export const recharges = pgTable(
  'recharges',
  {
    id: idColumn(),
    no: varchar('no', { length: 20 }).notNull(),
    userId: foreignId('user_id').notNull(),
    amount: amountColumn('paid_amount').notNull(),
    currency: currencyColumn(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('recharges_no').on(table.no),
    index('recharges_user').on(table.userId, table.id),
    check('recharges_amount', sql`${table.amount} > 0`),
  ],
);

/** One attempt to get money from outside, through one provider (product.md 2.2.5). */
export const payments = pgTable(
  'payments',
  {
    id: idColumn(),
    no: varchar('no', { length: 20 }).notNull(),
    userId: foreignId('user_id').notNull(),
    /** What is paid for, by its number. */
    purpose: varchar('purpose', { length: 20, enum: ['recharge'] }).notNull(),
    purposeNo: varchar('purpose_no', { length: 20 }).notNull(),
    channel: varchar('channel', { length: 20, enum: channels }).notNull(),
    amount: amountColumn('paid_amount').notNull(),
    currency: currencyColumn(),
    status: varchar('status', { length: 20, enum: paymentStatuses }).notNull().default('created'),
    /** The provider's number of the transaction, once there is money. */
    providerTradeNo: varchar('provider_trade_no', { length: 255 }),
    /** The provider's own number of what we opened there, where it needs one to be asked. */
    providerRef: varchar('provider_ref', { length: 255 }),
    /** What the provider answered for the customer when the payment was opened there. */
    prepay: jsonb('prepay').$type<Instructions>().notNull().default({}),
    /** What the customer says the transfer can be found by, and shows of it. */
    voucherReference: varchar('voucher_reference', { length: 100 }),
    voucherFileId: foreignId('voucher_file_id'),
    failReason: text('fail_reason'),
    expiresAt: instant('expires_at').notNull(),
    settledAt: instant('settled_at'),
    /** When the provider is asked next; null: not any more, or never. */
    queryAt: instant('query_at'),
    queryCount: integer('query_count').notNull().default(0),
    /** How often in a row it gave no answer. */
    queryFailures: integer('query_failures').notNull().default(0),
    version: integer('version').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('payments_no').on(table.no),
    uniqueIndex('payments_trade').on(table.channel, table.providerTradeNo),
    index('payments_purpose').on(table.purpose, table.purposeNo),
    index('payments_due').on(table.status, table.expiresAt),
    index('payments_query').on(table.queryAt),
    check('payments_amount', sql`${table.amount} > 0`),
  ],
);

/**
 * What providers have told us, each event once. Everything but `applied` and `duplicate` is for an operator to look at:
 * money that came too late, in another amount, or for a payment nobody knows.
 */
export const paymentNotices = pgTable(
  'payment_notices',
  {
    id: idColumn(),
    channel: varchar('channel', { length: 20, enum: channels }).notNull(),
    eventId: varchar('event_id', { length: 255 }).notNull(),
    paymentNo: varchar('payment_no', { length: 40 }).notNull(),
    outcome: varchar('outcome', { length: 20, enum: noticeOutcomes }).notNull(),
    /** As it was understood after its signature had been checked. */
    content: jsonb('content').$type<Notice>().notNull(),
    /** What an operator did about it; null: nothing yet, or nothing needed. */
    resolution: varchar('resolution', { length: 20, enum: resolutions }),
    resolveReason: text('resolve_reason'),
    resolvedBy: foreignId('resolved_by'),
    resolvedAt: instant('resolved_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('payment_notices_event').on(table.channel, table.eventId),
    index('payment_notices_payment').on(table.paymentNo),
    index('payment_notices_outcome').on(table.outcome, table.id),
  ],
);
