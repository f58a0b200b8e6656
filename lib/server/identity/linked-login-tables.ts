import { index, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { loginProviders } from '#lib/contract/identity/login-providers.ts';
import { createdAt, foreignId, idColumn, instant } from '../db/columns.ts';
import { users } from './tables.ts';

const provider = () => varchar('provider', { length: 20, enum: loginProviders }).notNull();

/** Who a provider says somebody is: a name that it gives nobody else, among those of one issuer. */
const identity = () => ({
  issuer: varchar('issuer', { length: 255 }).notNull(),
  subject: varchar('subject', { length: 255 }).notNull(),
});

/** Logins through a provider that open an account. */
export const linkedLogins = pgTable(
  'linked_logins',
  {
    id: idColumn(),
    userId: foreignId('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: provider(),
    ...identity(),
    /** What the provider calls them, for the owner to recognise. */
    name: varchar('name', { length: 100 }).notNull().default(''),
    createdAt: createdAt(),
    usedAt: instant('used_at'),
  },
  (table) => [
    uniqueIndex('linked_logins_identity').on(table.issuer, table.subject),
    uniqueIndex('linked_logins_user').on(table.userId, table.provider),
  ],
);

/** Journeys to a provider that have come back: none comes back twice. */
export const loginArrivals = pgTable(
  'login_arrivals',
  { state: varchar('state', { length: 64 }).primaryKey(), expiresAt: instant('expires_at').notNull() },
  (table) => [index('login_arrivals_expires').on(table.expiresAt)],
);

/** What a provider has proven and no account is linked to yet: whose it is, they say by logging in or registering. */
export const linkOffers = pgTable(
  'link_offers',
  {
    tokenHash: varchar('token_hash', { length: 64 }).primaryKey(),
    provider: provider(),
    ...identity(),
    name: varchar('name', { length: 100 }).notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('link_offers_expires').on(table.expiresAt)],
);
