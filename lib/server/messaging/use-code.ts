import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Executor } from '../db/connection.ts';
import type { ServerContext } from '../db/context.ts';
import { DomainError } from '../kernel/errors.ts';
import { isSameSecret } from '../kernel/ids.ts';
import { codeLimits } from './code-rules.ts';
import { type CodePurpose, hashCode } from './issue-code.ts';
import { verificationCodes } from './tables.ts';

const wrong = () => new DomainError('code_wrong', { fields: { captcha: { key: 'code_wrong' } } });

/**
 * Checks a code without spending it and returns its id for `spendCode`. Wrong tries are counted at once and outside the
 * caller's transaction, so that they stay counted when that is rolled back. Throws `code_wrong`.
 */
export async function checkCode(ctx: ServerContext, purpose: CodePurpose, code: string): Promise<number> {
  const newest = ctx.db
    .select({ id: verificationCodes.id })
    .from(verificationCodes)
    .where(
      and(
        eq(verificationCodes.channel, purpose.channel),
        eq(verificationCodes.address, purpose.address),
        eq(verificationCodes.event, purpose.event),
      ),
    )
    .orderBy(desc(verificationCodes.createdAt), desc(verificationCodes.id))
    .limit(1);
  // The try is taken before the comparison: many at once get no more than the limit.
  const [row] = await ctx.db
    .update(verificationCodes)
    .set({ failures: sql`${verificationCodes.failures} + 1` })
    .where(
      and(
        eq(verificationCodes.id, newest),
        isNull(verificationCodes.usedAt),
        gt(verificationCodes.expiresAt, ctx.clock.now()),
        lt(verificationCodes.failures, codeLimits.maxFailures),
      ),
    )
    .returning({ id: verificationCodes.id, codeHash: verificationCodes.codeHash });
  if (!row || !isSameSecret(row.codeHash, hashCode(ctx, purpose, code))) throw wrong();
  await ctx.db
    .update(verificationCodes)
    .set({ failures: sql`${verificationCodes.failures} - 1` })
    .where(eq(verificationCodes.id, row.id));
  return row.id;
}

/** Spends a checked code in the transaction of what it allows. Throws `code_wrong` when another call was faster. */
export async function spendCode(tx: Executor, id: number, now: Date): Promise<void> {
  const spent = await tx
    .update(verificationCodes)
    .set({ usedAt: now })
    .where(and(eq(verificationCodes.id, id), isNull(verificationCodes.usedAt)))
    .returning({ id: verificationCodes.id });
  if (spent.length === 0) throw wrong();
}
