import { and, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { ServerContext } from '#lib/server/db/context.ts';
import { onceReachable } from '#lib/server/db/once-reachable.ts';
import { isTransientError } from '#lib/server/db/transient-error.ts';
import { addSeconds } from '#lib/server/kernel/clock.ts';
import { rememberCause } from '#lib/server/observe/cause.ts';
import { count } from '#lib/server/observe/recorder.ts';
import { inSpan, inTrace } from '#lib/server/observe/spans.ts';
import type { Senders } from '../senders.ts';
import { outboxMessages } from '../tables.ts';
import { type WordedMessage, wordMessage } from '../word-message.ts';
import { claimMessages, type OutboxRow } from './claim-messages.ts';
import { FinalFailure } from './final-failure.ts';
import { nextTryAfter } from './outbox-rules.ts';
import { sendInTime } from './send-in-time.ts';
import { lane, type OutboxChannel, outboxChannels, sendingLimits } from './sending-limits.ts';

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

async function tryOnce(ctx: ServerContext, row: OutboxRow, delivery: Delivery): Promise<void> {
  const changes = await changesAfter(ctx, row, delivery);
  await writeDown(ctx, row, changes);
}

type Changes = Partial<OutboxRow>;

/** What becomes of a message by one try. Never throws: what a provider has taken is never taken for failed. */
async function changesAfter(ctx: ServerContext, row: OutboxRow, delivery: Delivery): Promise<Changes> {
  const send = delivery.senders[row.channel];
  let isWorded = false;
  try {
    const message = await wordMessage(ctx, row);
    isWorded = true;
    if (send) {
      const sending = (signal: AbortSignal) =>
        inSpan({ name: `send ${row.channel}`, kind: 'client' }, () => send(message, signal));
      await sendInTime(timeFor(row, ctx.clock.now()), sending);
    } else delivery.announce(message);
  } catch (cause) {
    // Nobody was asked yet: whoever else meets the database says that it is away.
    if (!isWorded && isTransientError(cause))
      return { status: 'pending', dueAt: addSeconds(ctx.clock.now(), awayPause) };
    return changesOfFailure(ctx, row, { cause, onFailure: delivery.onFailure });
  }
  const status = send ? 'sent' : 'announced';
  count('outbox_messages_total', { channel: row.channel, outcome: status });
  return { status, sentAt: ctx.clock.now(), lastError: null };
}

interface Failing {
  cause: unknown;
  onFailure: Delivery['onFailure'];
}

function changesOfFailure(ctx: ServerContext, row: OutboxRow, { cause, onFailure }: Failing): Changes {
  const { id, channel, attempts } = row;
  // A zero byte is the one character that no text of the database holds.
  const error = (cause instanceof Error ? cause.message : String(cause)).replaceAll('\0', '').slice(0, 255);
  const pause = cause instanceof FinalFailure ? undefined : nextTryAfter(attempts);
  count('outbox_messages_total', { channel, outcome: pause === undefined ? 'failed' : 'retried' });
  onFailure({ id, channel, attempts, error });
  const isOver = pause === undefined;
  return { status: isOver ? 'failed' : 'pending', dueAt: addSeconds(ctx.clock.now(), pause ?? 0), lastError: error };
}

/** Seconds until a message is looked at again that could not even be worded. */
const awayPause = 2;

/** So long before the lease of a message ends nobody tries any more to write down what became of it. */
const leaseRest = 5;

/**
 * Waits for a database that is away, as long as the message is this process's own: what has gone would go once more if that
 * were forgotten.
 */
async function writeDown(ctx: ServerContext, row: OutboxRow, changes: Changes): Promise<void> {
  const left = row.dueAt.getTime() - ctx.clock.now().getTime() - leaseRest * 1000;
  const signal = AbortSignal.timeout(Math.max(0, left));
  await onceReachable(() => finish(ctx, row, changes), { signal, onAway: () => undefined });
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

/** Writes a try down; a secret message that is over loses its values, unless it stays readable until it expires. */
async function finish(ctx: ServerContext, row: OutboxRow, changes: Changes): Promise<void> {
  const isOver = changes.status === 'sent' || changes.status === 'failed';
  // Of a try that was taken for lost meanwhile, and tried by somebody else, nothing is written.
  const isMine = and(
    eq(outboxMessages.id, row.id),
    eq(outboxMessages.attempts, row.attempts),
    eq(outboxMessages.status, 'sending'),
  );
  const wiped = row.isSecret && isOver ? { values: {} } : {};
  await ctx.db
    .update(outboxMessages)
    .set({ ...changes, ...wiped })
    .where(isMine);
}
