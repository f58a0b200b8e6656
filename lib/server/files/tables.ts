import { index, integer, jsonb, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { createdAt, idColumn } from '../db/columns.ts';

/** One further size or format of an image, made when it was stored. */
export interface FileVariant {
  /** Site-relative address. */
  url: string;
  mime: 'image/avif' | 'image/webp';
  width: number;
  height: number;
  size: number;
}

/** Everything stored as a file: uploads and the pictures of the demo shop. Rows point at bytes, they never hold them. */
export const files = pgTable(
  'files',
  {
    id: idColumn(),
    /** The driver that holds the bytes. */
    storage: varchar('storage', { length: 20 }).notNull().default('local'),
    topic: varchar('topic', { length: 40 }).notNull(),
    /** Key inside the driver. */
    path: varchar('path', { length: 255 }).notNull(),
    /** Site-relative address of the original. */
    url: varchar('url', { length: 255 }).notNull(),
    name: varchar('name', { length: 120 }).notNull(),
    mime: varchar('mime', { length: 100 }).notNull(),
    size: integer('size').notNull(),
    width: integer('width'),
    height: integer('height'),
    /** Hex; shown while the picture loads. */
    dominantColour: varchar('dominant_colour', { length: 7 }),
    sha256: varchar('sha256', { length: 64 }).notNull(),
    variants: jsonb('variants').$type<FileVariant[]>().notNull().default([]),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('files_path_unique').on(table.storage, table.path),
    index('files_sha256').on(table.sha256, table.topic),
  ],
);
