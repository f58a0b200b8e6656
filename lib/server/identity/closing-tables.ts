import { sql } from 'drizzle-orm';
import { index, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { createdAt, foreignId, idColumn, instant } from '../db/columns.ts';
import { users } from './tables.ts';

/** Wishes to close an account. The account ends at `effectiveAt` unless its owner keeps it. */
export const accountClosings = pgTable(
  'account_closings',
  {
    id: idColumn(),
    userId: foreignId('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: varchar('status', { length: 10, enum: ['cooling', 'kept', 'closed'] }).notNull(),
    /** The owner's own words; emptied once the account is closed. */
    reason: varchar('reason', { length: 255 }).notNull().default(''),
    effectiveAt: instant('effective_at').notNull(),
    createdAt: createdAt(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    uniqueIndex('account_closings_open').on(table.userId).where(sql`${table.status} = 'cooling'`),
    index('account_closings_due').on(table.status, table.effectiveAt),
  ],
);
