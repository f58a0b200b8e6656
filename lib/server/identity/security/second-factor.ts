import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { DomainError } from '../../kernel/errors.ts';
import { forgetFailures, takeLoginAttempt } from '../login/login-lock.ts';
import { recoveryCodes, twoFactors } from '../security-tables.ts';
import { decrypt } from './encryption.ts';
import { hashRecoveryCode, matchStep } from './one-time-code.ts';

type TwoFactor = typeof twoFactors.$inferSelect;

export const wrongSecondFactor = () =>
  new DomainError('two_factor_wrong', { fields: { code: { key: 'two_factor_wrong' } } });

export async function findTwoFactor(db: Executor, userId: number): Promise<TwoFactor | undefined> {
  const [row] = await db.select().from(twoFactors).where(eq(twoFactors.userId, userId));
  return row;
}

/** The second factor that is asked for, or undefined where none was switched on. */
export async function findEnabledFactor(db: Executor, userId: number): Promise<TwoFactor | undefined> {
  const [row] = await db
    .select()
    .from(twoFactors)
    .where(and(eq(twoFactors.userId, userId), isNotNull(twoFactors.enabledAt)));
  return row;
}

export async function hasSecondFactor(db: Executor, userId: number): Promise<boolean> {
  return (await findEnabledFactor(db, userId)) !== undefined;
}

/** Asks for the second factor once more. Throws like `spendSecondFactor`, also where none is on. */
export async function confirmSecondFactor(
  ctx: ServerContext,
  { userId, code, ip }: { userId: number; code: string; ip: string },
): Promise<void> {
  const factor = await findEnabledFactor(ctx.db, userId);
  if (!factor) throw wrongSecondFactor();
  await spendSecondFactor(ctx, { factor, code, ip });
}

interface Proof {
  factor: TwoFactor;
  code: string;
  ip: string;
}

/**
 * Spends a code of the app or a recovery code. Tries are limited like those of passwords: per account and address, so
 * that a stranger who tries does not lock the owner out. Throws `login_locked` or `two_factor_wrong`.
 */
export async function spendSecondFactor(ctx: ServerContext, { factor, code, ip }: Proof): Promise<void> {
  const { userId } = factor;
  const accountKey = `two-factor:${userId}`;
  await takeLoginAttempt(ctx, { accountKey, userId, address: ip });
  const isAppCode = /^\d{6}$/.test(code.replace(/\s/g, ''));
  const isSpent = isAppCode ? await spendAppCode(ctx, factor, code) : await spendRecoveryCode(ctx, userId, code);
  if (!isSpent) throw wrongSecondFactor();
  await forgetFailures(ctx.db, accountKey, ip);
}

/** The database decides between two who send the same code at the same moment. */
async function spendAppCode(ctx: ServerContext, factor: TwoFactor, code: string): Promise<boolean> {
  const step = matchStep(decrypt(ctx, factor.encryptedSecret), code.replace(/\s/g, ''), ctx.clock.now());
  if (step === undefined) return false;
  const used = await ctx.db
    .update(twoFactors)
    .set({ lastStep: step })
    .where(and(eq(twoFactors.userId, factor.userId), lt(twoFactors.lastStep, step)))
    .returning({ userId: twoFactors.userId });
  return used.length > 0;
}

async function spendRecoveryCode(ctx: ServerContext, userId: number, code: string): Promise<boolean> {
  const used = await ctx.db
    .update(recoveryCodes)
    .set({ usedAt: ctx.clock.now() })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, hashRecoveryCode(ctx, userId, code)),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ id: recoveryCodes.id });
  return used.length > 0;
}
