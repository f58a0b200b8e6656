import { jsonb, pgTable, smallint } from 'drizzle-orm/pg-core';
import type { MessageCategory } from '#lib/contract/messaging/member-inbox.ts';
import { foreignId, updatedAt } from '../db/columns.ts';

/** Where a category goes beside the inbox. */
export interface CategoryChannels {
  email: boolean;
  mobile: boolean;
}

/** What a member chose; a category that is missing keeps the shop's default (preference-rules.ts). */
export const messagePreferences = pgTable('message_preferences', {
  /** No foreign key: users come after messaging in the order of modules. */
  userId: foreignId('user_id').primaryKey(),
  channels: jsonb('channels').$type<Partial<Record<MessageCategory, CategoryChannels>>>().notNull().default({}),
  /** Quiet hours as minutes of the shop's day; both null: none. The end may lie on the next day. */
  quietFrom: smallint('quiet_from'),
  quietTo: smallint('quiet_to'),
  updatedAt: updatedAt(),
});
