import { and, eq, gt, sql } from 'drizzle-orm';
import type { ServerContext } from '../../db/context.ts';
import { DomainError } from '../../kernel/errors.ts';
import { hashToken } from '../../kernel/ids.ts';
import { captchaChallenges } from '../tables.ts';
import { areRightClicks } from './click-rules.ts';
import { isRightText, type TextSolution } from './text-rules.ts';

/** So many wrong answers destroy a challenge (docs/domain/messaging.md 5). */
const maxFailures = 3;

interface CaptchaAnswer {
  id: string | undefined;
  info: string | undefined;
  /** The address that answers; it must be the one that asked. */
  ip: string;
}

/**
 * Checks an answer and leaves a right one valid for the call it was made for, unless `unset`. Throws `captcha_wrong`;
 * the third wrong answer destroys the challenge.
 */
export async function checkCaptcha(ctx: ServerContext, answer: CaptchaAnswer & { unset: boolean }): Promise<void> {
  if (answer.unset) return consumeCaptcha(ctx, answer);
  await verify(ctx, answer);
}

/** Checks an answer and spends it: of two calls with the same answer only one passes. Throws `captcha_wrong`. */
export async function consumeCaptcha(ctx: ServerContext, answer: CaptchaAnswer): Promise<void> {
  const found = await verify(ctx, answer);
  const spent = await ctx.db
    .delete(captchaChallenges)
    .where(and(eq(captchaChallenges.idHash, found.idHash), eq(captchaChallenges.createdAt, found.createdAt)))
    .returning({ idHash: captchaChallenges.idHash });
  if (spent.length === 0) throw new DomainError('captcha_wrong');
}

/**
 * Somebody else's answer, or one for no challenge, changes nothing: else a stranger could spend a person's tries. The
 * try is counted before the answer is looked at, so that many at once are not more than three.
 */
async function verify(
  ctx: ServerContext,
  { id, info, ip }: CaptchaAnswer,
): Promise<{ idHash: string; createdAt: Date }> {
  const idHash = hashToken(id ?? '');
  const open = and(
    eq(captchaChallenges.idHash, idHash),
    eq(captchaChallenges.ip, ip),
    gt(captchaChallenges.expiresAt, ctx.clock.now()),
  );
  const [row] = await ctx.db
    .update(captchaChallenges)
    .set({ failures: sql`${captchaChallenges.failures} + 1` })
    .where(open)
    .returning();
  if (!row) throw new DomainError('captcha_wrong');
  if (row.failures > maxFailures || !isRight(row, info ?? '')) {
    if (row.failures >= maxFailures) await ctx.db.delete(captchaChallenges).where(open);
    throw new DomainError('captcha_wrong');
  }
  await ctx.db
    .update(captchaChallenges)
    .set({ failures: sql`greatest(${captchaChallenges.failures} - 1, 0)` })
    .where(open);
  return row;
}

function isRight(row: typeof captchaChallenges.$inferSelect, info: string): boolean {
  if (row.mode === 'text') return isRightText(info, row.solution as TextSolution);
  const { marks } = row.solution as { marks: { x: number; y: number; size: number }[] };
  return areRightClicks(info, marks);
}
