import { pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core';
import { createdAt, foreignId, localeColumn } from '../db/columns.ts';
import { storeStatements } from './statement-tables.ts';

/** Statements that are confirmed as documents, each made once: the same bytes whenever it is asked for. */
export const statementPdfs = pgTable(
  'statement_pdfs',
  {
    statementId: foreignId('statement_id')
      .notNull()
      .references(() => storeStatements.id),
    locale: localeColumn(),
    fileKey: varchar('file_key', { length: 255 }).notNull(),
    sha256: varchar('sha256', { length: 64 }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.statementId, table.locale] })],
);
