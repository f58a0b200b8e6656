import { sql } from 'drizzle-orm';
import type { ServerContext } from '#lib/server/db/context.ts';
import { createTestUser } from '#lib/server/factories/factories.ts';
import { toMember } from '#lib/server/factories/store-factories.ts';
import { saveAddress } from '#lib/server/identity/index.ts';
import type { Member } from '#lib/server/kernel/actor.ts';
import { accounts, post } from '#lib/server/wallet/index.ts';
import { type CreatedOrders, createOrder } from '#lib/server/workflows/checkout/create-order.ts';
import { previewOrder } from '#lib/server/workflows/checkout/preview-order.ts';
import { payOrder } from '#lib/server/workflows/payment/pay-order.ts';

/** Where everybody buys the same thing: the hardest case for rows that all of them change. */
export interface Stall {
  ctx: ServerContext;
  productId: number;
}

export interface Buyer {
  member: Member;
  addressId: number;
  variantId: number;
  payable: number;
}

/** Customers with an address and money enough. */
export async function newBuyers({ ctx, productId }: Stall, count: number): Promise<Buyer[]> {
  const { rows } = await ctx.db.execute<{ id: number }>(
    sql`select id from product_variants where product_id = ${productId}`,
  );
  const variantId = Number(rows[0]?.id);
  const buyers: Buyer[] = [];
  for (let made = 0; made < count; made += 1) {
    const member = toMember((await createTestUser(ctx)).id);
    await fill(ctx, member);
    const place = { provinceId: 110_000, cityId: 110_100, areaId: 110_105, address: 'Road 1', isDefault: true };
    const { id: addressId } = await saveAddress(ctx, member.userId, {
      ...place,
      receiver: 'Li',
      mobile: '13800138000',
    });
    const what = { source: 'buy_now' as const, product_id: productId, variant_id: variantId, selection: {}, qty: 1 };
    const { payable } = await previewOrder(ctx, member, { what, addressId, points: 0 });
    buyers.push({ member, addressId, variantId, payable });
  }
  return buyers;
}

async function fill(ctx: ServerContext, { userId }: Member): Promise<void> {
  const amount = 1_000_000_000;
  await post(ctx.db, {
    type: 'adjustment',
    ref: { type: 'bench', no: String(userId) },
    idem: `bench:${userId}`,
    memo: { key: 'memoCorrection' },
    entries: [
      { account: accounts.adjustment, amount: -amount },
      { account: accounts.userBalance(userId), amount },
    ],
    at: ctx.clock.now(),
  });
}

/** From the request to the paid order in the pool. */
export async function buyOnce({ ctx, productId }: Stall, buyer: Buyer): Promise<CreatedOrders> {
  const { member, addressId, variantId, payable } = buyer;
  const what = { source: 'buy_now' as const, product_id: productId, variant_id: variantId, selection: {}, qty: 1 };
  const input = { what, addressId, points: 0, expectedTotal: payable, key: crypto.randomUUID() };
  const created = await createOrder(ctx, member, input);
  await payOrder(ctx, member, { no: created.no, channel: 'balance', key: crypto.randomUUID() });
  return created;
}
