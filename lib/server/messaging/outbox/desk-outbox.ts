import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import type { outboxFilters, outboxSorts } from '#lib/contract/messaging/desk-outbox.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { countRows } from '#lib/server/db/count-rows.ts';
import { countUpTo, type KeysetList, readKeysetPage } from '#lib/server/db/reading/keyset.ts';
import { logStatusChange } from '#lib/server/db/status-log.ts';
import type { Member } from '#lib/server/kernel/actor.ts';
import { addSeconds } from '#lib/server/kernel/clock.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import type { WorkPageOf, WorkQuery } from '#lib/server/kernel/work-page.ts';
import { isWordless } from '../notice-title.ts';
import { outboxMessages } from '../tables.ts';
import { wordMessage } from '../word-message.ts';
import { blockOf, canRetry } from './outbox-rules.ts';

export type OutboxEntry = typeof outboxMessages.$inferSelect;
type Sort = (typeof outboxSorts)[number];
type Filter = (typeof outboxFilters)[number];

/** What failed before is looked up, and no longer called out for. */
const calledOutSeconds = 86_400;

const statuses: Record<Exclude<Filter, 'all'>, OutboxEntry['status'][]> = {
  failed: ['failed'],
  waiting: ['pending', 'sending'],
  sent: ['sent', 'announced'],
  expired: ['expired'],
};

const list: KeysetList<OutboxEntry, Sort> = {
  id: outboxMessages.id,
  idOf: ({ id }) => id,
  orders: { id: { column: outboxMessages.id, kind: 'number', valueOf: ({ id }) => id } },
};

interface OutboxFilter {
  state: Filter;
  channel?: OutboxEntry['channel'] | undefined;
  /** A whole address or number. */
  q?: string | undefined;
}

/** Mails and text messages, and what became of them. */
export async function listOutbox(
  { db }: ServerContext,
  { state, channel, q }: OutboxFilter,
  input: WorkQuery<Sort>,
): Promise<WorkPageOf<OutboxEntry>> {
  const where = and(
    state === 'all' ? undefined : inArray(outboxMessages.status, statuses[state]),
    channel && eq(outboxMessages.channel, channel),
    q ? eq(sql`lower(${outboxMessages.recipient})`, q.toLowerCase()) : undefined,
  );
  const [page, totals] = await Promise.all([
    readKeysetPage(list, input, (part) =>
      db
        .select()
        .from(outboxMessages)
        .where(and(where, part.where))
        .orderBy(...part.orderBy)
        .limit(part.limit),
    ),
    countUpTo(db, outboxMessages, where),
  ]);
  return { ...page, ...totals };
}

/** How many were given up during the last day. */
export function countFailedMessages({ db, clock }: ServerContext): Promise<number> {
  const since = addSeconds(clock.now(), -calledOutSeconds);
  return countRows(db, outboxMessages, and(eq(outboxMessages.status, 'failed'), gte(outboxMessages.dueAt, since)));
}

interface OpenedMessage {
  recipient: string;
  /** Missing where it held a secret, or is too old to be put into words. */
  text: { subject: string; body: string } | null;
}

/** To whom a message goes, and what it says unless that is secret. Who looked is written down first. Throws `not_found`. */
export async function openMessage(ctx: ServerContext, operator: Member, id: number): Promise<OpenedMessage> {
  const [row] = await ctx.db.select().from(outboxMessages).where(eq(outboxMessages.id, id));
  if (!row) throw new DomainError('not_found');
  await logStatusChange(ctx.db, { ...changeOf(row), event: 'reveal', actor: operator });
  if (row.isSecret || isWordless(row)) return { recipient: row.recipient, text: null };
  const { subject, body } = await wordMessage(ctx, row);
  return { recipient: row.recipient, text: { subject, body } };
}

/**
 * Lets the outbox send a message that was given up, or that waits for its next try, at once: one try, then it is as before. Throws
 * `not_found`, `message_expired`, `message_wiped`, and `status_changed` where somebody has done so or it was sent.
 */
export async function retryMessage(ctx: ServerContext, operator: Member, id: number): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx.select().from(outboxMessages).where(eq(outboxMessages.id, id)).for('update');
    if (!row) throw new DomainError('not_found');
    const now = ctx.clock.now();
    const block = blockOf(row, now);
    if (block) throw new DomainError(`message_${block}`);
    if (!canRetry(row, now)) throw new DomainError('status_changed');
    await tx.update(outboxMessages).set({ status: 'pending', dueAt: now }).where(eq(outboxMessages.id, id));
    await logStatusChange(tx, { ...changeOf(row), to: 'pending', event: 'retry', actor: operator });
  });
}

const changeOf = ({ id, status, channel, template }: OutboxEntry) => ({
  entityType: 'outbox_message',
  entityId: id,
  from: status,
  to: status,
  data: { channel, template },
});
