import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { outboxMessages } from '../tables.ts';
import { queueMessage } from './queue-message.ts';

/** Whether mails leave the shop: a server is named, and took the last one. */
export async function isMailWorking({ db, env }: ServerContext): Promise<boolean> {
  if (!env.SMTP_URL) return false;
  const [last] = await db
    .select({ status: outboxMessages.status })
    .from(outboxMessages)
    .where(and(eq(outboxMessages.channel, 'email'), inArray(outboxMessages.status, ['sent', 'failed'])))
    .orderBy(desc(outboxMessages.id))
    .limit(1);
  return last?.status !== 'failed';
}

/** A mail that says nothing but that it has arrived. */
export const queueTestMail = (
  tx: Executor,
  { recipient, locale, now }: { recipient: string; locale: Locale; now: Date },
): Promise<void> =>
  queueMessage(tx, { channel: 'email', recipient, locale, template: 'Test', values: {}, isSecret: false, now });
