import type { Locale } from '#lib/i18n/locales.ts';
import type { Executor } from '../db/connection.ts';
import { outboxMessages } from './tables.ts';

export interface QueuedMessage {
  channel: 'email' | 'mobile';
  recipient: string;
  locale: Locale;
  template: 'Code' | 'PasswordChanged' | 'BindChanged';
  values: Record<string, string | number>;
  /** Its values may not stay in the table once it is gone. */
  isSecret: boolean;
  now: Date;
  expiresAt?: Date;
}

/** Puts a message into the outbox, in the transaction that causes it; the outbox job sends it after the commit. */
export async function queueMessage(tx: Executor, { now, ...message }: QueuedMessage): Promise<void> {
  await tx.insert(outboxMessages).values({ ...message, createdAt: now, dueAt: now });
}
