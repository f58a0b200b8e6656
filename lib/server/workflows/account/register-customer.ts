import type { ServerContext } from '../../db/context.ts';
import { type Registration, registerUser, type SessionTokens } from '../../identity/index.ts';
import { attachPastOrders } from '../../orders/index.ts';
import { bindReferral } from '../../referral/index.ts';

/**
 * Registration, and in the same transaction the tie to who recommended the shop, and orders of a system before that name the address. A wrong
 * code of who recommended stops nothing.
 */
export async function registerCustomer(
  ctx: ServerContext,
  input: Registration & { recommendCode?: string | undefined },
): Promise<SessionTokens> {
  const { recommendCode: code, ...registration } = input;
  return registerUser(ctx, registration, async (tx, user) => {
    if (code) await bindReferral(ctx, tx, { userId: user.id, code, source: 'register', hasBought: false });
    await attachPastOrders(tx, { userId: user.id });
  });
}
