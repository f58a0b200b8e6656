import type { CheckoutSource } from '#lib/contract/orders/member-checkout.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import type { Member } from '#lib/server/kernel/actor.ts';
import { type ConfirmableOffer, markConverted, removeBasketLines } from '#lib/server/quotation/index.ts';
import { idsOf } from './collect-items.ts';

interface Leaving {
  /** Whose it is, and who orders. */
  userId: number;
  actor: Member;
  what: CheckoutSource;
  offer: ConfirmableOffer | undefined;
  orderNo: string;
}

/** What became an order leaves where it was: lines the basket, an offer the table. */
export async function leaveSource(
  tx: Executor,
  ctx: ServerContext,
  { userId, actor, what, offer, orderNo }: Leaving,
): Promise<void> {
  if (offer) return markConverted(tx, ctx, { offer, orderNo, actor });
  if (what.source !== 'cart') return;
  await removeBasketLines(tx, ctx, { userId, no: what.no, ids: idsOf(what) });
}
