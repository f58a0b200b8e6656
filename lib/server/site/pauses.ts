import { eq } from 'drizzle-orm';
import type { PausableChannel } from '#lib/contract/site/desk-pauses.ts';
import { announceChange } from '../db/announce-change.ts';
import type { Executor } from '../db/connection.ts';
import type { ServerContext } from '../db/context.ts';
import { logStatusChange } from '../db/status-log.ts';
import type { Member } from '../kernel/actor.ts';
import { DomainError } from '../kernel/errors.ts';
import { dropSettingsCache, listPauses } from './settings.ts';
import { channelPauses } from './tables.ts';

export async function isChannelPaused(db: Executor, channel: PausableChannel): Promise<boolean> {
  return (await listPauses(db)).some((pause) => pause.channel === channel);
}

interface PauseRequest {
  channel: PausableChannel;
  reason: string;
}

/** Pauses a channel until somebody resumes it. Throws `status_changed` for one that is paused already. */
export async function pauseChannel(
  ctx: ServerContext,
  operator: Member,
  { channel, reason }: PauseRequest,
): Promise<void> {
  const pausedAt = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(channelPauses)
      .values({ channel, reason, pausedBy: operator.userId, pausedAt })
      .onConflictDoNothing({ target: channelPauses.channel })
      .returning({ id: channelPauses.id });
    if (!row) throw new DomainError('status_changed');
    await log(tx, { id: row.id, channel, to: 'paused', operator, reason });
  });
  dropSettingsCache(ctx);
}

/** Lets a channel go on. Throws `status_changed` for one that is not paused. */
export async function resumeChannel(ctx: ServerContext, operator: Member, channel: PausableChannel): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .delete(channelPauses)
      .where(eq(channelPauses.channel, channel))
      .returning({ id: channelPauses.id });
    if (!row) throw new DomainError('status_changed');
    await log(tx, { id: row.id, channel, to: 'on', operator });
  });
  dropSettingsCache(ctx);
}

interface Logged {
  id: number;
  channel: PausableChannel;
  to: 'paused' | 'on';
  operator: Member;
  reason?: string;
}

async function log(tx: Executor, { id, channel, to, operator, reason }: Logged): Promise<void> {
  const [from, event] = to === 'paused' ? ['on', 'pause'] : ['paused', 'resume'];
  const entity = { entityType: 'channel', entityId: id, from, to, event, actor: operator, data: { channel } };
  await logStatusChange(tx, { ...entity, ...(reason && { reason }) });
  await announceChange(tx, ['site']);
}
