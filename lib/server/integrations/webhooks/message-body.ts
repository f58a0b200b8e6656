import type { webhookEvents } from '../webhook-tables.ts';

type Event = typeof webhookEvents.$inferSelect;

/** What is sent: the same bytes at each try. `version` is that of this form; fields may come, none goes or changes. */
export const toBody = ({ type, createdAt, data }: Pick<Event, 'type' | 'createdAt' | 'data'>): string =>
  JSON.stringify({ type, version: 1, timestamp: createdAt.toISOString(), data });
