import { and, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { ServerContext } from '../db/context.ts';
import { addSeconds } from '../kernel/clock.ts';
import { rememberCause } from '../observe/cause.ts';
import { count } from '../observe/recorder.ts';
import { inSpan, inTrace } from '../observe/spans.ts';
import { claimMessages, type OutboxRow } from './claim-messages.ts';
import { FinalFailure } from './final-failure.ts';
import { nextTryAfter } from './outbox-rules.ts';
import { sendInTime } from './send-in-time.ts';
import type { Senders } from './senders.ts';
import { lane, type OutboxChannel, outboxChannels, sendingLimits } from './sending-limits.ts';
import { outboxMessages } from './tables.ts';
import { type WordedMessage, wordMessage } from './word-message.ts';

export interface Delivery {
  senders: Senders;
  /** Shows a message on the terminal. Called only where no real sender is configured for its channel. */
  announce: (message: WordedMessage) => void;
  /** Told of each failed try; never sees the message itself. */
  onFailure: (failure: { id: number; channel: string; attempts: number; error: string }) => void;
}

/**
 * Sends what is due, each message outside of any transaction, and waits until every try is over. Several processes may do
 * it at once. Returns how many messages it took. Workers do not wait: they have lanes (outbox-lanes.ts).
 */
export async function deliverOutbox(ctx: ServerContext, delivery: Delivery): Promise<number> {
  await expireOld(ctx);
  const taken = await Promise.all(outboxChannels.map((channel) => deliverChannel(ctx, channel, delivery)));
  return taken.reduce((total, each) => total + each, 0);
}

async function deliverChannel(ctx: ServerContext, channel: OutboxChannel, delivery: Delivery): Promise<number> {
  const rows = await claimMessages(ctx, { channel, room: lane.most, noticeRoom: lane.most });
  await Promise.all(rows.map((row) => deliver(ctx, row, delivery)));
  return rows.length;
}

/** One try of a message that was just claimed, written down. Rejects only where it could not be. */
export async function deliver(ctx: ServerContext, row: OutboxRow, delivery: Delivery): Promise<void> {
  const span = { name: `message ${row.template}`, kind: 'consumer' as const };
  await inTrace(span, rememberCause(row.cause), () => tryOnce(ctx, row, delivery));
}

async function tryOnce(ctx: ServerContext, row: OutboxRow, { senders, announce, onFailure }: Delivery): Promise<void> {
  const send = senders[row.channel];
  try {
    const message = await wordMessage(ctx, row);
    if (send) {
      const sending = (signal: AbortSignal) =>
        inSpan({ name: `send ${row.channel}`, kind: 'client' }, () => send(message, signal));
      await sendInTime(timeFor(row, ctx.clock.now()), sending);
    } else announce(message);
    count('outbox_messages_total', { channel: row.channel, outcome: send ? 'sent' : 'announced' });
    await finish(ctx, row, { status: send ? 'sent' : 'announced', sentAt: ctx.clock.now(), lastError: null });
  } catch (cause) {
    const error = (cause instanceof Error ? cause.message : String(cause)).slice(0, 255);
    const pause = cause instanceof FinalFailure ? undefined : nextTryAfter(row.attempts);
    count('outbox_messages_total', { channel: row.channel, outcome: pause === undefined ? 'failed' : 'retried' });
    onFailure({ id: row.id, channel: row.channel, attempts: row.attempts, error });
    if (pause === undefined) await finish(ctx, row, { status: 'failed', dueAt: ctx.clock.now(), lastError: error });
    else await update(ctx, row, { status: 'pending', dueAt: addSeconds(ctx.clock.now(), pause), lastError: error });
  }
}

/** How long a try may last: no longer than the code in it is good for. */
function timeFor({ channel, expiresAt }: OutboxRow, now: Date): number {
  const { totalMs } = sendingLimits[channel];
  return expiresAt === null ? totalMs : Math.max(0, Math.min(totalMs, expiresAt.getTime() - now.getTime()));
}

/** Ends what has run out, of paused channels too. */
export async function expireOld(ctx: ServerContext): Promise<void> {
  const isDead = and(isNotNull(outboxMessages.expiresAt), lte(outboxMessages.expiresAt, ctx.clock.now()));
  const expired = await ctx.db
    .update(outboxMessages)
    .set({ status: 'expired', values: {} })
    .where(and(inArray(outboxMessages.status, ['pending', 'sending']), isDead))
    .returning({ channel: outboxMessages.channel });
  for (const { channel } of expired) count('outbox_expired_total', { channel });
  // An announced code stays readable while it is good for something: without a provider the table is the mailbox.
  await ctx.db
    .update(outboxMessages)
    .set({ values: {} })
    .where(and(eq(outboxMessages.status, 'announced'), isDead, sql`${outboxMessages.values} <> '{}'::jsonb`));
}

/** Ends a message; a secret one loses its values, unless it stays readable until it expires. */
async function finish(ctx: ServerContext, row: OutboxRow, changes: Partial<OutboxRow>): Promise<void> {
  const isWiped = row.isSecret && changes.status !== 'announced';
  await update(ctx, row, isWiped ? { ...changes, values: {} } : changes);
}

/** Of a try that was taken for lost meanwhile, and tried by somebody else, nothing is written. */
async function update(ctx: ServerContext, row: OutboxRow, changes: Partial<OutboxRow>): Promise<void> {
  const isMine = and(
    eq(outboxMessages.id, row.id),
    eq(outboxMessages.attempts, row.attempts),
    eq(outboxMessages.status, 'sending'),
  );
  await ctx.db.update(outboxMessages).set(changes).where(isMine);
}
