import type { ServerContext } from '../../db/context.ts';
import { DomainError } from '../../kernel/errors.ts';
import { consumeCaptcha } from '../../messaging/index.ts';
import { getSettings } from '../../site/index.ts';
import { findUserByName, updateUser } from '../account/user-repository.ts';
import { takeOffer } from '../linked/offers.ts';
import { hashPassword, isOldHash, isRightPassword } from '../security/password-hash.ts';
import { noteLogin } from './login-events.ts';
import { accountKeyOf, forgetFailures, takeLoginAttempt } from './login-lock.ts';
import { openSession, type SessionOrigin, type SessionTokens } from './open-session.ts';
import { requireNoSecondFactor } from './second-factor-login.ts';

interface LoginRequest extends Omit<SessionOrigin, 'way'> {
  /** Account name, e-mail or mobile number. */
  name: string;
  password: string;
  captchaId?: string | undefined;
  captchaInfo?: string | undefined;
  /** The offer of a provider's login, to be linked to this account. */
  link?: string | undefined;
}

/**
 * Opens a session for the right password. Throws `captcha_wrong`, `login_locked`, `login_failed` — the same for an
 * unknown account and a wrong password, after the same work —, `account_disabled`, which only the owner gets to see,
 * and `two_factor_required` with the ticket of the second step. An offer to link is taken with it, or nobody is let in: throws what
 * `takeOffer` does.
 */
export async function logIn(ctx: ServerContext, request: LoginRequest): Promise<SessionTokens> {
  await requireOpenMemberCenter(ctx);
  const settings = await getSettings(ctx);
  if (settings['member.isLoginCaptchaOn']) {
    await consumeCaptcha(ctx, { id: request.captchaId, info: request.captchaInfo, ip: request.ip });
  }
  const user = await findUserByName(ctx.db, request.name);
  const accountKey = accountKeyOf(request.name, user?.id);
  await takeLoginAttempt(ctx, { accountKey, userId: user?.id, address: request.ip });
  const isOld = isOldHash(user?.passwordHash);
  const isTaken = !isOld || settings['member.isOldPasswordAccepted'];
  const isRight = (await isRightPassword(user?.passwordHash, request.password)) && isTaken;
  if (user && !isRight) {
    const { ip, userAgent } = request;
    const failed = { outcome: 'wrong_password', way: 'password', at: ctx.clock.now() } as const;
    await noteLogin(ctx.db, { userId: user.id, ip, userAgent, ...failed });
  }
  if (!user || !isRight) throw new DomainError('login_failed');
  if (user.status !== 'enable') throw new DomainError('account_disabled');
  const way = 'password';
  await requireNoSecondFactor(ctx, { userId: user.id, keep: request.keep, way });
  // A password of the system that the account came from lets in once; from then on it is kept as all others are.
  const passwordHash = isOld ? await hashPassword(request.password) : undefined;
  return ctx.db.transaction(async (tx) => {
    await forgetFailures(tx, accountKey, request.ip);
    if (request.link) await takeOffer(ctx, tx, { token: request.link, userId: user.id });
    const session = await openSession(ctx, tx, user, { ...request, way });
    if (passwordHash) await updateUser(tx, user.id, { passwordHash });
    return session;
  });
}

/** Throws `member_center_closed` while the operator keeps it shut. */
export async function requireOpenMemberCenter(ctx: ServerContext): Promise<void> {
  const settings = await getSettings(ctx);
  if (!settings['member.isCenterOpen']) throw new DomainError('member_center_closed');
}
