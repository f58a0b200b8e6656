import type { Locale } from '#lib/i18n/locales.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import { writeCause } from '#lib/server/observe/cause.ts';
import { outboxMessages } from '../tables.ts';

interface QueuedMessage {
  channel: 'email' | 'mobile';
  recipient: string;
  locale: Locale;
  /** `Notice`: an inbox message, in its own words. */
  template:
    | 'Code'
    | 'PasswordChanged'
    | 'BindChanged'
    | 'AccountClosed'
    | 'StoreInvite'
    | 'Invoice'
    | 'InvoiceReversed'
    | 'Test'
    | 'Notice';
  values: Record<string, string | number>;
  /** Its values may not stay in the table once it is gone. */
  isSecret: boolean;
  now: Date;
  /** Not before this; missing: at once. */
  dueAt?: Date;
  expiresAt?: Date;
  /** Cause and channel: what was queued under it before is not queued again. */
  dedupeKey?: string;
}

/** Puts a message into the outbox, in the transaction that causes it; the outbox job sends it after the commit. */
export async function queueMessage(tx: Executor, { now, dueAt, ...message }: QueuedMessage): Promise<void> {
  const times = { createdAt: now, dueAt: dueAt ?? now, notBefore: dueAt ?? null };
  const row = { ...message, cause: writeCause(), ...times };
  await tx.insert(outboxMessages).values(row).onConflictDoNothing({ target: outboxMessages.dedupeKey });
}
