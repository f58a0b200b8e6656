import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { createdAt, foreignId, idColumn, instant } from './columns.ts';

/** Answers of writes that a client may repeat (docs/domain/common.md 4). Kept 24 hours. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    id: idColumn(),
    userId: foreignId('user_id').notNull(),
    key: varchar('key', { length: 64 }).notNull(),
    route: varchar('route', { length: 120 }).notNull(),
    requestHash: varchar('request_hash', { length: 64 }).notNull(),
    /** Null while the first call is still running. */
    response: jsonb('response'),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('idempotency_keys_unique').on(table.userId, table.key, table.route),
    index('idempotency_keys_expires').on(table.expiresAt),
  ],
);

/** Who moved which record from where to where: append-only (a trigger refuses changes), and the customer's timeline. */
export const statusLogs = pgTable(
  'status_logs',
  {
    id: idColumn(),
    entityType: varchar('entity_type', { length: 40 }).notNull(),
    entityId: foreignId('entity_id').notNull(),
    fromStatus: varchar('from_status', { length: 40 }),
    toStatus: varchar('to_status', { length: 40 }).notNull(),
    event: varchar('event', { length: 60 }).notNull(),
    actorType: varchar('actor_type', { length: 20 }).notNull(),
    actorId: foreignId('actor_id'),
    reason: text('reason'),
    data: jsonb('data').notNull().default({}),
    /** What of the log belongs to it (`observe/cause.ts`): the request, or the run of a job, that did it. */
    requestId: varchar('request_id', { length: 64 }),
    createdAt: createdAt(),
  },
  (table) => [
    index('status_logs_entity').on(table.entityType, table.entityId, table.id),
    index('status_logs_kind').on(table.entityType, table.id),
    /** What was done with records of a kind: the audit log's filter, and what it offers. */
    index('status_logs_event').on(table.entityType, table.event, table.id),
    index('status_logs_actor').on(table.actorId, table.id),
  ],
);

/** Counters of the rate limiter, shared by all processes; its columns are named by the library that fills them. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
});

/** Who is being written a large file right now; a turn that is not renewed any more has run out. */
export const fileTurns = pgTable(
  'file_turns',
  {
    userId: foreignId('user_id').notNull(),
    path: varchar('path', { length: 120 }).notNull(),
    holder: uuid('holder').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.path] })],
);

/**
 * Rows that a job could not do: one line a step and row, from the first failure until the row is done or no longer due. Until
 * `retryAt` the step passes it over, and until an operator says otherwise where one has put it aside.
 */
export const rowFailures = pgTable(
  'row_failures',
  {
    id: idColumn(),
    step: varchar('step', { length: 40 }).notNull(),
    /** The number of the document, or the id of the row. */
    rowKey: varchar('row_key', { length: 80 }).notNull(),
    /** How many times in a row. */
    failures: integer('failures').notNull(),
    /** What it said the last time, without what it worked with. */
    error: text('error').notNull(),
    firstAt: instant('first_at').notNull(),
    lastAt: instant('last_at').notNull(),
    retryAt: instant('retry_at').notNull(),
    /** When operators were told that it keeps failing. */
    notifiedAt: instant('told_at'),
    asideAt: instant('aside_at'),
    /** Who put it aside, and why. */
    asideBy: foreignId('aside_by'),
    asideReason: varchar('aside_reason', { length: 200 }),
  },
  (table) => [
    uniqueIndex('row_failures_row').on(table.step, table.rowKey),
    index('row_failures_last').on(table.lastAt),
  ],
);
