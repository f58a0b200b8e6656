import type { LoginWay } from '#lib/contract/identity/login-providers.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { addSeconds } from '../../kernel/clock.ts';
import { DomainError } from '../../kernel/errors.ts';
import { hashToken, newSecretToken } from '../../kernel/ids.ts';
import { getGroupKey, type User, updateUser } from '../account/user-repository.ts';
import { listNodesOfGroup } from '../groups/permissions.ts';
import { notifyNewDevice } from '../security/security-notice.ts';
import { refreshTokens, sessions } from '../tables.ts';
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

/** Starts a session for somebody whose identity is proven, and notes it as the last login. Throws `login_only_provider`. */
export async function openSession(
  ctx: ServerContext,
  tx: Executor,
  user: Pick<User, 'id' | 'groupId'>,
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
  await updateUser(tx, user.id, { lastLoginAt: now, lastLoginIp: ip, ...(locale && { locale }) });
  await noteLogin(tx, { userId: user.id, sessionId, ip, userAgent, outcome: 'success', way, at: now });
  await notifyNewDevice(tx, { userId: user.id, sessionId, ip, userAgent, now });
  const group = await getGroupKey(tx, user.groupId);
  const token = await signAccessToken(ctx, { userId: user.id, sessionId, group });
  return { userId: user.id, token, refreshToken };
}

/** Whatever lets somebody in comes by here: where operators have to come by their company's login, nothing else lets them in. */
async function requireOpenWay(ctx: ServerContext, { groupId }: Pick<User, 'groupId'>, way: LoginWay): Promise<void> {
  if (!ctx.env.OIDC_ONLY || way === 'oidc') return;
  if (isOperator(await listNodesOfGroup(ctx, groupId))) throw new DomainError('login_only_provider');
}
