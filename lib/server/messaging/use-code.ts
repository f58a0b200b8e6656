import { and, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Executor } from '../db/connection.ts';
import type { ServerContext } from '../db/context.ts';
import { DomainError } from '../kernel/errors.ts';
import { isSameSecret } from '../kernel/ids.ts';
import { limitKey } from '../kernel/limit-key.ts';
import { chooseCodes, codeLimits } from './code-rules.ts';
import { type CodePurpose, hashCode } from './issue-code.ts';
import { codeTries, verificationCodes } from './tables.ts';

type SentCode = typeof verificationCodes.$inferSelect;

export interface CodeAttempt {
  code: string;
  /** Address of the caller: tries are counted by it. */
  ip: string;
}

const wrong = () => new DomainError('code_wrong', { fields: { captcha: { key: 'code_wrong' } } });

/**
 * Checks a code without spending it and returns its id for `spendCode`. Wrong tries are counted at once and outside the
 * caller's transaction, so that they stay counted when that is rolled back. Throws `code_wrong`.
 */
export async function checkCode(
  ctx: ServerContext,
  purpose: CodePurpose,
  { code, ip: address }: CodeAttempt,
): Promise<number> {
  const hash = hashCode(ctx, purpose, code);
  const ip = limitKey(address);
  for (const sent of chooseCodes(await listLive(ctx, purpose), ip)) {
    if (await tryOnce(ctx, sent, { ip, hash })) return sent.id;
  }
  throw wrong();
}

/**
 * The try is taken before the comparison: many at once get no more than the limit. Both are one transaction, so that a right code
 * costs no try where the database is away in between.
 */
function tryOnce(ctx: ServerContext, sent: SentCode, { ip, hash }: { ip: string; hash: string }): Promise<boolean> {
  return ctx.db.transaction(async (tx) => {
    if (!(await takeTry(tx, sent, ip)) || !isSameSecret(sent.codeHash, hash)) return false;
    await giveTryBack(tx, sent, ip);
    return true;
  });
}

/** Used ones too: a used code still takes the place of those before it. The newest comes first. */
async function listLive(ctx: ServerContext, { channel, address, event }: CodePurpose): Promise<SentCode[]> {
  const isFor = [
    eq(verificationCodes.channel, channel),
    eq(verificationCodes.address, address),
    eq(verificationCodes.event, event),
  ];
  return ctx.db
    .select()
    .from(verificationCodes)
    .where(and(...isFor, gt(verificationCodes.expiresAt, ctx.clock.now())))
    .orderBy(desc(verificationCodes.createdAt), desc(verificationCodes.id));
}

/** Whether this caller may still try this code (see `codeLimits`). */
async function takeTry(db: Executor, sent: SentCode, ip: string): Promise<boolean> {
  const [own] = await db
    .insert(codeTries)
    .values({ codeId: sent.id, ip, failures: 1 })
    .onConflictDoUpdate({
      target: [codeTries.codeId, codeTries.ip],
      set: { failures: sql`${codeTries.failures} + 1` },
      setWhere: lt(codeTries.failures, codeLimits.maxFailures),
    })
    .returning({ failures: codeTries.failures });
  if (!own) return false;
  const isOpen = or(eq(verificationCodes.ip, ip), lt(verificationCodes.failures, codeLimits.maxFailuresFromAll));
  const [all] = await db
    .update(verificationCodes)
    .set({ failures: sql`${verificationCodes.failures} + 1` })
    .where(and(eq(verificationCodes.id, sent.id), isNull(verificationCodes.usedAt), isOpen))
    .returning({ id: verificationCodes.id });
  return all !== undefined;
}

async function giveTryBack(db: Executor, { id }: SentCode, ip: string): Promise<void> {
  const isOwn = and(eq(codeTries.codeId, id), eq(codeTries.ip, ip));
  await db
    .update(codeTries)
    .set({ failures: sql`${codeTries.failures} - 1` })
    .where(isOwn);
  await db
    .update(verificationCodes)
    .set({ failures: sql`${verificationCodes.failures} - 1` })
    .where(eq(verificationCodes.id, id));
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
