import { jsonb, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { pausableChannels } from '#lib/contract/site/desk-pauses.ts';
import { foreignId, idColumn, instant, updatedAt } from '../db/columns.ts';

/** What the operator may change without a release; each key is typed with its default in settings-schema.ts. */
export const settings = pgTable('settings', {
  key: varchar('key', { length: 60 }).primaryKey(),
  value: jsonb('value').notNull(),
  updatedAt: updatedAt(),
});

/** Ways to the outside that operators have paused; one that goes on again has no row. */
export const channelPauses = pgTable(
  'channel_pauses',
  {
    id: idColumn(),
    channel: varchar('channel', { length: 20, enum: pausableChannels }).notNull(),
    reason: varchar('reason', { length: 200 }).notNull(),
    /** The operator; the site itself does not know users. */
    pausedBy: foreignId('paused_by').notNull(),
    pausedAt: instant('paused_at').notNull(),
  },
  (table) => [uniqueIndex('channel_pauses_channel').on(table.channel)],
);
