import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { createdAt, foreignId, idColumn, instant, localeColumn } from '../db/columns.ts';

/** Codes sent to an address. Rows stay a day for the limits; only the newest of address and event counts. */
export const verificationCodes = pgTable(
  'verification_codes',
  {
    id: idColumn(),
    channel: varchar('channel', { length: 10, enum: ['email', 'mobile'] }).notNull(),
    address: varchar('address', { length: 50 }).notNull(),
    event: varchar('event', { length: 30 }).notNull(),
    /** Keyed hash: four characters alone could be found by trying them all. */
    codeHash: varchar('code_hash', { length: 64 }).notNull(),
    failures: integer('failures').notNull().default(0),
    ip: varchar('ip', { length: 64 }).notNull(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    index('verification_codes_address').on(table.channel, table.address, table.event, table.createdAt),
    index('verification_codes_ip').on(table.ip, table.createdAt),
    index('verification_codes_created').on(table.createdAt),
  ],
);

/** Wrong tries at a code by caller, so that a stranger's tries do not use up those of its owner (code-rules.ts). */
export const codeTries = pgTable(
  'code_tries',
  {
    codeId: foreignId('code_id')
      .notNull()
      .references(() => verificationCodes.id, { onDelete: 'cascade' }),
    ip: varchar('ip', { length: 64 }).notNull(),
    failures: integer('failures').notNull(),
  },
  (table) => [primaryKey({ columns: [table.codeId, table.ip] })],
);

/** Open captcha challenges. The key is a hash of the id that the client invented (contract §4). */
export const captchaChallenges = pgTable(
  'captcha_challenges',
  {
    idHash: varchar('id_hash', { length: 64 }).primaryKey(),
    mode: varchar('mode', { length: 10, enum: ['click', 'text'] }).notNull(),
    /** The address that asked; nobody else may answer. */
    ip: varchar('ip', { length: 64 }).notNull(),
    /** Boxes to click in order, or the answer of the question and its work. */
    solution: jsonb('solution').notNull(),
    failures: integer('failures').notNull().default(0),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('captcha_challenges_expires').on(table.expiresAt)],
);

const outboxStates = ['pending', 'sending', 'sent', 'announced', 'failed', 'expired'] as const;

/**
 * Mails and text messages, written in the transaction that causes them and sent after it (docs/domain/messaging.md 3).
 */
export const outboxMessages = pgTable(
  'outbox_messages',
  {
    id: idColumn(),
    channel: varchar('channel', { length: 10, enum: ['email', 'mobile'] }).notNull(),
    recipient: varchar('recipient', { length: 50 }).notNull(),
    locale: localeColumn(),
    /** Which text: keys `mailTitle<Template>` and `mailBody<Template>` or `sms<Template>` of the api messages. */
    template: varchar('template', { length: 40 }).notNull(),
    /** What fills the text. Emptied once the message is gone or too old, because it may hold a code. */
    values: jsonb('values').notNull().default({}),
    isSecret: boolean('is_secret').notNull().default(false),
    status: varchar('status', { length: 10, enum: outboxStates }).notNull().default('pending'),
    attempts: integer('attempts').notNull().default(0),
    /** When to try next; while `sending`, when the try counts as lost; once `failed`, when it did. */
    dueAt: instant('due_at').notNull(),
    /** Before this nobody wanted it, as in quiet hours; null: from the moment it was written. */
    notBefore: instant('not_before'),
    lastError: varchar('last_error', { length: 255 }),
    /** The request or job that wanted it, for logs and traces (docs/observability.md). */
    cause: varchar('cause', { length: 120 }),
    /** Cause and channel, where a cause may be reported twice (docs/domain/messaging.md 3). */
    dedupeKey: varchar('dedupe_key', { length: 60 }),
    createdAt: createdAt(),
    sentAt: instant('sent_at'),
    /** Not sent after this: the code in it would be dead. */
    expiresAt: instant('expires_at'),
  },
  (table) => [
    index('outbox_messages_due').on(table.status, table.dueAt),
    index('outbox_messages_lane')
      .on(table.channel, sql`(${table.template} = 'Code') desc`, table.dueAt)
      .where(sql`${table.status} in ('pending', 'sending')`),
    index('outbox_messages_recipient').on(sql`lower(${table.recipient})`),
    uniqueIndex('outbox_messages_dedupe').on(table.dedupeKey),
  ],
);
