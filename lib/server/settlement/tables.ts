import { sql } from 'drizzle-orm';
import { check, index, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { lineKinds } from '#lib/contract/settlement/line-kinds.ts';
import { amountColumn, createdAt, currencyColumn, foreignId, idColumn } from '../db/columns.ts';
import { orders } from '../orders/tables.ts';
import { stores } from '../store/tables.ts';
import { storeStatements } from './statement-tables.ts';

/**
 * What changed the earnings of a store, one line a posting of `store_pending` (docs/domain/settlement.md 4). A line is never
 * changed: what is taken back is another one below zero. Only the statement it stands in is added, once.
 */
export const storeSettlementLines = pgTable(
  'store_settlement_lines',
  {
    id: idColumn(),
    storeId: foreignId('store_id')
      .notNull()
      .references(() => stores.id),
    currency: currencyColumn(),
    kind: varchar('kind', { length: 20, enum: lineKinds }).notNull(),
    orderId: foreignId('order_id').references(() => orders.id),
    /** The words under which the ledger has it. */
    cause: varchar('cause', { length: 120 }).notNull(),
    /** What customers left, and what the platform paid for their points. */
    grossAmount: amountColumn('gross_amount').notNull(),
    commissionAmount: amountColumn('commission_amount').notNull().default(0),
    commissionTaxAmount: amountColumn('commission_tax_amount').notNull().default(0),
    /** What the store bears of what others earn by the sale. */
    referralAmount: amountColumn('referral_amount').notNull().default(0),
    /** The fee for the way it was paid. */
    channelFeeAmount: amountColumn('channel_fee_amount').notNull().default(0),
    netAmount: amountColumn('net_amount').notNull(),
    /** Null: it stands in no statement yet. */
    statementId: foreignId('statement_id').references(() => storeStatements.id),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('store_settlement_lines_cause').on(table.cause),
    uniqueIndex('store_settlement_lines_earning').on(table.orderId).where(sql`${table.kind} = 'earning'`),
    index('store_settlement_lines_order').on(table.orderId),
    index('store_settlement_lines_store').on(table.storeId, table.createdAt, table.id),
    index('store_settlement_lines_open')
      .on(table.storeId, table.currency, table.createdAt)
      .where(sql`${table.statementId} is null`),
    index('store_settlement_lines_statement').on(table.statementId, table.id),
    check(
      'store_settlement_lines_net',
      sql`${table.netAmount} = ${table.grossAmount} - ${table.commissionAmount} - ${table.commissionTaxAmount}
        - ${table.referralAmount} - ${table.channelFeeAmount}`,
    ),
    check(
      'store_settlement_lines_order_kind',
      sql`(${table.kind} in ('earning', 'refund_reversal')) <= (${table.orderId} is not null)`,
    ),
  ],
);
