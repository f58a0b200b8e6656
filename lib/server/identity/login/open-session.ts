import { and, eq } from 'drizzle-orm';
import type { LoginWay } from '#lib/contract/identity/login-providers.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { addSeconds } from '../../kernel/clock.ts';
import { DomainError } from '../../kernel/errors.ts';
import { hashToken, newSecretToken } from '../../kernel/ids.ts';
import { getGroupKey, type User } from '../account/user-repository.ts';
import { listNodesOfGroup } from '../groups/permissions.ts';
import { requireOperator } from '../linked/require-operator.ts';
import { notifyNewDevice } from '../security/security-notice.ts';
import { refreshTokens, sessions, users } from '../tables.ts';
import { signAccessToken } from './access-token.ts';
import { noteLogin } from './login-events.ts';
import { isOperator } from './required-factor.ts';
import { refreshLifeInSeconds } from './session-rules.ts';

export interface SessionOrigin {
  /** "Keep me signed in": the refresh token lives 30 days instead of one. */
  keep: boolean;
  /** By what they have proven who they are. */
  way: LoginWay;
  /** Who let them in has asked for a second factor. */
  isFactorProven?: boolean | undefined;
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

/**
 * Starts a session for somebody whose identity is proven, and notes it as the last login. Throws `login_only_provider`,
 * `login_no_operator`, and `login_failed` where a password was right that has been changed meanwhile.
 */
export async function openSession(
  ctx: ServerContext,
  tx: Executor,
  user: Pick<User, 'id' | 'groupId' | 'passwordHash'>,
  { keep, way, isFactorProven = false, ip, userAgent, locale }: SessionOrigin,
): Promise<SessionTokens> {
  await requireOpenWay(ctx, user, way);
  const now = ctx.clock.now();
  const refreshToken = newSecretToken();
  const [session] = await tx
    .insert(sessions)
    .values({
      userId: user.id,
      isKept: keep,
      isFactorProven,
      ip,
      userAgent,
      createdAt: now,
      refreshedAt: now,
      expiresAt: addSeconds(now, refreshLifeInSeconds(keep)),
    })
    .returning({ id: sessions.id });
  const sessionId = session?.id ?? '';
  await tx.insert(refreshTokens).values({ sessionId, tokenHash: hashToken(refreshToken), createdAt: now });
  const [kept] = await tx
    .update(users)
    .set({ lastLoginAt: now, lastLoginIp: ip, ...(locale && { locale }) })
    .where(and(eq(users.id, user.id), way === 'password' ? eq(users.passwordHash, user.passwordHash) : undefined))
    .returning({ id: users.id });
  // Who changes the password ends the sessions that are there, and this one would come a moment later.
  if (!kept) throw new DomainError('login_failed');
  await noteLogin(tx, { userId: user.id, sessionId, ip, userAgent, outcome: 'success', way, at: now });
  await notifyNewDevice(tx, { userId: user.id, sessionId, ip, userAgent, now });
  const group = await getGroupKey(tx, user.groupId);
  const token = await signAccessToken(ctx, { userId: user.id, sessionId, group });
  return { userId: user.id, token, refreshToken };
}

/**
 * Whatever lets somebody in comes by here: the login of the company lets in operators alone, also where they lost the desk between
 * two steps; where operators have to come by it, nothing else lets them in.
 */
async function requireOpenWay(ctx: ServerContext, user: Pick<User, 'groupId'>, way: LoginWay): Promise<void> {
  if (way === 'oidc') return requireOperator(ctx, user);
  if (!ctx.env.OIDC_ONLY) return;
  if (isOperator(await listNodesOfGroup(ctx, user.groupId))) throw new DomainError('login_only_provider');
}
