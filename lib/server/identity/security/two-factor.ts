import { and, count, eq, isNull } from 'drizzle-orm';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { DomainError } from '../../kernel/errors.ts';
import { notify } from '../../messaging/index.ts';
import { getSettings } from '../../site/index.ts';
import { getUser } from '../account/user-repository.ts';
import { listNodesOfUser } from '../groups/permissions.ts';
import { isFactorRequired } from '../login/required-factor.ts';
import { recoveryCodes, twoFactors } from '../security-tables.ts';
import { confirmPassword } from './confirm-password.ts';
import { decrypt, encrypt } from './encryption.ts';
import { logSecurity } from './log-security.ts';
import { appAddress, hashRecoveryCode, matchStep, newAppSecret, newRecoveryCodes } from './one-time-code.ts';
import { findEnabledFactor, findTwoFactor, spendSecondFactor, wrongSecondFactor } from './second-factor.ts';

export async function describeTwoFactor(ctx: ServerContext, userId: number) {
  const unused = and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt));
  const [[left], factor, nodes] = await Promise.all([
    ctx.db.select({ codes: count() }).from(recoveryCodes).where(unused),
    findEnabledFactor(ctx.db, userId),
    listNodesOfUser(ctx, userId),
  ]);
  return {
    isEnabled: factor !== undefined,
    isRequired: await isFactorRequired(ctx, nodes),
    recoveryCodesLeft: left?.codes ?? 0,
  };
}

/** Offers a new secret; nothing asks for it yet. Throws `password_wrong`, or `status_changed` when one is in use. */
export async function setUpTwoFactor(
  ctx: ServerContext,
  { userId, locale, ...proof }: { userId: number; password: string; ip: string; locale: Locale },
): Promise<{ secret: string; uri: string }> {
  const user = await getUser(ctx.db, userId);
  await confirmPassword(ctx, { user, ...proof });
  const secret = newAppSecret();
  const encryptedSecret = encrypt(ctx, secret);
  const offered = await ctx.db
    .insert(twoFactors)
    .values({ userId, encryptedSecret, createdAt: ctx.clock.now() })
    .onConflictDoUpdate({
      target: twoFactors.userId,
      set: { encryptedSecret, createdAt: ctx.clock.now() },
      setWhere: isNull(twoFactors.enabledAt),
    })
    .returning({ userId: twoFactors.userId });
  if (offered.length === 0) throw new DomainError('status_changed');
  const issuer = (await getSettings(ctx))['site.name'][locale];
  return { secret, uri: appAddress(secret, { issuer, label: user.username }) };
}

/** Switches it on for who can show a code of the offered secret. Returns the recovery codes, this once. */
export async function enableTwoFactor(
  ctx: ServerContext,
  { userId, code }: { userId: number; code: string },
): Promise<string[]> {
  const factor = await findTwoFactor(ctx.db, userId);
  if (!factor || factor.enabledAt) throw new DomainError('status_changed');
  const now = ctx.clock.now();
  const step = matchStep(decrypt(ctx, factor.encryptedSecret), code.replace(/\s/g, ''), now);
  if (step === undefined) throw wrongSecondFactor();
  return ctx.db.transaction(async (tx) => {
    const enabled = await tx
      .update(twoFactors)
      .set({ enabledAt: now, lastStep: step })
      .where(
        and(
          eq(twoFactors.userId, userId),
          isNull(twoFactors.enabledAt),
          eq(twoFactors.encryptedSecret, factor.encryptedSecret),
        ),
      )
      .returning({ userId: twoFactors.userId });
    if (enabled.length === 0) throw new DomainError('status_changed');
    await logSecurity(tx, { userId, event: 'twoFactorOn', now });
    await notify(tx, { userId, event: 'twoFactorEnabled', now });
    return writeRecoveryCodes(ctx, tx, userId);
  });
}

interface ProvenOwner {
  userId: number;
  code: string;
  ip: string;
}

/** Throws `password_wrong`, `two_factor_wrong`, or `status_changed` when it is off already. */
export async function disableTwoFactor(ctx: ServerContext, proof: ProvenOwner & { password: string }): Promise<void> {
  const { userId } = proof;
  await confirmPassword(ctx, { user: await getUser(ctx.db, userId), password: proof.password, ip: proof.ip });
  await requireSecondFactor(ctx, proof);
  await ctx.db.transaction(async (tx) => {
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
    await tx.delete(twoFactors).where(eq(twoFactors.userId, userId));
    const now = ctx.clock.now();
    await logSecurity(tx, { userId, event: 'twoFactorOff', now });
    await notify(tx, { userId, event: 'twoFactorDisabled', now });
  });
}

/** New recovery codes in the place of the old ones, which the owner is told. Throws like `disableTwoFactor`. */
export async function renewRecoveryCodes(ctx: ServerContext, proof: ProvenOwner): Promise<string[]> {
  await requireSecondFactor(ctx, proof);
  const { userId } = proof;
  const now = ctx.clock.now();
  return ctx.db.transaction(async (tx) => {
    await logSecurity(tx, { userId, event: 'recoveryRenew', now });
    await notify(tx, { userId, event: 'recoveryRenewed', now });
    return writeRecoveryCodes(ctx, tx, userId);
  });
}

async function requireSecondFactor(ctx: ServerContext, { userId, code, ip }: ProvenOwner): Promise<void> {
  const factor = await findEnabledFactor(ctx.db, userId);
  if (!factor) throw new DomainError('status_changed');
  await spendSecondFactor(ctx, { factor, code, ip });
}

async function writeRecoveryCodes(ctx: ServerContext, tx: Executor, userId: number): Promise<string[]> {
  const codes = newRecoveryCodes();
  const createdAt = ctx.clock.now();
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId, codeHash: hashRecoveryCode(ctx, userId, code), createdAt })));
  return codes;
}
