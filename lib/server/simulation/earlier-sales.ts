import { testPassword } from '../factories/factories.ts';
import type { Member, StoreMember } from '../kernel/actor.ts';
import { asStore } from '../orders/index.ts';
import { buyNow } from '../workflows/checkout/checkout-for-tests.ts';
import { previewOrder } from '../workflows/checkout/preview-order.ts';
import { completeOrdersDue } from '../workflows/orders/complete-order.ts';
import { confirmReceipt } from '../workflows/orders/receive-order.ts';
import { settlePromotersDue } from '../workflows/referral/settle-promoters.ts';
import { confirmExpiredStatements } from '../workflows/settlement/confirm-expired.ts';
import { makeStatementsDue } from '../workflows/settlement/make-statements.ts';
import { settleStatementsDue } from '../workflows/settlement/settle-statements.ts';
import { finishStoreClosings, requestStoreClosing } from '../workflows/store/close-store.ts';
import type { World } from './world.ts';

/**
 * The shop has sold before, so that stores and promoters have money to take out from the first step on: an order takes weeks
 * from its payment to that, and a short run would be over. One store has taken out all it had and is closed.
 */
export async function sellEarlier(world: World): Promise<void> {
  const { ctx } = world.test;
  for (const [index, buyer] of world.buyers.entries()) {
    for (const goods of world.goods) await sellOne(world, { buyer, goods, store: world.stores[index % 3] });
  }
  const leaving = await world.shop.newStore();
  for (const buyer of world.buyers) await sellOne(world, { buyer, goods: world.goods[0], store: leaving });
  ctx.clock.advance(40 * 86_400);
  await completeOrdersDue(ctx);
  await settlePromotersDue(ctx);
  ctx.clock.advance(8 * 86_400);
  await makeStatementsDue(ctx);
  ctx.clock.advance(4 * 86_400);
  await confirmExpiredStatements(ctx);
  await settleStatementsDue(ctx);
  await leave(world, leaving);
}

/** What it was paid may come back from now on. */
async function leave({ test, payouts, operators }: World, store: StoreMember): Promise<void> {
  const [first, second, payer] = operators as [Member, Member, Member];
  const all = await payouts.storeAvailableOf(store);
  for (const amount of [Math.floor(all / 3), all - Math.floor(all / 3)]) {
    const { no } = await payouts.applyAsStore(store, amount);
    await payouts.approveBy(first, no);
    await payouts.approveBy(second, no);
    await payouts.begin(payer, no);
    await payouts.record(payer, no);
  }
  await requestStoreClosing(test.ctx, store, { password: testPassword, code: '', reason: 'r', ip: '127.0.0.1' });
  test.ctx.clock.advance(2 * 86_400);
  if ((await finishStoreClosings(test.ctx)) !== 1) throw new RangeError('the store is not closed');
}

interface Sale {
  buyer: World['buyers'][number];
  goods: World['goods'][number] | undefined;
  store: StoreMember | undefined;
}

async function sellOne({ test, checkout, shop, made }: World, { buyer, goods, store }: Sale): Promise<void> {
  if (!store || !goods) throw new RangeError('nothing to sell');
  const { member, addressId } = buyer;
  const what = buyNow(goods, 3);
  const { payable } = await previewOrder(test.ctx, member, { what, addressId, points: 0 });
  const { no: groupNo, orders } = await checkout.order(buyer, what, { expectedTotal: payable, points: 0 });
  await shop.pay(member, groupNo, 'balance');
  for (const no of orders) {
    made.push({ buyer, groupNo, no });
    await shop.accept(store, no);
    await shop.ship(asStore(store), no);
    await confirmReceipt(test.ctx, { no, member });
  }
}
