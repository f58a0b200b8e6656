import { type LoginProviderName, loginProviders } from '#lib/contract/identity/login-providers.ts';
import type { ServerContext } from '../../db/context.ts';
import type { Member } from '../../kernel/actor.ts';
import { DomainError } from '../../kernel/errors.ts';
import { isOperator } from '../login/required-factor.ts';
import { confirmOwner } from '../security/confirm-password.ts';
import { hasSecondFactor } from '../security/second-factor.ts';
import { findLinkedLogin, linkLogin, listLinkedLogins, removeLinkedLogin } from './linked-logins.ts';
import { findLoginProvider } from './list-providers.ts';
import { begin } from './log-in-through.ts';
import { type Arrival, proveArrival } from './prove-arrival.ts';

/** What is linked, what could be, and whether a code is asked for before either changes. */
export async function describeLinkedLogins(ctx: ServerContext, { userId, nodes }: Member) {
  const [linked, needsCode] = await Promise.all([listLinkedLogins(ctx.db, userId), hasSecondFactor(ctx.db, userId)]);
  const canLink = loginProviders.filter(
    (name) => findLoginProvider(ctx, name) && isFor(name, nodes) && !linked.some(({ provider }) => provider === name),
  );
  return { linked, canLink, needsCode };
}

/** The login of a company is for those who work at the desk. */
const isFor = (provider: LoginProviderName, nodes: Member['nodes']) => provider !== 'oidc' || isOperator(nodes);

interface OwnerProof {
  provider: LoginProviderName;
  password: string;
  code: string;
  ip: string;
}

/**
 * Begins to link a login to the account of who knows its password, and has its second factor: a stolen session gets no way in that
 * outlasts it. Throws what `confirmOwner` and `begin` do.
 */
export async function beginLink(ctx: ServerContext, { userId, sessionId, nodes }: Member, proof: OwnerProof) {
  const { provider, ...rest } = proof;
  if (!isFor(provider, nodes)) throw new DomainError('login_provider_off');
  await confirmOwner(ctx, { userId, ...rest });
  return begin(ctx, { provider, sessionId });
}

/** Links whom the provider has proven, in the very session that began it. Throws what `proveArrival` and `linkLogin` do. */
export async function finishLink(ctx: ServerContext, { userId, sessionId }: Member, arrival: Arrival): Promise<void> {
  const proven = await proveArrival(ctx, arrival, sessionId);
  const linked = await findLinkedLogin(ctx.db, proven);
  if (linked && linked.userId !== userId) throw new DomainError('login_linked_elsewhere');
  await ctx.db.transaction((tx) => linkLogin(tx, { userId, proven, now: ctx.clock.now() }));
}

/**
 * The password that is asked for is the way in that stays; where it is none, `login_only_way`. Throws what `confirmOwner` does, and
 * `not_found`.
 */
export async function unlink(ctx: ServerContext, { userId, nodes }: Member, proof: OwnerProof): Promise<void> {
  const { provider, ...rest } = proof;
  if (provider === 'oidc' && ctx.env.OIDC_ONLY && isOperator(nodes)) throw new DomainError('login_only_way');
  await confirmOwner(ctx, { userId, ...rest });
  await removeLinkedLogin(ctx, { userId, provider });
}
