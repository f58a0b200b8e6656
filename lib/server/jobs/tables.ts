import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { idColumn, instant } from '../db/columns.ts';

/**
 * A job that throws, from the first time until it succeeds again: one row, however often it is tried. Written for
 * operators to see; nothing is decided by it.
 */
export const jobFailures = pgTable(
  'job_failures',
  {
    id: idColumn(),
    job: varchar('job', { length: 60 }).notNull(),
    /** How many times in a row. */
    failures: integer('failures').notNull(),
    /** What it said the last time, without what it worked with. */
    error: text('error').notNull(),
    firstAt: instant('first_at').notNull(),
    lastAt: instant('last_at').notNull(),
    /** When it succeeded again. */
    overAt: instant('over_at'),
  },
  (table) => [
    uniqueIndex('job_failures_open').on(table.job).where(sql`${table.overAt} is null`),
    index('job_failures_over').on(table.overAt),
  ],
);
