import { lt } from 'drizzle-orm';
import type { ServerContext } from '#lib/server/db/context.ts';
import { addSeconds } from '#lib/server/kernel/clock.ts';
import { captchaChallenges, outboxMessages, verificationCodes } from '../tables.ts';

/** Removes dead captchas, codes that no limit looks at any more, and messages of last month. */
export async function removeExpiredMessaging(ctx: ServerContext): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db.delete(captchaChallenges).where(lt(captchaChallenges.expiresAt, now));
  await ctx.db.delete(verificationCodes).where(lt(verificationCodes.createdAt, addSeconds(now, -86_400)));
  await ctx.db.delete(outboxMessages).where(lt(outboxMessages.createdAt, addSeconds(now, -30 * 86_400)));
}
