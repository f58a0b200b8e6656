import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, varchar } from 'drizzle-orm/pg-core';
import {
  type MovingOptions,
  movingOutcomes,
  movingStatuses,
  type NoteLevel,
} from '#lib/contract/integrations/desk-moving.ts';
import { type MovingField, type MovingMapping, movingSources } from '#lib/contract/integrations/moving-fields.ts';
import { createdAt, foreignId, idColumn, updatedAt } from '../db/columns.ts';
import { users } from '../identity/tables.ts';

/** A file of another system that an operator brought, from its upload to its end or its undoing. */
export const movingImports = pgTable(
  'moving_imports',
  {
    id: idColumn(),
    userId: foreignId('user_id')
      .notNull()
      .references(() => users.id),
    fileName: varchar('file_name', { length: 120 }).notNull(),
    source: varchar('source', { length: 24, enum: movingSources }).notNull(),
    status: varchar('status', { length: 10, enum: movingStatuses }).notNull().default('uploaded'),
    headings: jsonb('headings').$type<string[]>().notNull(),
    mapping: jsonb('mapping').$type<MovingMapping>().notNull(),
    options: jsonb('options').$type<MovingOptions>().notNull(),
    rowCount: integer('row_count').notNull(),
    itemCount: integer('item_count').notNull().default(0),
    /** Categories that were made for it; they go with it when nothing else is in them. */
    categoryIds: jsonb('category_ids').$type<number[]>().notNull().default([]),
    /** Key of the ZIP with pictures, which goes once the import has ended, and how many are in it. */
    zipKey: varchar('zip_key', { length: 255 }),
    zipCount: integer('zip_count').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('moving_imports_user').on(table.userId),
    index('moving_imports_open').on(table.status).where(sql`status in ('checking', 'running', 'undoing')`),
  ],
);

/** The rows of the file, which hold what people are called: they go a month after the import has ended (`removeOldMovingRows`). */
export const movingRows = pgTable(
  'moving_rows',
  {
    importId: foreignId('import_id')
      .notNull()
      .references(() => movingImports.id, { onDelete: 'cascade' }),
    /** As a spreadsheet counts: the first row below the headings is 2. */
    n: integer('n').notNull(),
    cells: jsonb('cells').$type<string[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.n] })],
);

/** What is said of a record; the sentence is chosen when somebody reads it. */
export interface MovingNote {
  n: number;
  level: NoteLevel;
  field: MovingField | null;
  /** Of the `integrationsMovingNotes`, `validation` or `errors` messages. */
  key: string;
  values?: Record<string, string | number>;
}

/** A product or a person: the rows that are about it, and what became of it. */
export const movingItems = pgTable(
  'moving_items',
  {
    importId: foreignId('import_id')
      .notNull()
      .references(() => movingImports.id, { onDelete: 'cascade' }),
    /** Its place in the file. */
    place: integer('place').notNull(),
    rows: integer('rows').array().notNull(),
    /** Which record of the old system it is: by it the same one is found when it comes again. */
    key: varchar('key', { length: 200 }).notNull(),
    name: varchar('name', { length: 160 }).notNull().default(''),
    /** The address that a product gets here. */
    slug: varchar('slug', { length: 120 }).notNull().default(''),
    /** The address that it had, from the root of the old shop. */
    oldPath: varchar('old_path', { length: 300 }),
    outcome: varchar('outcome', { length: 10, enum: movingOutcomes }).notNull().default('waiting'),
    /** Whether the record was made by this import. */
    isNew: boolean('is_new').notNull().default(false),
    /** Of what the file says, so that the same file changes nothing, whatever was changed here since. */
    digest: varchar('digest', { length: 64 }).notNull().default(''),
    notes: jsonb('notes').$type<MovingNote[]>().notNull().default([]),
    /** The product or user. */
    recordId: foreignId('record_id'),
    /** Of the product as it was checked, then as it was saved. */
    recordVersion: integer('record_version'),
    /** The product as it was before, for the undoing. */
    before: jsonb('before'),
    /** Opening balances that were posted. */
    moneyAmount: bigint('money_amount', { mode: 'number' }),
    points: bigint('points', { mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.place] }),
    index('moving_items_outcome').on(table.importId, table.outcome, table.place),
    index('moving_items_key').on(table.key).where(sql`record_id is not null`),
    index('moving_items_noted').on(table.importId, table.place).where(sql`notes <> '[]'::jsonb`),
  ],
);

/** Pictures that a file names, each for one product. */
export const movingPictures = pgTable(
  'moving_pictures',
  {
    id: idColumn(),
    importId: foreignId('import_id')
      .notNull()
      .references(() => movingImports.id, { onDelete: 'cascade' }),
    /** Of its product. */
    place: integer('place').notNull(),
    sort: integer('sort').notNull(),
    /** Its address, or its name in the ZIP. */
    source: text('source').notNull(),
    alt: varchar('alt', { length: 200 }).notNull().default(''),
    /** Choices it is the picture of. */
    shows: jsonb('shows').$type<Record<string, string>>().notNull().default({}),
    state: varchar('state', { length: 10, enum: ['waiting', 'done', 'failed'] })
      .notNull()
      .default('waiting'),
    fileId: foreignId('file_id'),
    /** A key of `integrationsMovingNotes`, where it failed. */
    fault: varchar('fault', { length: 40 }),
  },
  (table) => [
    index('moving_pictures_import').on(table.importId, table.state, table.place, table.sort),
    index('moving_pictures_source').on(sql`md5(${table.source})`).where(sql`file_id is not null`),
  ],
);
