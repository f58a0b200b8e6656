import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { channels, payChannels } from '#lib/contract/payments/channels.ts';
import { amountColumn, createdAt, currencyColumn, foreignId, idColumn, instant, updatedAt } from '../db/columns.ts';
import { type Instructions, type Notice, noticeOutcomes, resolutions } from './provider.ts';
import { storedTradeKey } from './same-trade.ts';
import { paymentStatuses, refundStatuses } from './states.ts';

/** A customer's request to fill up the balance. How far it got says its payment. */
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

/** One attempt to get money from outside, through one provider (docs/domain/payments.md 3). */
export const payments = pgTable(
  'payments',
  {
    id: idColumn(),
    no: varchar('no', { length: 20 }).notNull(),
    userId: foreignId('user_id').notNull(),
    /** What is paid for, by its number. */
    purpose: varchar('purpose', { length: 20, enum: ['recharge', 'order'] }).notNull(),
    purposeNo: varchar('purpose_no', { length: 20 }).notNull(),
    /** Of orders: which part of what is due. */
    stage: varchar('stage', { length: 10, enum: ['full', 'deposit', 'balance'] }),
    channel: varchar('channel', { length: 20, enum: payChannels }).notNull(),
    amount: amountColumn('paid_amount').notNull(),
    currency: currencyColumn(),
    status: varchar('status', { length: 20, enum: paymentStatuses }).notNull().default('created'),
    /** What is on its way back, or has gone back. */
    refundedAmount: amountColumn('refunded_amount').notNull().default(0),
    /** Money that came when nothing was due any more: it pays for nothing and goes back. */
    isSurplus: boolean('is_surplus').notNull().default(false),
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
    index('payments_trade_key').on(
      table.channel,
      storedTradeKey({ channel: table.channel, tradeNo: table.providerTradeNo }),
    ),
    index('payments_purpose').on(table.purpose, table.purposeNo),
    index('payments_due').on(table.status, table.expiresAt),
    index('payments_query').on(table.queryAt),
    /** What operators decided about transfers, by when. */
    index('payments_decided')
      .on(table.settledAt, table.id)
      .where(
        sql`${table.channel} = 'bank' and ${table.status} in ('succeeded', 'failed') and ${table.settledAt} is not null`,
      ),
    /** What is due is paid once: by one way from outside, and one part from the balance. */
    uniqueIndex('payments_order_once')
      .on(table.purposeNo, table.stage, sql`(${table.channel} = 'balance')`)
      .where(sql`${table.purpose} = 'order' and ${table.status} = 'succeeded' and not ${table.isSurplus}`),
    check('payments_amount', sql`${table.amount} > 0 or ${table.channel} = 'none'`),
    check('payments_refunded', sql`${table.refundedAmount} between 0 and ${table.amount}`),
  ],
);

/** Money on its way back, one row for each payment it came by (docs/domain/payments.md 7). */
export const refunds = pgTable(
  'refunds',
  {
    id: idColumn(),
    no: varchar('no', { length: 20 }).notNull(),
    userId: foreignId('user_id').notNull(),
    paymentNo: varchar('payment_no', { length: 20 }).notNull(),
    /** The document it goes back for: an order, or the payment itself where nothing was due. */
    subjectNo: varchar('subject_no', { length: 20 }).notNull(),
    /** The after-sales case that it settles; null: none. */
    caseNo: varchar('case_no', { length: 20 }),
    channel: varchar('channel', { length: 20, enum: payChannels }).notNull(),
    amount: amountColumn('refund_amount').notNull(),
    currency: currencyColumn(),
    kind: varchar('kind', { length: 10, enum: ['original', 'balance', 'manual'] }).notNull(),
    status: varchar('status', { length: 20, enum: refundStatuses }).notNull().default('pending'),
    reason: varchar('reason', { length: 200 }).notNull().default(''),
    /** The provider's number, or what the manual transfer can be found by. */
    providerRefundNo: varchar('provider_refund_no', { length: 255 }),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    /** When the provider is asked next, to pay back or how far it is. */
    nextAt: instant('next_at'),
    requestedBy: foreignId('requested_by'),
    /** Who paid it back manually. */
    paidBy: foreignId('paid_by'),
    succeededAt: instant('succeeded_at'),
    version: integer('version').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('refunds_no').on(table.no),
    index('refunds_payment').on(table.paymentNo),
    index('refunds_subject').on(table.subjectNo),
    index('refunds_case').on(table.caseNo).where(sql`${table.caseNo} is not null`),
    index('refunds_next').on(table.nextAt),
    index('refunds_status').on(table.status, table.id),
    check('refunds_amount', sql`${table.amount} > 0`),
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
    index('payment_notices_trade_key').on(
      table.channel,
      storedTradeKey({ channel: table.channel, tradeNo: sql`(${table.content}->>'tradeNo')` }),
    ),
  ],
);
