import { asc, eq, isNull } from 'drizzle-orm';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Executor } from '../db/connection.ts';
import type { ServerContext } from '../db/context.ts';
import { claimEach } from '../db/row-by-row/claim-each.ts';
import { rememberCause, runFor } from '../observe/cause.ts';
import { findEventKind } from './inbox-events.ts';
import { messages } from './inbox-tables.ts';
import { queueMessage } from './outbox/queue-message.ts';
import { noPreference, type Preference, planMessages, type Recipient } from './preference-rules.ts';
import { findPreferences } from './preferences.ts';

export type NoticeReader = Recipient & { locale: Locale };

/** Where members can be reached; whom nothing may be sent to is missing. Messaging itself does not know users. */
type FindReaders = (db: Executor, userIds: number[]) => Promise<Map<number, NoticeReader>>;

type Row = typeof messages.$inferSelect;

/**
 * Decides for new inbox messages whether they also go out by mail or text message, as their readers want it, and puts
 * those into the outbox. Each message once: several processes may run it. Returns how many messages it looked at.
 */
export async function spreadNotices(ctx: ServerContext, findReaders: FindReaders): Promise<number> {
  const now = ctx.clock.now();
  const lock = async (tx: Executor, limit: number) => {
    const rows = await tx
      .select()
      .from(messages)
      .where(isNull(messages.spreadAt))
      .orderBy(asc(messages.id))
      .limit(limit)
      .for('update', { skipLocked: true });
    if (rows.length === 0) return [];
    const userIds = [...new Set(rows.map(({ userId }) => userId))];
    const [readers, preferences] = [await findReaders(tx, userIds), await findPreferences(tx, userIds)];
    return rows.map((row) => ({ row, reader: readers.get(row.userId), preference: preferences.get(row.userId) }));
  };
  const plan = async (
    tx: Executor,
    { row, reader, preference = noPreference }: Awaited<ReturnType<typeof lock>>[number],
  ) => {
    if (reader) await runFor(rememberCause(row.cause), () => spread(tx, row, { reader, preference, now }));
    await tx.update(messages).set({ spreadAt: now }).where(eq(messages.id, row.id));
  };
  const spreadRows = await claimEach(ctx, 'spread-notices', { lock, keyOf: ({ row }) => row.id, plan });
  return spreadRows.length;
}

async function spread(
  tx: Executor,
  { id, eventKey, args, link, readAt }: Row,
  { reader, preference, now }: { reader: NoticeReader; preference: Preference; now: Date },
): Promise<void> {
  const kind = findEventKind(eventKey);
  if (!kind) return;
  for (const planned of planMessages(kind, { preference, recipient: reader, hasRead: readAt !== null }, now)) {
    await queueMessage(tx, {
      ...planned,
      locale: reader.locale,
      template: 'Notice',
      values: { ...args, noticeEvent: eventKey, noticeLink: link },
      isSecret: false,
      dedupeKey: `message:${id}:${planned.channel}`,
      now,
    });
  }
}
