import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
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

/** Processes that serve this database. Written for operators to see; nothing is decided by it. */
export const serverProcesses = pgTable('server_processes', {
  id: varchar('id', { length: 36 }).primaryKey(),
  host: varchar('host', { length: 120 }).notNull(),
  pid: integer('pid').notNull(),
  /** With commas between. */
  roles: varchar('roles', { length: 40 }).notNull(),
  version: varchar('version', { length: 40 }).notNull(),
  node: varchar('node', { length: 40 }).notNull(),
  startedAt: instant('started_at').notNull(),
  /** Each minute; who says nothing for longer is gone. */
  seenAt: instant('seen_at').notNull(),
});

/** Backups that `npm run backup` has finished, from wherever it ran (docs/backup.md). */
export const backupRuns = pgTable(
  'backup_runs',
  {
    id: idColumn(),
    finishedAt: instant('finished_at').notNull(),
    kind: varchar('kind', { length: 10 }).notNull(),
    /** Host and folder. */
    place: varchar('place', { length: 255 }).notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    version: varchar('version', { length: 40 }).notNull(),
  },
  (table) => [index('backup_runs_finished').on(table.finishedAt)],
);
