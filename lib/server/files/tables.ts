import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { createdAt, foreignId, idColumn, instant } from '../db/columns.ts';

/** One further size or format of an image, made when it was stored. */
export interface FileVariant {
  /** Site-relative address. */
  url: string;
  mime: 'image/avif' | 'image/webp';
  width: number;
  height: number;
  size: number;
}

/**
 * `pending`: the row is there, its bytes may not be yet. `removing`: the bytes may be gone already. Only a `stored` file
 * is found, claimed or shown by anybody.
 */
const fileStates = ['pending', 'stored', 'removing'] as const;

/** Everything stored as a file: uploads and the pictures of the demo shop. Rows point at bytes, they never hold them. */
export const files = pgTable(
  'files',
  {
    id: idColumn(),
    /** Who uploaded it; the shop's own files have nobody. */
    userId: foreignId('user_id'),
    state: varchar('state', { length: 10, enum: fileStates }).notNull().default('stored'),
    /** Shown only through an expiring link, see `linkToPrivate`. */
    isPrivate: boolean('is_private').notNull().default(false),
    /** The driver that holds the bytes. */
    storage: varchar('storage', { length: 20, enum: ['local', 's3'] })
      .notNull()
      .default('local'),
    topic: varchar('topic', { length: 40 }).notNull(),
    /** Key inside the driver. */
    path: varchar('path', { length: 255 }).notNull(),
    /** Site-relative address of the original; of a private file only its name, nothing is served there unsigned. */
    url: varchar('url', { length: 255 }).notNull(),
    name: varchar('name', { length: 120 }).notNull(),
    mime: varchar('mime', { length: 100 }).notNull(),
    size: integer('size').notNull(),
    width: integer('width'),
    height: integer('height'),
    /** Hex; shown while the picture loads. */
    dominantColour: varchar('dominant_colour', { length: 7 }),
    sha256: varchar('sha256', { length: 64 }).notNull(),
    /** For the family's clients (contract §7); nothing here relies on it. */
    sha1: varchar('sha1', { length: 40 }),
    /** Of what was sent: an image is stored anew, so its own bytes are others. Finds what the owner sent before. */
    sourceSha256: varchar('source_sha256', { length: 64 }),
    variants: jsonb('variants').$type<FileVariant[]>().notNull().default([]),
    createdAt: createdAt(),
    /** When the owner last sent these bytes: an unclaimed file lives a day from then. */
    lastUploadAt: instant('last_upload_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('files_path_unique').on(table.storage, table.path),
    index('files_sha256').on(table.sha256, table.topic),
    index('files_owner').on(table.userId, table.createdAt).where(sql`user_id is not null`),
    uniqueIndex('files_owner_source')
      .on(table.userId, table.topic, table.sourceSha256)
      .where(sql`state = 'stored' and user_id is not null`),
    index('files_unclaimed').on(table.lastUploadAt).where(sql`user_id is not null`),
  ],
);

/** What uses an uploaded file. A file with a use is never removed: the reference forbids it. */
export const fileUses = pgTable(
  'file_uses',
  {
    id: idColumn(),
    fileId: foreignId('file_id')
      .notNull()
      .references(() => files.id),
    /** The record that uses it, in its module's words: `avatar:12`. */
    subject: varchar('subject', { length: 80 }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('file_uses_unique').on(table.fileId, table.subject),
    index('file_uses_subject').on(table.subject),
  ],
);
