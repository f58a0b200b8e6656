import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { addSeconds } from '../../kernel/clock.ts';
import { DomainError } from '../../kernel/errors.ts';
import { hashToken, newSecretToken } from '../../kernel/ids.ts';
import { type Channel, type CodeAttempt, checkCode, spendCode } from '../../messaging/index.ts';
import { getUser } from '../account/user-repository.ts';
import { verificationPasses } from '../tables.ts';

/** Contract §3: pass tokens live 600 seconds. */
const passLifeInSeconds = 600;

/** Proves the caller's own bound address with a sent code and returns the pass. Throws `code_wrong`. */
export async function verifyAddress(
  ctx: ServerContext,
  { userId, channel, ...attempt }: CodeAttempt & { userId: number; channel: Channel },
): Promise<string> {
  const address = (await getUser(ctx.db, userId))[channel];
  if (address === null) throw new DomainError('code_wrong', { fields: { captcha: { key: 'code_wrong' } } });
  const codeId = await checkCode(ctx, { channel, address, event: `user_${channel}_verify` }, attempt);
  const now = ctx.clock.now();
  const token = newSecretToken();
  await ctx.db.transaction(async (tx) => {
    await spendCode(tx, codeId, now);
    await tx.insert(verificationPasses).values({
      userId,
      tokenHash: hashToken(token),
      createdAt: now,
      expiresAt: addSeconds(now, passLifeInSeconds),
    });
  });
  return token;
}

/**
 * Spends a pass in the transaction of the change it allows. A pass for either address will do: who lost the phone still
 * has the mail. Throws `verification_needed` for one that is unknown, old, used, or somebody else's.
 */
export async function spendPass(tx: Executor, userId: number, token: string, now: Date): Promise<void> {
  const spent = await tx
    .update(verificationPasses)
    .set({ usedAt: now })
    .where(
      and(
        eq(verificationPasses.tokenHash, hashToken(token)),
        eq(verificationPasses.userId, userId),
        isNull(verificationPasses.usedAt),
        gt(verificationPasses.expiresAt, now),
      ),
    )
    .returning({ id: verificationPasses.id });
  if (spent.length === 0) throw new DomainError('verification_needed');
}

export async function removeOldPasses(ctx: ServerContext): Promise<void> {
  await ctx.db.delete(verificationPasses).where(lt(verificationPasses.expiresAt, ctx.clock.now()));
}
