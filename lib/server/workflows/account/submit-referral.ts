import type { SpreadReason } from '#lib/contract/identity/shop-login.ts';
import type { ServerContext } from '../../db/context.ts';
import { bindReferral } from '../../referral/index.ts';

/** A member hands in the referral code that came with an address (specification §4). No order can be paid yet. */
export async function submitReferral(
  ctx: ServerContext,
  { userId, code }: { userId: number; code: string },
): Promise<{ bound: boolean; reason: SpreadReason }> {
  const request = { userId, code, source: 'link' as const, hasBought: false };
  const reason = await ctx.db.transaction((tx) => bindReferral(ctx, tx, request));
  return { bound: reason === 'bound', reason };
}
