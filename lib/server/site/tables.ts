import { jsonb, pgTable, varchar } from 'drizzle-orm/pg-core';
import { updatedAt } from '../db/columns.ts';

/** What the operator may change without a release; each key is typed with its default in settings-schema.ts. */
export const settings = pgTable('settings', {
  key: varchar('key', { length: 60 }).primaryKey(),
  value: jsonb('value').notNull(),
  updatedAt: updatedAt(),
});
