import { and, eq, gt, isNull, ne } from 'drizzle-orm';
import type { ServerContext } from '../../db/context.ts';
import type { Member } from '../../kernel/actor.ts';
import { DomainError } from '../../kernel/errors.ts';
import { sessions } from '../tables.ts';

type Owner = Pick<Member, 'userId' | 'sessionId'>;

/** Signs one device of the owner out. Throws `not_found` for a session of somebody else as for none. */
export async function revokeSession(ctx: ServerContext, { userId }: Owner, sessionId: string): Promise<void> {
  const ended = await end(ctx, and(eq(sessions.id, sessionId), eq(sessions.userId, userId)));
  if (ended === 0) throw new DomainError('not_found');
}

/** Signs every device of the owner out but the one that asks. Returns how many. */
export async function revokeOtherSessions(ctx: ServerContext, { userId, sessionId }: Owner): Promise<number> {
  return end(ctx, and(eq(sessions.userId, userId), ne(sessions.id, sessionId)));
}

async function end(ctx: ServerContext, which: ReturnType<typeof and>): Promise<number> {
  const now = ctx.clock.now();
  const ended = await ctx.db
    .update(sessions)
    .set({ endedAt: now, endReason: 'revoked' })
    .where(and(which, isNull(sessions.endedAt), gt(sessions.expiresAt, now)))
    .returning({ id: sessions.id });
  return ended.length;
}
