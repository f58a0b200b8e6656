import { sql } from 'drizzle-orm';
import { pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { workLists } from '#lib/contract/work-list.ts';
import { createdAt, foreignId, idColumn, updatedAt } from '../db/columns.ts';
import { users } from './tables.ts';

/** A view of a list that somebody works in: what the list's address said, under a name. */
export const workViews = pgTable(
  'work_views',
  {
    id: idColumn(),
    userId: foreignId('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    list: varchar('list', { length: 30, enum: workLists }).notNull(),
    name: varchar('name', { length: 40 }).notNull(),
    search: varchar('search', { length: 1000 }).notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [uniqueIndex('work_views_name').on(table.userId, table.list, sql`lower(${table.name})`)],
);
