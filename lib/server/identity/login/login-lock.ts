import { createHash } from 'node:crypto';
import { and, eq, gt, lt, sql, sum } from 'drizzle-orm';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { noteSpent } from '../../db/spent-points.ts';
import { addSeconds } from '../../kernel/clock.ts';
import { DomainError } from '../../kernel/errors.ts';
import { limitKey } from '../../kernel/limit-key.ts';
import { loginFailures, sessions } from '../tables.ts';
import { isLoginLocked, loginLimits } from './login-rules.ts';

/** One key for all names of an account; names nobody has get a key of their own. */
export function accountKeyOf(name: string, userId: number | undefined): string {
  if (userId !== undefined) return `user:${userId}`;
  return `name:${createHash('sha256').update(name.toLowerCase()).digest('base64url')}`;
}

interface Attempt {
  accountKey: string;
  userId: number | undefined;
  /** As the caller has it; it counts as `limitKey` says. */
  address: string;
}

/**
 * Counts a try before the password is looked at, so that a thousand tries at once are a thousand tries. Throws
 * `login_locked`. A try that succeeds is forgotten by `forgetFailures`.
 */
export async function takeLoginAttempt(ctx: ServerContext, given: Attempt): Promise<void> {
  const attempt = { ...given, address: limitKey(given.address) };
  const now = ctx.clock.now();
  const windowStart = addSeconds(now, -loginLimits.windowInSeconds);
  const ofPair = await raise(ctx, attempt, now, windowStart);
  noteTry(ctx, attempt);
  const recent = gt(loginFailures.lastAt, windowStart);
  const [account, address, known] = await Promise.all([
    total(ctx.db, and(eq(loginFailures.accountKey, attempt.accountKey), recent)),
    total(ctx.db, and(eq(loginFailures.address, attempt.address), recent)),
    isKnownAddress(ctx, attempt),
  ]);
  if (isLoginLocked({ ofPair, ofAccount: account, ofAddress: address, isKnownAddress: known })) {
    throw new DomainError('login_locked');
  }
}

/** Where the shop fails before it can say whether the password is right, or after it was: nobody has guessed anything. */
function noteTry({ db }: ServerContext, { accountKey, address }: Attempt): void {
  const isPair = and(eq(loginFailures.accountKey, accountKey), eq(loginFailures.address, address));
  const giveBack = async () => {
    await db
      .update(loginFailures)
      .set({ failures: sql`greatest(${loginFailures.failures} - 1, 0)` })
      .where(isPair);
  };
  const { perPair: points, windowInSeconds: seconds } = loginLimits;
  noteSpent({ limit: 'login', key: `${accountKey} ${address}`, points, seconds, giveBack });
}

/**
 * A count that is full keeps its time: asking again does not keep it locked. So does an address that is full, of whose
 * tries nothing more is kept: names can be made up without end.
 */
async function raise(ctx: ServerContext, { accountKey, address }: Attempt, now: Date, windowStart: Date) {
  const isOld = sql`${loginFailures.lastAt} <= ${windowStart.toISOString()}::timestamptz`;
  const ofAddress = and(eq(loginFailures.address, address), gt(loginFailures.lastAt, windowStart));
  const counted = sql`select ${accountKey}, ${address}, 1, ${now.toISOString()}::timestamptz
    where (select coalesce(sum(${loginFailures.failures}), 0) from ${loginFailures} where ${ofAddress}) <= ${loginLimits.perAddress}`;
  const [row] = await ctx.db
    .insert(loginFailures)
    .select(counted)
    .onConflictDoUpdate({
      target: [loginFailures.accountKey, loginFailures.address],
      set: {
        failures: sql`case when ${isOld} then 1 else least(${loginFailures.failures} + 1, ${loginLimits.perPair + 1}) end`,
        lastAt: sql`case when ${isOld} or ${loginFailures.failures} < ${loginLimits.perPair}
          then excluded.last_at else ${loginFailures.lastAt} end`,
      },
    })
    .returning({ failures: loginFailures.failures });
  return row?.failures ?? 1;
}

async function total(db: Executor, where: ReturnType<typeof and>): Promise<number> {
  const [row] = await db
    .select({ failures: sum(loginFailures.failures) })
    .from(loginFailures)
    .where(where);
  return Number(row?.failures ?? 0);
}

/** Whether the owner has logged in at this address lately, or at another of the same line. */
export async function isKnownAddress(
  ctx: ServerContext,
  { userId, address }: Pick<Attempt, 'userId' | 'address'>,
): Promise<boolean> {
  if (userId === undefined) return false;
  const since = addSeconds(ctx.clock.now(), -loginLimits.knownAddressInSeconds);
  const found = await ctx.db
    .selectDistinct({ ip: sessions.ip })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.createdAt, since)));
  const key = limitKey(address);
  return found.some(({ ip }) => limitKey(ip) === key);
}

/** After a right password the address starts anew; after a new password every address does. */
export async function forgetFailures(db: Executor, accountKey: string, address?: string): Promise<void> {
  const ofAddress = address === undefined ? undefined : eq(loginFailures.address, limitKey(address));
  await db.delete(loginFailures).where(and(eq(loginFailures.accountKey, accountKey), ofAddress));
}

export async function removeOldFailures(ctx: ServerContext): Promise<void> {
  const windowStart = addSeconds(ctx.clock.now(), -loginLimits.windowInSeconds);
  await ctx.db.delete(loginFailures).where(lt(loginFailures.lastAt, windowStart));
}
