import { eq } from 'drizzle-orm';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { DomainError } from '../../kernel/errors.ts';
import { hashToken, newSecretToken } from '../../kernel/ids.ts';
import { refreshTokens, sessions, userGroups, users } from '../tables.ts';
import { signAccessToken } from './access-token.ts';
import { endSession } from './end-session.ts';
import { judgeRefresh, type RefreshVerdict, refreshEnd } from './session-rules.ts';

/**
 * Exchanges a refresh token for a new pair. Throws `refresh_failed`: log in again; or `refresh_raced`: another tab was
 * faster by less than ten seconds, take what it stored. An old token that comes later ends the session. Each pair lives as
 * long as `refreshEnd` allows, and the session never longer than that.
 */
export async function refreshSession(
  ctx: ServerContext,
  token: string,
): Promise<{ token: string; refreshToken: string }> {
  const outcome = await ctx.db.transaction((tx) => rotate(ctx, tx, token));
  if (typeof outcome !== 'string') return outcome;
  if (outcome === 'raced') throw new DomainError('refresh_raced', { data: { retry: true } });
  throw new DomainError('refresh_failed');
}

/** Refusals are returned, not thrown: the end of a replayed session must be committed. */
async function rotate(ctx: ServerContext, tx: Executor, token: string) {
  const now = ctx.clock.now();
  const found = await lockToken(tx, hashToken(token));
  if (!found) return 'dead' satisfies RefreshVerdict;
  const verdict = judgeRefresh({ ...found, isUserEnabled: found.userStatus === 'enable' }, now);
  if (verdict === 'replayed') await endSession(tx, found.sessionId, 'replay', now);
  if (verdict !== 'rotate') return verdict;
  const refreshToken = newSecretToken();
  await tx.update(refreshTokens).set({ usedAt: now }).where(eq(refreshTokens.id, found.id));
  await tx
    .insert(refreshTokens)
    .values({ sessionId: found.sessionId, tokenHash: hashToken(refreshToken), createdAt: now });
  await tx
    .update(sessions)
    .set({ refreshedAt: now, expiresAt: refreshEnd(found, now) })
    .where(eq(sessions.id, found.sessionId));
  const { userId, sessionId, group } = found;
  return { token: await signAccessToken(ctx, { userId, sessionId, group }), refreshToken };
}

async function lockToken(tx: Executor, tokenHash: string) {
  const [row] = await tx
    .select({
      id: refreshTokens.id,
      usedAt: refreshTokens.usedAt,
      sessionId: sessions.id,
      isKept: sessions.isKept,
      createdAt: sessions.createdAt,
      endedAt: sessions.endedAt,
      expiresAt: sessions.expiresAt,
      userId: users.id,
      userStatus: users.status,
      group: userGroups.key,
    })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(userGroups, eq(userGroups.id, users.groupId))
    .where(eq(refreshTokens.tokenHash, tokenHash))
    .for('update', { of: refreshTokens });
  return row;
}
