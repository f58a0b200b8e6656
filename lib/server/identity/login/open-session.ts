import type { Locale } from '#lib/i18n/locales.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { addSeconds } from '../../kernel/clock.ts';
import { hashToken, newSecretToken } from '../../kernel/ids.ts';
import { getGroupKey, type User, updateUser } from '../account/user-repository.ts';
import { notifyNewDevice } from '../security/security-notice.ts';
import { refreshTokens, sessions } from '../tables.ts';
import { signAccessToken } from './access-token.ts';
import { noteLogin } from './login-events.ts';
import { refreshLifeInSeconds } from './session-rules.ts';

export interface SessionOrigin {
  /** "Keep me signed in": the refresh token lives 30 days instead of one. */
  keep: boolean;
  ip: string;
  userAgent: string;
  /** What the shop writes to its member in from now on; missing: as before. */
  locale?: Locale;
}

export interface SessionTokens {
  userId: number;
  token: string;
  refreshToken: string;
}

/** Starts a session for somebody whose identity is proven, and notes it as the last login. */
export async function openSession(
  ctx: ServerContext,
  tx: Executor,
  user: Pick<User, 'id' | 'groupId'>,
  { keep, ip, userAgent, locale }: SessionOrigin,
): Promise<SessionTokens> {
  const now = ctx.clock.now();
  const refreshToken = newSecretToken();
  const [session] = await tx
    .insert(sessions)
    .values({
      userId: user.id,
      isKept: keep,
      ip,
      userAgent,
      createdAt: now,
      refreshedAt: now,
      expiresAt: addSeconds(now, refreshLifeInSeconds(keep)),
    })
    .returning({ id: sessions.id });
  const sessionId = session?.id ?? '';
  await tx.insert(refreshTokens).values({ sessionId, tokenHash: hashToken(refreshToken), createdAt: now });
  await updateUser(tx, user.id, { lastLoginAt: now, lastLoginIp: ip, ...(locale && { locale }) });
  await noteLogin(tx, { userId: user.id, sessionId, ip, userAgent, outcome: 'success', at: now });
  await notifyNewDevice(tx, { userId: user.id, sessionId, ip, userAgent, now });
  const group = await getGroupKey(tx, user.groupId);
  const token = await signAccessToken(ctx, { userId: user.id, sessionId, group });
  return { userId: user.id, token, refreshToken };
}
