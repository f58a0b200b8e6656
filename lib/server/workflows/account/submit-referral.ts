import type { SpreadReason } from '#lib/contract/identity/shop-login.ts';
import type { ServerContext } from '../../db/context.ts';
import { hasBought } from '../../orders/index.ts';
import { bindReferral } from '../../referral/index.ts';

/** A member hands in the referral code that came with an address (specification §4). */
export async function submitReferral(
  ctx: ServerContext,
  { userId, code }: { userId: number; code: string },
): Promise<{ bound: boolean; reason: SpreadReason }> {
  const request = { userId, code, source: 'link' as const };
  const reason = await ctx.db.transaction(async (tx) =>
    bindReferral(ctx, tx, { ...request, hasBought: await hasBought(tx, userId) }),
  );
  return { bound: reason === 'bound', reason };
}
