import { index, integer, pgTable, varchar } from 'drizzle-orm/pg-core';
import { dataExportStatuses } from '#lib/contract/identity/member-export.ts';
import { createdAt, foreignId, idColumn, instant, localeColumn } from '../db/columns.ts';
import { users } from './tables.ts';

/** Copies of everything an account holds, made for its owner and kept a week. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: idColumn(),
    userId: foreignId('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: varchar('status', { length: 10, enum: dataExportStatuses }).notNull(),
    /** Language of the descriptions inside. */
    locale: localeColumn(),
    /** Key of the private file while there is one. */
    fileKey: varchar('file_key', { length: 255 }),
    size: integer('size'),
    attempts: integer('attempts').notNull().default(0),
    createdAt: createdAt(),
    /** While `running`: a run that has not ended by the hour after counts as lost. */
    startedAt: instant('started_at'),
    readyAt: instant('ready_at'),
    expiresAt: instant('expires_at'),
  },
  (table) => [
    index('data_exports_user').on(table.userId, table.createdAt),
    index('data_exports_status').on(table.status, table.createdAt),
  ],
);
