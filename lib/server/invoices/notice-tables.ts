import { index, jsonb, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { invoiceProviders } from '#lib/contract/invoices/records.ts';
import { createdAt, idColumn } from '../db/columns.ts';
import { resultOutcomes } from './providers/result-rules.ts';

/** Messages of providers about invoices: one of a number once, whatever became of it. */
export const invoiceNotices = pgTable(
  'invoice_notices',
  {
    id: idColumn(),
    provider: varchar('provider', { length: 10, enum: invoiceProviders }).notNull(),
    /** The provider's own number of the message. */
    eventId: varchar('event_id', { length: 100 }).notNull(),
    /** The number of ours that it names; it may be nobody's. */
    no: varchar('no', { length: 40 }).notNull(),
    outcome: varchar('outcome', { length: 20, enum: resultOutcomes }).notNull(),
    /** As it was understood after its signature had been checked. */
    content: jsonb('content').$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('invoice_notices_event').on(table.provider, table.eventId),
    index('invoice_notices_no').on(table.no),
  ],
);
