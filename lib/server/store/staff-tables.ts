import { sql } from 'drizzle-orm';
import { index, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { storeInvitationStatuses, storeStaffRoles } from '#lib/contract/store/profile-values.ts';
import { createdAt, foreignId, idColumn, instant } from '../db/columns.ts';
import { users } from '../identity/tables.ts';
import { stores } from './tables.ts';

/** People who were asked to work for a store. Who has the token may answer, once; of the token only a hash is kept. */
export const storeInvitations = pgTable(
  'store_invitations',
  {
    id: idColumn(),
    storeId: foreignId('store_id')
      .notNull()
      .references(() => stores.id),
    channel: varchar('channel', { length: 10, enum: ['email', 'mobile'] }).notNull(),
    /** In lower case, so that one address is one address. */
    address: varchar('address', { length: 50 }).notNull(),
    role: varchar('role', { length: 10, enum: storeStaffRoles }).notNull(),
    tokenHash: varchar('token_hash', { length: 64 }).notNull(),
    status: varchar('status', { length: 10, enum: storeInvitationStatuses }).notNull().default('pending'),
    invitedBy: foreignId('invited_by')
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
    /** When the message went out last. */
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
    answeredBy: foreignId('answered_by').references(() => users.id),
  },
  (table) => [
    uniqueIndex('store_invitations_token').on(table.tokenHash),
    uniqueIndex('store_invitations_pending').on(table.storeId, table.address).where(sql`${table.status} = 'pending'`),
    index('store_invitations_store').on(table.storeId, table.createdAt),
  ],
);
