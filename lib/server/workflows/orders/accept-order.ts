import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import type { StoreMember } from '../../kernel/actor.ts';
import { acceptWithin, agreeFees, listLines, type Order } from '../../orders/index.ts';
import { earnAnew } from '../../referral/index.ts';
import { resolveFees } from '../../settlement/index.ts';

/**
 * O6: a store accepts what it claimed or was given. Of what came from the pool it is certain only now who sells it, so its
 * fees are agreed anew, by the rates of this moment; those of an offer were agreed with it. Throws what `acceptWithin`
 * throws.
 */
export async function acceptOrder(ctx: ServerContext, member: StoreMember, no: string): Promise<void> {
  const at = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const order = await acceptWithin(tx, member, { no, at });
    if (order.fixedStoreId !== member.storeId) await agreeAnew(tx, order, { storeId: member.storeId, at });
  });
}

async function agreeAnew(tx: Executor, order: Order, { storeId, at }: { storeId: number; at: Date }): Promise<void> {
  const lines = await listLines(tx, [order.id]);
  const fees = await resolveFees(tx, { productIds: lines.map(({ productId }) => productId), storeId, at });
  await agreeFees(
    tx,
    lines.map(({ id: lineId }, index) => ({ lineId, terms: fees[index] ?? [] })),
  );
  // What others earn by the sale is bounded by what the platform has of it.
  await earnAnew(tx, { order, lines: lines.map((line, index) => ({ ...line, feeTerms: fees[index] ?? [] })), at });
}
