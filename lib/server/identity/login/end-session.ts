import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { addSeconds } from '../../kernel/clock.ts';
import { hashToken } from '../../kernel/ids.ts';
import { refreshTokens, sessions } from '../tables.ts';
import { readAccessToken } from './access-token.ts';

type EndReason = 'logout' | 'password' | 'replay' | 'operator' | 'revoked';

/** From now on neither the access token nor the refresh token of the session is worth anything. */
export async function endSession(db: Executor, sessionId: string, reason: EndReason, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: now, endReason: reason })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt)));
}

export async function endAllSessions(db: Executor, userId: number, reason: EndReason, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: now, endReason: reason })
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt)));
}

/** Logs out by whatever still names a session: an access token, expired or not, or a refresh token. Never throws. */
export async function logOut(ctx: ServerContext, given: { token: string; refreshToken: string }): Promise<void> {
  const now = ctx.clock.now();
  const access = given.token === '' ? undefined : await readAccessToken(ctx, given.token);
  if (access && access.state !== 'unknown') await endSession(ctx.db, access.claims.sessionId, 'logout', now);
  if (given.refreshToken === '') return;
  const [found] = await ctx.db
    .select({ sessionId: refreshTokens.sessionId })
    .from(refreshTokens)
    .where(eq(refreshTokens.tokenHash, hashToken(given.refreshToken)));
  if (found) await endSession(ctx.db, found.sessionId, 'logout', now);
}

/** Sessions stay ninety days after their end: the login lock asks where an owner was seen. */
export async function removeOldSessions(ctx: ServerContext): Promise<void> {
  await ctx.db.delete(sessions).where(lt(sessions.expiresAt, addSeconds(ctx.clock.now(), -90 * 86_400)));
}
