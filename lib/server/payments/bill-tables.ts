import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { channels } from '#lib/contract/payments/channels.ts';
import { amountColumn, createdAt, currencyColumn, foreignId, idColumn } from '../db/columns.ts';

/** The bills of providers that were read: one for each day of the shop. */
export const paymentBills = pgTable(
  'payment_bills',
  {
    id: idColumn(),
    channel: varchar('channel', { length: 20, enum: channels }).notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    lineCount: integer('line_count').notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('payment_bills_day').on(table.channel, table.day)],
);

/** What a bill says about payments of ours: the provider's word, kept as it was given and compared at every check. */
export const paymentBillLines = pgTable(
  'payment_bill_lines',
  {
    id: idColumn(),
    billId: foreignId('bill_id')
      .notNull()
      .references(() => paymentBills.id),
    kind: varchar('kind', { length: 10, enum: ['payment', 'refund'] }).notNull(),
    paymentNo: varchar('payment_no', { length: 40 }).notNull(),
    refundNo: varchar('refund_no', { length: 64 }).notNull().default(''),
    tradeNo: varchar('trade_no', { length: 255 }).notNull(),
    amount: amountColumn('line_amount').notNull(),
    currency: currencyColumn(),
  },
  (table) => [
    index('payment_bill_lines_bill').on(table.billId),
    index('payment_bill_lines_payment').on(table.paymentNo),
    index('payment_bill_lines_refund').on(table.refundNo),
    check('payment_bill_lines_amount', sql`${table.amount} > 0`),
  ],
);
