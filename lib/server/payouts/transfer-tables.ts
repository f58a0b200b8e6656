import { sql } from 'drizzle-orm';
import { index, integer, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { createdAt, foreignId, instant, updatedAt } from '../db/columns.ts';
import { withdrawals } from './tables.ts';

/** What a provider has said for certain of a number. */
export const transferAnswers = ['succeeded', 'failed', 'returned'] as const;

/**
 * That a provider was, or is about to be, asked to pay a withdrawal: written before it is asked. One for each withdrawal,
 * since its number is the key under which the provider pays once, however often it is tried (docs/domain/payouts.md 11).
 */
export const payoutTransfers = pgTable(
  'payout_transfers',
  {
    withdrawalId: foreignId('withdrawal_id')
      .primaryKey()
      .references(() => withdrawals.id),
    /** Which of the withdrawal's attempts it was asked for last. */
    attempt: integer('attempt').notNull(),
    sentAt: instant('sent_at').notNull(),
    /** Null: nothing certain yet. */
    answer: varchar('answer', { length: 10, enum: transferAnswers }),
    /** The provider's own word for what was in the way. */
    code: varchar('code', { length: 64 }).notNull().default(''),
    /** The provider's number, once it has paid. */
    orderId: varchar('order_id', { length: 64 }),
    /** When it is asked next what has become of it; null: not any more. */
    queryAt: instant('query_at'),
    queryCount: integer('query_count').notNull().default(0),
    /** When operators were told that nothing certain can be learnt: from then on they may decide manually. */
    notifiedAt: instant('told_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('payout_transfers_query').on(table.queryAt).where(sql`${table.queryAt} is not null`),
    /** A transfer of the provider's pays one withdrawal. */
    uniqueIndex('payout_transfers_order').on(table.orderId),
  ],
);

export type Transfer = typeof payoutTransfers.$inferSelect;
