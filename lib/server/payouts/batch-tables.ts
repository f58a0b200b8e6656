import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { amountColumn, createdAt, currencyColumn, foreignId, idColumn } from '../db/columns.ts';
import { users } from '../identity/tables.ts';
import { withdrawals } from './tables.ts';

/** Withdrawals that went to the bank in one file. What has become of it is what has become of its rows. */
export const payoutBatches = pgTable(
  'payout_batches',
  {
    id: idColumn(),
    no: varchar('no', { length: 20 }).notNull(),
    currency: currencyColumn(),
    count: integer('count').notNull(),
    /** What arrives, in sum. */
    amount: amountColumn('amount').notNull(),
    /** The bytes as they were made, encrypted: names and account numbers stand there whole. */
    encryptedFile: text('sealed_file').notNull(),
    sha256: varchar('sha256', { length: 64 }).notNull(),
    madeBy: foreignId('made_by')
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('payout_batches_no').on(table.no),
    check('payout_batches_filled', sql`${table.count} > 0 and ${table.amount} > 0`),
  ],
);

/** A row of such a file. The withdrawal may fail and go out again: then it is another attempt's. */
export const payoutBatchRows = pgTable(
  'payout_batch_rows',
  {
    batchId: foreignId('batch_id')
      .notNull()
      .references(() => payoutBatches.id),
    position: integer('position').notNull(),
    withdrawalId: foreignId('withdrawal_id')
      .notNull()
      .references(() => withdrawals.id),
    /** Which of the withdrawal's attempts this is. */
    attempt: integer('attempt').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.batchId, table.position] }),
    /** An attempt goes to the bank once. */
    uniqueIndex('payout_batch_rows_attempt').on(table.withdrawalId, table.attempt),
  ],
);
