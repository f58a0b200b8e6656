import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, smallint } from 'drizzle-orm/pg-core';
import { foreignId, idColumn, instant } from '../db/columns.ts';

/** Every look that was published; the newest is what visitors see. None is ever changed or removed. */
export const looks = pgTable('looks', {
  id: idColumn(),
  /** As `lookSchema` has it; what no longer fits is read as the default. */
  look: jsonb('look').notNull(),
  /** The look that was brought back by this one. */
  restoredFrom: foreignId('restored_from'),
  /** The operator, whom the site itself does not know; null: the seed, or the setting of before. */
  publishedBy: foreignId('published_by'),
  publishedAt: instant('published_at').notNull(),
});

/** What is being worked on: one row, or none while it is as published. */
export const lookDrafts = pgTable(
  'look_drafts',
  {
    id: smallint('id').primaryKey(),
    look: jsonb('look').notNull(),
    /** Counts saves, so that two people editing at once notice. */
    version: integer('version').notNull(),
    savedBy: foreignId('saved_by').notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [check('look_drafts_one', sql`${table.id} = 1`)],
);
