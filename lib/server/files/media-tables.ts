import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, smallint, varchar } from 'drizzle-orm/pg-core';
import { createdAt, foreignId, idColumn, instant, textsColumn, updatedAt } from '../db/columns.ts';
import { files } from './tables.ts';

/** What the shop says of one of its own files; a file of which it says nothing has no row. */
export const mediaItems = pgTable(
  'media_items',
  {
    fileId: foreignId('file_id')
      .primaryKey()
      .references(() => files.id, { onDelete: 'cascade' }),
    /** What it shows, for whoever does not see it. */
    alt: textsColumn('alt').notNull(),
    caption: textsColumn('caption').notNull(),
    /** Percent from the left and from the top: what stays in sight where a picture is cropped. */
    focusX: smallint('focus_x').notNull().default(50),
    focusY: smallint('focus_y').notNull().default(50),
    /** Counts changes, so that two people editing at once notice. */
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [check('media_items_focus', sql`${table.focusX} between 0 and 100 and ${table.focusY} between 0 and 100`)],
);

/** Name, texts and focal point, as a change found them. */
export interface MediaFacts {
  name: string;
  alt: Record<string, string>;
  caption: Record<string, string>;
  focusX: number;
  focusY: number;
}

/** Every change of a file of the shop, for the way back. */
export const mediaChanges = pgTable(
  'media_changes',
  {
    id: idColumn(),
    fileId: foreignId('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    event: varchar('event', { length: 10, enum: ['replace', 'save'] }).notNull(),
    /** Holds the bytes that were there before a replacement, under their address of before; once that is undone, those that came. */
    formerFileId: foreignId('former_file_id').references(() => files.id, { onDelete: 'cascade' }),
    before: jsonb('before').$type<MediaFacts>(),
    changedBy: foreignId('changed_by'),
    changedAt: instant('changed_at').notNull(),
    undoneAt: instant('undone_at'),
  },
  (table) => [
    index('media_changes_file').on(table.fileId, table.id),
    index('media_changes_former').on(table.formerFileId).where(sql`former_file_id is not null`),
  ],
);
