import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { cooperationTopics } from '#lib/contract/site/shop-leads.ts';
import { createdAt, foreignId, idColumn, instant, localeColumn, updatedAt } from '../db/columns.ts';

/** Pages the shop writes itself, addressed as /page/{url} (specification §2). */
export const contentPages = pgTable(
  'content_pages',
  {
    id: idColumn(),
    url: varchar('url', { length: 80 }).notNull(),
    isPublished: boolean('is_published').notNull().default(true),
    sort: integer('sort').notNull().default(0),
    /** Counts changes, so that two people editing at once notice. */
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [uniqueIndex('content_pages_url_unique').on(table.url)],
);

export const contentPageTexts = pgTable(
  'content_page_texts',
  {
    pageId: foreignId('page_id')
      .notNull()
      .references(() => contentPages.id, { onDelete: 'cascade' }),
    locale: localeColumn(),
    title: varchar('title', { length: 120 }).notNull(),
    description: varchar('description', { length: 300 }).notNull().default(''),
    /** Clean HTML: it passed `cleanHtml` on its way in. */
    body: text('body').notNull(),
  },
  (table) => [primaryKey({ columns: [table.pageId, table.locale] })],
);

/** Enquiries left on /cooperate. */
export const cooperationLeads = pgTable(
  'cooperation_leads',
  {
    id: idColumn(),
    number: varchar('number', { length: 20 }).notNull(),
    company: varchar('company', { length: 100 }).notNull(),
    contact: varchar('contact', { length: 50 }).notNull(),
    mobile: varchar('mobile', { length: 11 }).notNull(),
    email: varchar('email', { length: 50 }),
    topic: varchar('topic', { length: 20, enum: cooperationTopics }).notNull(),
    message: varchar('message', { length: 2000 }).notNull(),
    locale: localeColumn(),
    /** Whoever was logged in while writing. */
    userId: foreignId('user_id'),
    ip: varchar('ip', { length: 64 }).notNull(),
    handledAt: instant('handled_at'),
    handledBy: foreignId('handled_by'),
    /** What came of it. */
    note: varchar('note', { length: 300 }).notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('cooperation_leads_number_unique').on(table.number),
    index('cooperation_leads_created').on(table.createdAt),
    index('cooperation_leads_topic').on(table.topic, table.id),
  ],
);
