import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, smallint, text, uniqueIndex, uuid, varchar } from 'drizzle-orm/pg-core';
import { attemptFaults, endpointStatuses } from '#lib/contract/integrations/webhooks.ts';
import { createdAt, foreignId, idColumn, instant } from '../db/columns.ts';
import { users } from '../identity/tables.ts';
import { stores } from '../store/tables.ts';

/** Where programs are told of events (docs/domain/integrations.md 6). */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: idColumn(),
    /** Null: of the platform, which is told of everything. */
    storeId: foreignId('store_id').references(() => stores.id),
    url: varchar('url', { length: 500 }).notNull(),
    name: varchar('name', { length: 40 }).notNull(),
    types: text('types').array().notNull(),
    status: varchar('status', { length: 10, enum: endpointStatuses }).notNull().default('on'),
    /** Sealed: what is sent is signed with it. */
    secret: varchar('secret', { length: 255 }).notNull(),
    /** The one before, which signs beside it until then. */
    previousSecret: varchar('previous_secret', { length: 255 }),
    previousUntil: instant('previous_until'),
    /** The first failure since anything got through. */
    failingSince: instant('failing_since'),
    createdBy: foreignId('created_by')
      .notNull()
      .references(() => users.id),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [
    index('webhook_endpoints_owner').on(table.storeId, table.id),
    check('webhook_endpoints_types', sql`cardinality(${table.types}) between 1 and 40`),
  ],
);

/** What has happened, written by the transaction that caused it, where anybody listens for it. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    id: idColumn(),
    /** What receivers know it by: the same however often it is sent. */
    messageId: uuid('message_id').notNull(),
    type: varchar('type', { length: 40 }).notNull(),
    storeId: foreignId('store_id'),
    data: jsonb('data').$type<Record<string, string | number | null>>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('webhook_events_created').on(table.createdAt)],
);

/** An event on its way to an endpoint. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: idColumn(),
    eventId: foreignId('event_id')
      .notNull()
      .references(() => webhookEvents.id, { onDelete: 'cascade' }),
    endpointId: foreignId('endpoint_id')
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    status: varchar('status', { length: 10, enum: ['pending', 'sending', 'delivered', 'failed'] })
      .notNull()
      .default('pending'),
    /** Tries in all. */
    attempts: integer('attempts').notNull().default(0),
    /** Tries since it was asked for: where in the row of pauses it is. */
    round: smallint('round').notNull().default(0),
    /** When to try next; while `sending`, when the try counts as lost. */
    dueAt: instant('due_at').notNull(),
    lastStatus: smallint('last_status'),
    lastFault: varchar('last_fault', { length: 12, enum: attemptFaults }),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('webhook_deliveries_once').on(table.endpointId, table.eventId),
    index('webhook_deliveries_event').on(table.eventId),
    index('webhook_deliveries_log').on(table.endpointId, table.id),
    index('webhook_deliveries_due')
      .on(table.endpointId, table.dueAt)
      .where(sql`${table.status} in ('pending', 'sending')`),
  ],
);

/** Each try, with the beginning of what was answered. */
export const webhookAttempts = pgTable(
  'webhook_attempts',
  {
    id: idColumn(),
    deliveryId: foreignId('delivery_id')
      .notNull()
      .references(() => webhookDeliveries.id, { onDelete: 'cascade' }),
    status: smallint('status'),
    fault: varchar('fault', { length: 12, enum: attemptFaults }),
    durationMs: integer('duration_ms').notNull(),
    answer: text('answer').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [index('webhook_attempts_delivery').on(table.deliveryId, table.id)],
);
