import { index, integer, pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core';
import { consentPlaces, consentTexts } from '#lib/contract/identity/consents.ts';
import { foreignId, instant, localeColumn } from '../db/columns.ts';
import { pageVersions } from '../site/block-tables.ts';
import { users } from './tables.ts';

/** Which version of which legal text somebody has agreed to. A version that is named here cannot be removed. */
export const legalConsents = pgTable(
  'legal_consents',
  {
    userId: foreignId('user_id')
      .notNull()
      .references(() => users.id),
    versionId: foreignId('version_id')
      .notNull()
      .references(() => pageVersions.id),
    /** What the text was called then: its page may get another address. */
    text: varchar('text', { length: 20, enum: consentTexts }).notNull(),
    /** As the site says of the version, which never changes: its page of blocks, its number there, and when it began to be shown. */
    documentId: foreignId('document_id').notNull(),
    number: integer('number').notNull(),
    startsAt: instant('starts_at').notNull(),
    place: varchar('place', { length: 10, enum: consentPlaces }).notNull(),
    locale: localeColumn(),
    givenAt: instant('given_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.versionId] }),
    index('legal_consents_version').on(table.versionId),
  ],
);
