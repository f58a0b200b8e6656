import { and, eq, gt, lt } from 'drizzle-orm';
import type { LoginWay } from '#lib/contract/identity/login-providers.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { addSeconds } from '../../kernel/clock.ts';
import { DomainError } from '../../kernel/errors.ts';
import { hashToken, newSecretToken } from '../../kernel/ids.ts';
import { getUser } from '../account/user-repository.ts';
import { takeOffer } from '../linked/offers.ts';
import { findEnabledFactor, spendSecondFactor } from '../security/second-factor.ts';
import { loginTickets } from '../security-tables.ts';
import { noteLogin } from './login-events.ts';
import { accountKeyOf, forgetFailures } from './login-lock.ts';
import { openSession, type SessionTokens } from './open-session.ts';

/** Long enough to find the phone. */
const ticketLifeInSeconds = 300;

/** Throws `two_factor_required` with the ticket of the second step, and what is to be linked then, for who switched it on. */
export async function requireNoSecondFactor(
  ctx: ServerContext,
  { userId, keep, way, link }: { userId: number; keep: boolean; way: LoginWay; link?: string | undefined },
): Promise<void> {
  if (!(await findEnabledFactor(ctx.db, userId))) return;
  const now = ctx.clock.now();
  const ticket = newSecretToken();
  await ctx.db.insert(loginTickets).values({
    tokenHash: hashToken(ticket),
    userId,
    isKept: keep,
    way,
    createdAt: now,
    expiresAt: addSeconds(now, ticketLifeInSeconds),
  });
  const data = { ticket, expires_in: ticketLifeInSeconds, ...(link && { link }) };
  throw new DomainError('two_factor_required', { values: { step: 'login' }, data });
}

interface SecondStep {
  ticket: string;
  code: string;
  /** As in the first step. */
  link?: string | undefined;
  ip: string;
  userAgent: string;
  locale: Locale;
}

/**
 * The second step of a login. Throws `two_factor_ticket_expired`, `two_factor_wrong`, `login_locked` or
 * `account_disabled`. A wrong code leaves the ticket good; a right one spends it.
 */
export async function finishLogin(ctx: ServerContext, step: SecondStep): Promise<SessionTokens> {
  const { ip, userAgent, locale } = step;
  const now = ctx.clock.now();
  const which = and(eq(loginTickets.tokenHash, hashToken(step.ticket)), gt(loginTickets.expiresAt, now));
  const [ticket] = await ctx.db.select().from(loginTickets).where(which);
  if (!ticket) throw new DomainError('two_factor_ticket_expired');
  const { userId, way } = ticket;
  const factor = await findEnabledFactor(ctx.db, userId);
  if (!factor) throw new DomainError('two_factor_ticket_expired');
  try {
    await spendSecondFactor(ctx, { factor, code: step.code, ip });
  } catch (error) {
    if (error instanceof DomainError && error.code === 'two_factor_wrong') {
      await noteLogin(ctx.db, { userId, ip, userAgent, outcome: 'wrong_second_factor', way, at: now });
    }
    throw error;
  }
  return ctx.db.transaction(async (tx) => {
    const spent = await tx.delete(loginTickets).where(which).returning({ userId: loginTickets.userId });
    if (spent.length === 0) throw new DomainError('two_factor_ticket_expired');
    const user = await getUser(tx, userId);
    if (user.status !== 'enable') throw new DomainError('account_disabled');
    await forgetFailures(tx, accountKeyOf(user.username, userId), ip);
    if (step.link) await takeOffer(ctx, tx, { token: step.link, userId });
    return openSession(ctx, tx, user, { keep: ticket.isKept, way, ip, userAgent, locale });
  });
}

/** With a new password whoever is between the steps of a login has to begin again: the first was done with the old one. */
export async function dropTickets(tx: Executor, userId: number): Promise<void> {
  await tx.delete(loginTickets).where(eq(loginTickets.userId, userId));
}

export async function removeOldTickets(ctx: ServerContext): Promise<void> {
  await ctx.db.delete(loginTickets).where(lt(loginTickets.expiresAt, ctx.clock.now()));
}
