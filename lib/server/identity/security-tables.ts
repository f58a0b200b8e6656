import { bigint, boolean, index, pgTable, uniqueIndex, uuid, varchar } from 'drizzle-orm/pg-core';
import { loginWays } from '#lib/contract/identity/login-providers.ts';
import { createdAt, foreignId, idColumn, instant } from '../db/columns.ts';
import { users } from './tables.ts';

const userId = () =>
  foreignId('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** By what somebody proves who they are. */
const way = () => varchar('way', { length: 20, enum: loginWays }).notNull().default('password');

export const loginOutcomes = ['success', 'wrong_password', 'wrong_second_factor', 'wrong_passkey'] as const;

/** Logins and failed tries of an account, for its owner to look through. Kept half a year. */
export const loginEvents = pgTable(
  'login_events',
  {
    id: idColumn(),
    userId: userId(),
    /** No foreign key: the history outlives the session. */
    sessionId: uuid('session_id'),
    ip: varchar('ip', { length: 64 }).notNull(),
    userAgent: varchar('user_agent', { length: 255 }).notNull(),
    outcome: varchar('outcome', { length: 20, enum: loginOutcomes }).notNull(),
    way: way(),
    createdAt: createdAt(),
  },
  (table) => [
    index('login_events_user').on(table.userId, table.createdAt),
    index('login_events_created').on(table.createdAt),
  ],
);

/** The authenticator app of an account. Until `enabledAt` is set it was only offered and asks nothing of anybody. */
export const twoFactors = pgTable('two_factors', {
  userId: userId().primaryKey(),
  /** The shared secret, encrypted with the shop's (see encryption.ts). */
  encryptedSecret: varchar('sealed_secret', { length: 255 }).notNull(),
  /** The last thirty seconds that were used up: a code that was looked over a shoulder is worth nothing. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  createdAt: createdAt(),
  enabledAt: instant('enabled_at'),
});

/** Each lets its owner in once when the app is lost. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: idColumn(),
    userId: userId(),
    codeHash: varchar('code_hash', { length: 64 }).notNull(),
    createdAt: createdAt(),
    usedAt: instant('used_at'),
  },
  (table) => [uniqueIndex('recovery_codes_hash').on(table.userId, table.codeHash)],
);

/** Between the right password, or what stands for it, and the second factor. */
export const loginTickets = pgTable(
  'login_tickets',
  {
    tokenHash: varchar('token_hash', { length: 64 }).primaryKey(),
    userId: userId(),
    isKept: boolean('is_kept').notNull(),
    way: way(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('login_tickets_expires').on(table.expiresAt), index('login_tickets_user').on(table.userId)],
);
