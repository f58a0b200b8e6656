import { and, eq, or } from 'drizzle-orm';
import type { LoginProviderName } from '#lib/contract/identity/login-providers.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { DomainError } from '../../kernel/errors.ts';
import { notify } from '../../messaging/index.ts';
import { linkedLogins } from '../linked-login-tables.ts';
import { logSecurity } from '../security/log-security.ts';
import type { ProvenLogin } from './login-provider.ts';

export type LinkedLogin = typeof linkedLogins.$inferSelect;

export async function listLinkedLogins(db: Executor, userId: number): Promise<LinkedLogin[]> {
  return db.select().from(linkedLogins).where(eq(linkedLogins.userId, userId)).orderBy(linkedLogins.id);
}

/** By the name that the provider gives them now, else by what it called them before, which is then put right. */
export async function findLinkedLogin(db: Executor, proven: ProvenLogin): Promise<LinkedLogin | undefined> {
  const { issuer, subject, former } = proven;
  const isNow = and(eq(linkedLogins.issuer, issuer), eq(linkedLogins.subject, subject));
  const wasOnce = former && and(eq(linkedLogins.issuer, former.issuer), eq(linkedLogins.subject, former.subject));
  const rows = await db.select().from(linkedLogins).where(or(isNow, wasOnce));
  return rows.find((row) => row.issuer === issuer) ?? rows[0];
}

/** Writes down that somebody logged in by it, and what the provider calls them now. */
export async function noteUse(
  tx: Executor,
  { id, issuer, subject, name, now }: Pick<ProvenLogin, 'issuer' | 'subject' | 'name'> & { id: number; now: Date },
): Promise<void> {
  await tx.update(linkedLogins).set({ issuer, subject, name, usedAt: now }).where(eq(linkedLogins.id, id));
}

interface NewLink {
  userId: number;
  proven: Pick<ProvenLogin, 'provider' | 'issuer' | 'subject' | 'name'>;
  now: Date;
}

/**
 * Throws `login_linked_elsewhere` where another account has it, `login_already_linked` where the account has one of this provider.
 * Of two at once the database lets one through.
 */
export async function linkLogin(tx: Executor, { userId, proven, now }: NewLink): Promise<void> {
  const { provider, issuer, subject, name } = proven;
  const mine = and(eq(linkedLogins.userId, userId), eq(linkedLogins.provider, provider));
  const same = and(eq(linkedLogins.issuer, issuer), eq(linkedLogins.subject, subject));
  const [found] = await tx.select().from(linkedLogins).where(or(mine, same)).orderBy(linkedLogins.id);
  const isOutdated = found?.userId === userId && provider === 'oidc' && found.issuer !== issuer;
  // The company has moved to another provider: who they were at the old one counts no more.
  if (isOutdated) await tx.delete(linkedLogins).where(eq(linkedLogins.id, found.id));
  else if (found) throw new DomainError(found.userId === userId ? 'login_already_linked' : 'login_linked_elsewhere');
  await tx.insert(linkedLogins).values({ userId, provider, issuer, subject, name, createdAt: now });
  await logSecurity(tx, { userId, event: 'loginLink', data: { provider }, now });
  await notify(tx, { userId, event: 'loginLinked', args: { provider, name }, now });
}

/** Throws `not_found` where nothing of it is linked. */
export async function removeLinkedLogin(
  ctx: ServerContext,
  { userId, provider }: { userId: number; provider: LoginProviderName },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const [removed] = await tx
      .delete(linkedLogins)
      .where(and(eq(linkedLogins.userId, userId), eq(linkedLogins.provider, provider)))
      .returning({ name: linkedLogins.name });
    if (!removed) throw new DomainError('not_found');
    const now = ctx.clock.now();
    await logSecurity(tx, { userId, event: 'loginUnlink', data: { provider }, now });
    await notify(tx, { userId, event: 'loginUnlinked', args: { provider, name: removed.name }, now });
  });
}
