import { and, eq, gt, lt } from 'drizzle-orm';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { addSeconds } from '../../kernel/clock.ts';
import { DomainError } from '../../kernel/errors.ts';
import { hashToken, newSecretToken } from '../../kernel/ids.ts';
import { getUser } from '../account/user-repository.ts';
import { linkOffers, loginArrivals } from '../linked-login-tables.ts';
import { linkLogin } from './linked-logins.ts';
import type { ProvenLogin } from './login-provider.ts';
import { requireOperator } from './require-operator.ts';

/** Long enough to register, with a code that has to arrive first. */
const offerLifeInSeconds = 1800;

/** Keeps whom a provider has proven until they say which account is theirs; the token is their browser's alone. */
export async function makeOffer(ctx: ServerContext, { provider, issuer, subject, name }: ProvenLogin): Promise<string> {
  const token = newSecretToken();
  const expiresAt = addSeconds(ctx.clock.now(), offerLifeInSeconds);
  await ctx.db.insert(linkOffers).values({ tokenHash: hashToken(token), provider, issuer, subject, name, expiresAt });
  return token;
}

/**
 * Links what was offered to who has just proven that the account is theirs, in the transaction that lets them in. Throws
 * `login_offer_over`, `login_linked_elsewhere` or `login_already_linked`, and `login_no_operator` where the login of the company
 * would become a customer's.
 */
export async function takeOffer(
  ctx: ServerContext,
  tx: Executor,
  { token, userId }: { token: string; userId: number },
): Promise<void> {
  const now = ctx.clock.now();
  const [offer] = await tx
    .delete(linkOffers)
    .where(and(eq(linkOffers.tokenHash, hashToken(token)), gt(linkOffers.expiresAt, now)))
    .returning();
  if (!offer) throw new DomainError('login_offer_over');
  if (offer.provider === 'oidc') await requireOperator(ctx, await getUser(tx, userId));
  await linkLogin(tx, { userId, proven: offer, now });
}

export async function removeOldJourneys(ctx: ServerContext): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db.delete(loginArrivals).where(lt(loginArrivals.expiresAt, now));
  await ctx.db.delete(linkOffers).where(lt(linkOffers.expiresAt, now));
}
