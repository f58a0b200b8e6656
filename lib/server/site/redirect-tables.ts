import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { createdAt, idColumn, instant, updatedAt } from '../db/columns.ts';

/** Addresses of before and where they lead: docs/domain/site.md 6. */
export const redirects = pgTable(
  'redirects',
  {
    id: idColumn(),
    /** As `readSource` compares it; with `/*` at the end for everything below. */
    source: varchar('source', { length: 600 }).notNull(),
    /** A path of this shop, as `readTarget` has it. */
    target: varchar('target', { length: 600 }).notNull(),
    /** What of the target is compared with sources, so that chains are found. */
    targetKey: varchar('target_key', { length: 600 }).notNull(),
    isPermanent: boolean('is_permanent').notNull().default(true),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('redirects_source').on(table.source),
    index('redirects_target_key').on(table.targetKey.op('text_pattern_ops')),
    check('redirects_within', sql`left(${table.target}, 1) = '/' and left(${table.target}, 2) not in ('//', '/\\')`),
    check('redirects_source_path', sql`left(${table.source}, 1) = '/' and left(${table.source}, 2) <> '//'`),
  ],
);

/** Addresses nobody has that people have asked for, counted; the least asked for give way. */
export const missedAddresses = pgTable(
  'missed_addresses',
  {
    id: idColumn(),
    path: varchar('path', { length: 300 }).notNull(),
    asked: integer('asked').notNull(),
    firstAt: instant('first_at').notNull(),
    lastAt: instant('last_at').notNull(),
  },
  (table) => [
    uniqueIndex('missed_addresses_path').on(table.path),
    check('missed_addresses_asked', sql`${table.asked} > 0`),
  ],
);
