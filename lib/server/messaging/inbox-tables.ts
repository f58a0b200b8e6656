import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { messageCategories } from '#lib/contract/messaging/member-inbox.ts';
import { createdAt, foreignId, idColumn, instant } from '../db/columns.ts';

/**
 * The inbox of each member (docs/domain/messaging.md 2): keys and values, put into words in the reader's language when
 * read.
 */
export const messages = pgTable(
  'messages',
  {
    id: idColumn(),
    /** No foreign key: users come after messaging in the order of modules. */
    userId: foreignId('user_id').notNull(),
    category: varchar('category', { length: 20, enum: messageCategories }).notNull(),
    eventKey: varchar('event_key', { length: 60 }).notNull(),
    args: jsonb('args').$type<Record<string, string | number>>().notNull().default({}),
    /** A path of this site, or empty. */
    link: varchar('link', { length: 255 }).notNull().default(''),
    /** The request or job that told it, for logs and traces of what follows. */
    cause: varchar('cause', { length: 120 }),
    /** The cause, where it may be reported twice: the second report writes nothing. */
    dedupeKey: varchar('dedupe_key', { length: 120 }),
    createdAt: createdAt(),
    readAt: instant('read_at'),
    /** When mail and text message were decided about (spread-notices.ts); null: not yet. */
    spreadAt: instant('spread_at'),
  },
  (table) => [
    index('messages_user').on(table.userId, table.createdAt),
    index('messages_unread').on(table.userId, table.category, table.readAt),
    index('messages_unspread').on(table.id).where(sql`${table.spreadAt} is null`),
    uniqueIndex('messages_dedupe').on(table.userId, table.dedupeKey),
  ],
);
