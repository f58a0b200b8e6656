import { and, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { addSeconds } from '#lib/server/kernel/clock.ts';
import { isChannelPaused } from '#lib/server/site/index.ts';
import { outboxMessages } from '../tables.ts';
import { pauseOf } from './count-due.ts';
import { mostTries } from './outbox-rules.ts';
import { type OutboxChannel, sendingLimits } from './sending-limits.ts';

export type OutboxRow = typeof outboxMessages.$inferSelect;

interface Claim {
  channel: OutboxChannel;
  /** How many may be taken, and how many of these may be anything but codes. */
  room: number;
  noticeRoom: number;
}

/** Sorts as the index `outbox_messages_lane` does. */
const isCode = sql`(${outboxMessages.template} = 'Code')`;

/**
 * Takes what is due of a channel, codes first, each for as long as its own try may last: whoever claims begins to send at
 * once. Nothing of a channel that is paused, nor what has expired. Several processes may do it at once.
 */
export async function claimMessages(ctx: ServerContext, { channel, room, noticeRoom }: Claim): Promise<OutboxRow[]> {
  if (room <= 0 || (await isChannelPaused(ctx.db, pauseOf[channel]))) return [];
  const now = ctx.clock.now();
  const isAlive = or(isNull(outboxMessages.expiresAt), gt(outboxMessages.expiresAt, now));
  const isOpen = inArray(outboxMessages.status, ['pending', 'sending']);
  return ctx.db.transaction(async (tx) => {
    const { id, template, status, attempts } = outboxMessages;
    const found = await tx
      .select({ id, template, status, attempts })
      .from(outboxMessages)
      .where(and(eq(outboxMessages.channel, channel), isOpen, lte(outboxMessages.dueAt, now), isAlive))
      .orderBy(sql`${isCode} desc`, outboxMessages.dueAt)
      .limit(room)
      .for('update', { skipLocked: true });
    const isSpent = (message: (typeof found)[number]) => message.status === 'sending' && message.attempts >= mostTries;
    await giveUp(tx, found.filter(isSpent), now);
    const due = found.filter((message) => !isSpent(message));
    const codes = due.filter((message) => message.template === 'Code');
    const notices = due.filter((message) => message.template !== 'Code').slice(0, Math.max(0, noticeRoom));
    const ids = [...codes, ...notices].map((message) => message.id);
    if (ids.length === 0) return [];
    const claimed = await tx
      .update(outboxMessages)
      .set({
        status: 'sending',
        attempts: sql`${outboxMessages.attempts} + 1`,
        dueAt: addSeconds(now, sendingLimits[channel].leaseSeconds),
      })
      .where(inArray(outboxMessages.id, ids))
      .returning();
    return claimed.sort((left, right) => ids.indexOf(left.id) - ids.indexOf(right.id));
  });
}

/**
 * Ends what was begun as often as anything is and never written down: whatever keeps it from that would do so without end, and it
 * may have been sent each time.
 */
async function giveUp(tx: Executor, spent: readonly { id: number }[], now: Date): Promise<void> {
  if (spent.length === 0) return;
  const { isSecret, values, id } = outboxMessages;
  await tx
    .update(outboxMessages)
    .set({
      status: 'failed',
      dueAt: now,
      lastError: 'no try of it could be written down',
      values: sql`case when ${isSecret} then '{}'::jsonb else ${values} end`,
    })
    .where(
      inArray(
        id,
        spent.map((message) => message.id),
      ),
    );
}
