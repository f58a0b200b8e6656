import { index, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { createdAt, foreignId, idColumn, instant } from '../db/columns.ts';

/** The one-time address by which an empty shop gets its first operator: a row at most, gone once it is used or replaced. */
export const setupAddresses = pgTable(
  'setup_addresses',
  {
    id: idColumn(),
    /** Nobody who reads the table can use it. */
    tokenHash: varchar('token_hash', { length: 64 }).notNull(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [uniqueIndex('setup_addresses_token').on(table.tokenHash)],
);

/** Links by which others see the shop before it is open. What a link says is signed; the row is there to take it back. */
export const previewLinks = pgTable(
  'preview_links',
  {
    id: idColumn(),
    /** For whom it is, in the operator's words. */
    note: varchar('note', { length: 60 }).notNull(),
    /** The operator; the site itself does not know users. */
    createdBy: foreignId('created_by').notNull(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [index('preview_links_expires').on(table.expiresAt)],
);
