import { and, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { ServerContext } from '../db/context.ts';
import { addSeconds } from '../kernel/clock.ts';
import { isChannelPaused } from '../site/index.ts';
import { pauseOf } from './count-due.ts';
import { type OutboxChannel, sendingLimits } from './sending-limits.ts';
import { outboxMessages } from './tables.ts';

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
    const due = await tx
      .select({ id: outboxMessages.id, template: outboxMessages.template })
      .from(outboxMessages)
      .where(and(eq(outboxMessages.channel, channel), isOpen, lte(outboxMessages.dueAt, now), isAlive))
      .orderBy(sql`${isCode} desc`, outboxMessages.dueAt)
      .limit(room)
      .for('update', { skipLocked: true });
    const codes = due.filter(({ template }) => template === 'Code');
    const notices = due.filter(({ template }) => template !== 'Code').slice(0, Math.max(0, noticeRoom));
    const ids = [...codes, ...notices].map(({ id }) => id);
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
