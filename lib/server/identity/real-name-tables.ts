import { index, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { realNameStatuses } from '#lib/contract/identity/real-names.ts';
import { createdAt, foreignId, idColumn, instant } from '../db/columns.ts';
import { users } from './tables.ts';

/**
 * Who stands behind an account. Name and number are encrypted with the shop's key (see encryption.ts): the table and its
 * backups tell neither.
 */
export const realNames = pgTable(
  'real_names',
  {
    id: idColumn(),
    userId: foreignId('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: varchar('status', { length: 10, enum: realNameStatuses }).notNull(),
    encryptedName: varchar('sealed_name', { length: 400 }).notNull(),
    encryptedIdNumber: varchar('sealed_id_number', { length: 120 }).notNull(),
    /** Keyed hash of the number in its 18-digit form: finds the other accounts of a person without telling who it is. */
    idHash: varchar('id_hash', { length: 64 }).notNull(),
    /** Why it was rejected, for the customer to read. */
    reason: varchar('reason', { length: 255 }).notNull().default(''),
    submittedAt: instant('submitted_at').notNull(),
    decidedAt: instant('decided_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('real_names_user').on(table.userId),
    index('real_names_hash').on(table.idHash),
    index('real_names_status').on(table.status, table.submittedAt),
  ],
);
