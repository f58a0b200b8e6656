import type { LoginProviderName } from '#lib/contract/identity/login-providers.ts';
import type { ServerContext } from '../../db/context.ts';
import { DomainError } from '../../kernel/errors.ts';
import { getUser } from '../account/user-repository.ts';
import { requireOpenMemberCenter } from '../login/log-in.ts';
import { openSession, type SessionOrigin, type SessionTokens } from '../login/open-session.ts';
import { requireNoSecondFactor } from '../login/second-factor-login.ts';
import { beginJourney } from './journey.ts';
import { findLinkedLogin, noteUse } from './linked-logins.ts';
import { getLoginProvider } from './list-providers.ts';
import type { ProvenLogin } from './login-provider.ts';
import { makeOffer, takeOffer } from './offers.ts';
import { findOperator } from './oidc-operators.ts';
import { type Arrival, proveArrival, toUnreachable } from './prove-arrival.ts';
import { requireOperator } from './require-operator.ts';

/** Throws `member_center_closed`, `login_provider_off` or `login_provider_unreachable`. */
export async function beginProviderLogin(ctx: ServerContext, provider: LoginProviderName) {
  await requireOpenMemberCenter(ctx);
  return begin(ctx, { provider, sessionId: null });
}

/** Where the browser goes, and what it keeps meanwhile. */
export async function begin(ctx: ServerContext, journey: { provider: LoginProviderName; sessionId: string | null }) {
  const provider = getLoginProvider(ctx, journey.provider);
  const { ticket, secrets } = beginJourney(ctx, journey);
  try {
    return { ticket, url: await provider.addressFor(secrets) };
  } catch (error) {
    throw toUnreachable(journey.provider, error);
  }
}

/**
 * Opens a session for whom a provider has proven, where their login is linked to an account. Throws what `proveArrival` does;
 * `login_unlinked` with the offer to link it, of operators `login_no_operator`; `account_disabled`; and
 * `two_factor_required`, as after a password.
 */
export async function logInThrough(
  ctx: ServerContext,
  arrival: Arrival,
  origin: Pick<SessionOrigin, 'ip' | 'userAgent' | 'locale'>,
): Promise<SessionTokens> {
  await requireOpenMemberCenter(ctx);
  const proven = await proveArrival(ctx, arrival, null);
  const linked = await findLinkedLogin(ctx.db, proven);
  const owner = linked ? { userId: linked.userId, isLinked: true } : await findOwner(ctx, proven);
  const user = await getUser(ctx.db, owner.userId);
  if (user.status !== 'enable') throw new DomainError('account_disabled');
  const { provider: way, isFactorProven } = proven;
  if (way === 'oidc') await requireOperator(ctx, user);
  if (linked) await noteUse(ctx.db, { id: linked.id, ...proven, now: ctx.clock.now() });
  // Whose it is was found just now: it is linked once they are in.
  const link = owner.isLinked ? undefined : await makeOffer(ctx, proven);
  if (!isFactorProven) await requireNoSecondFactor(ctx, { userId: user.id, keep: false, way, link });
  return ctx.db.transaction(async (tx) => {
    if (link) await takeOffer(ctx, tx, { token: link, userId: user.id });
    return openSession(ctx, tx, user, { keep: false, way, isFactorProven, ...origin });
  });
}

/** Of operators the one that their company's login names; of customers nobody is found by what somebody else says of them. */
async function findOwner(ctx: ServerContext, proven: ProvenLogin): ReturnType<typeof findOperator> {
  const { provider, name } = proven;
  if (provider === 'oidc') return findOperator(ctx, proven);
  throw new DomainError('login_unlinked', { data: { link: await makeOffer(ctx, proven), provider, name } });
}
