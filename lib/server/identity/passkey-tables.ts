import { bigint, boolean, index, pgTable, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { createdAt, foreignId, idColumn, instant } from '../db/columns.ts';
import { users } from './tables.ts';

/** Keys that a member's devices hold; of each the shop knows the public half (docs/adr/0047-passkeys.md). */
export const passkeys = pgTable(
  'passkeys',
  {
    id: idColumn(),
    userId: foreignId('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What the authenticator calls it, base64url: 1023 bytes at most. */
    credentialId: varchar('credential_id', { length: 1400 }).notNull(),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** How often the authenticator says it has signed; those that count nothing say zero for ever. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** Ways to the authenticator, as the browser named them, with commas between. */
    transports: varchar('transports', { length: 100 }).notNull(),
    /** Kept by an account of its owner and on all devices of it, or on this one device alone. */
    isSynced: boolean('is_synced').notNull(),
    /** The model of the authenticator; zeros where it does not say. */
    aaguid: varchar('aaguid', { length: 36 }).notNull(),
    name: varchar('name', { length: 40 }).notNull(),
    userAgent: varchar('user_agent', { length: 255 }).notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant('last_used_at'),
    lastUsedAgent: varchar('last_used_agent', { length: 255 }).notNull().default(''),
    /** Its counter went back: somebody may hold a copy. */
    suspectSince: instant('suspect_since'),
  },
  (table) => [uniqueIndex('passkeys_credential').on(table.credentialId), index('passkeys_user').on(table.userId)],
);

/** Challenges that were answered rightly: none is taken twice. What is not answered is nowhere but in its ticket. */
export const spentChallenges = pgTable(
  'spent_challenges',
  {
    challenge: varchar('challenge', { length: 64 }).primaryKey(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('spent_challenges_expires').on(table.expiresAt)],
);
