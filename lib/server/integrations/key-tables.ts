import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { keyEndReasons } from '#lib/contract/integrations/keys.ts';
import { createdAt, foreignId, idColumn, instant } from '../db/columns.ts';
import { users } from '../identity/tables.ts';
import { stores } from '../store/tables.ts';

/** Keys of programs (docs/domain/integrations.md 2). Rows stay: what a key has done is told by its name. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: idColumn(),
    /** Null: of the platform. */
    storeId: foreignId('store_id').references(() => stores.id),
    /** Who made it: it does what this person may do, and no more. */
    userId: foreignId('user_id')
      .notNull()
      .references(() => users.id),
    name: varchar('name', { length: 40 }).notNull(),
    /** What the key begins with: shown, and of no use to anybody. */
    start: varchar('start', { length: 16 }).notNull(),
    /** SHA-256; the key itself has 256 random bits, which nobody finds by trying. */
    secretHash: varchar('secret_hash', { length: 64 }).notNull(),
    scopes: text('scopes').array().notNull(),
    /** Addresses and ranges it works from; none: from anywhere. */
    addresses: text('addresses').array().notNull().default([]),
    perMinute: integer('per_minute').notNull(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    /** Its maker was told that it runs out. */
    warnedAt: instant('warned_at'),
    /** Written once a minute at most. */
    lastUsedAt: instant('last_used_at'),
    lastUsedIp: varchar('last_used_ip', { length: 64 }).notNull().default(''),
    endedAt: instant('ended_at'),
    endReason: varchar('end_reason', { length: 20, enum: keyEndReasons }),
    /** Who revoked it. */
    endedBy: foreignId('ended_by').references(() => users.id),
  },
  (table) => [
    uniqueIndex('api_keys_secret').on(table.secretHash),
    index('api_keys_owner').on(table.storeId, table.id),
    index('api_keys_good').on(table.expiresAt).where(sql`${table.endedAt} is null`),
    check('api_keys_scopes', sql`cardinality(${table.scopes}) between 1 and 40`),
    check('api_keys_per_minute', sql`${table.perMinute} between 1 and 1200`),
    check('api_keys_end', sql`(${table.endedAt} is null) = (${table.endReason} is null)`),
  ],
);
