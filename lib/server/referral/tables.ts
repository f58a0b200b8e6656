import { index, pgTable, varchar } from 'drizzle-orm/pg-core';
import { foreignId, instant } from '../db/columns.ts';
import { users } from '../identity/tables.ts';

/** Who was brought by whom (docs/domain/referral.md 1). Written once; changed only by an operator with a reason. */
export const referralRelations = pgTable(
  'referral_relations',
  {
    userId: foreignId('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    parentId: foreignId('parent_id')
      .notNull()
      .references(() => users.id),
    /** The parent's parent at the time of binding. */
    grandId: foreignId('grand_id').references(() => users.id),
    boundAt: instant('bound_at').notNull(),
    source: varchar('source', { length: 10, enum: ['register', 'link', 'manual'] }).notNull(),
    campaign: varchar('campaign', { length: 40 }).notNull().default(''),
    /** Null: for good. */
    expiresAt: instant('expires_at'),
    changedBy: foreignId('changed_by').references(() => users.id),
  },
  (table) => [index('referral_relations_parent').on(table.parentId)],
);
