import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import type { LooseBlock } from '#lib/contract/site/blocks/walk-fields.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import { createdAt, foreignId, idColumn, instant, updatedAt } from '../db/columns.ts';
import { contentPages } from './content-tables.ts';

/** A page of blocks as it is kept: one list for all languages, each text in every one of them. */
export interface PageContent {
  title: Partial<Texts>;
  description: Partial<Texts>;
  blocks: LooseBlock[];
}

/** What operators write of a page until they publish it; without a page it is the home page. */
export const pageDocuments = pgTable(
  'page_documents',
  {
    id: idColumn(),
    pageId: foreignId('page_id').references(() => contentPages.id, { onDelete: 'cascade' }),
    draft: jsonb('draft').$type<PageContent>().notNull(),
    /** Counts changes of the draft, so that two people editing at once notice. */
    version: integer('version').notNull().default(1),
    /** What visitors see now; nothing: an empty page, and for the home page the one that the shop makes itself. */
    currentVersionId: foreignId('current_version_id').references((): AnyPgColumn => pageVersions.id, {
      onDelete: 'set null',
    }),
    editedBy: foreignId('edited_by'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('page_documents_page').on(sql`coalesce(page_id, 0)`),
    index('page_documents_current').on(table.currentVersionId),
  ],
);

/** Every publication of a page; none is changed once it is over. */
export const pageVersions = pgTable(
  'page_versions',
  {
    id: idColumn(),
    documentId: foreignId('document_id')
      .notNull()
      .references((): AnyPgColumn => pageDocuments.id, { onDelete: 'cascade' }),
    /** 1, 2, 3 of its page. */
    number: integer('number').notNull(),
    content: jsonb('content').$type<PageContent>().notNull(),
    startsAt: instant('starts_at').notNull(),
    /** From then on the version before it is shown again. */
    endsAt: instant('ends_at'),
    /** Whether its beginning and its end have been carried out. */
    isStarted: boolean('is_started').notNull().default(false),
    isEnded: boolean('is_ended').notNull().default(false),
    /** Taken back by somebody: it counts no more. */
    withdrawnAt: instant('withdrawn_at'),
    note: varchar('note', { length: 200 }).notNull().default(''),
    /** Of a text that is agreed to: whoever has agreed to none since is asked. The first one always asks. */
    asksConsent: boolean('asks_consent').notNull().default(false),
    publishedBy: foreignId('published_by'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('page_versions_number').on(table.documentId, table.number),
    index('page_versions_due').on(table.startsAt).where(sql`not is_started or (ends_at is not null and not is_ended)`),
    check('page_versions_times', sql`ends_at is null or ends_at > starts_at`),
  ],
);
