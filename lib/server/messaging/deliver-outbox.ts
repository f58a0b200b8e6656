import { and, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { ServerContext } from '../db/context.ts';
import { addSeconds } from '../kernel/clock.ts';
import { rememberCause } from '../observe/cause.ts';
import { count } from '../observe/recorder.ts';
import { inSpan, inTrace } from '../observe/spans.ts';
import { FinalFailure } from './final-failure.ts';
import { nextTryAfter } from './outbox-rules.ts';
import type { Senders } from './senders.ts';
import { outboxMessages } from './tables.ts';
import { type WordedMessage, wordMessage } from './word-message.ts';

/** A try that has not reported back after this is taken as lost and repeated. */
const tryLifeInSeconds = 60;
const batchSize = 20;

interface Delivery {
  senders: Senders;
  /** Shows a message on the terminal. Called only where no real sender is configured for its channel. */
  announce: (message: WordedMessage) => void;
  /** Told of each failed try; never sees the message itself. */
  onFailure: (failure: { id: number; channel: string; attempts: number; error: string }) => void;
}

type OutboxRow = typeof outboxMessages.$inferSelect;

/**
 * Sends what is due, each message outside of any transaction. Several processes may do it at once. Returns how many
 * messages it took.
 */
export async function deliverOutbox(ctx: ServerContext, delivery: Delivery): Promise<number> {
  await expireOld(ctx);
  const rows = await claim(ctx);
  for (const row of rows) {
    const span = { name: `message ${row.template}`, kind: 'consumer' as const };
    await inTrace(span, rememberCause(row.cause), () => deliver(ctx, row, delivery));
  }
  return rows.length;
}

async function claim(ctx: ServerContext): Promise<OutboxRow[]> {
  const now = ctx.clock.now();
  return ctx.db.transaction(async (tx) => {
    const due = await tx
      .select({ id: outboxMessages.id })
      .from(outboxMessages)
      .where(and(inArray(outboxMessages.status, ['pending', 'sending']), lte(outboxMessages.dueAt, now)))
      .orderBy(outboxMessages.dueAt)
      .limit(batchSize)
      .for('update', { skipLocked: true });
    if (due.length === 0) return [];
    return tx
      .update(outboxMessages)
      .set({
        status: 'sending',
        attempts: sql`${outboxMessages.attempts} + 1`,
        dueAt: addSeconds(now, tryLifeInSeconds),
      })
      .where(
        inArray(
          outboxMessages.id,
          due.map(({ id }) => id),
        ),
      )
      .returning();
  });
}

async function deliver(ctx: ServerContext, row: OutboxRow, { senders, announce, onFailure }: Delivery): Promise<void> {
  const send = senders[row.channel];
  try {
    const message = await wordMessage(ctx, row);
    if (send) await inSpan({ name: `send ${row.channel}`, kind: 'client' }, () => send(message));
    else announce(message);
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

async function expireOld(ctx: ServerContext): Promise<void> {
  const isDead = and(isNotNull(outboxMessages.expiresAt), lte(outboxMessages.expiresAt, ctx.clock.now()));
  await ctx.db
    .update(outboxMessages)
    .set({ status: 'expired', values: {} })
    .where(and(inArray(outboxMessages.status, ['pending', 'sending']), isDead));
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

async function update(ctx: ServerContext, row: OutboxRow, changes: Partial<OutboxRow>): Promise<void> {
  const isMine = and(eq(outboxMessages.id, row.id), eq(outboxMessages.attempts, row.attempts));
  await ctx.db.update(outboxMessages).set(changes).where(isMine);
}
