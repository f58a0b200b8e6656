import { afterAll, describe, expect, it } from '@jest/globals';
import { createTestContext } from '../../db/test-context.ts';
import type { StoreMember } from '../../kernel/actor.ts';
import { shopDay } from '../../kernel/clock.ts';
import { listLines, lockOrder } from '../../orders/index.ts';
import { type RateInput, removeRate, saveRate } from '../../settlement/index.ts';
import { getStorePending } from '../../wallet/index.ts';
import { buyNow, checkoutOf } from '../checkout/checkout-for-tests.ts';
import { auditMoney } from '../ledger/audit-money.ts';
import { refundOrder } from '../refund/refund-order.ts';
import { completeOrdersDue } from './complete-order.ts';
import { fulfilmentOf } from './fulfil-for-tests.ts';

const test = await createTestContext({ PAYMENT_SANDBOX: true });
const shop = fulfilmentOf(test);
const checkout = checkoutOf(test);
const operator = await shop.newOperator();
afterAll(() => test.close());

function set(input: Partial<RateInput>): Promise<number> {
  const usual = { scope: 'default' as const, scopeId: 0, kind: 'sales' as const, bp: 500 };
  const limits = { minAmount: 0, maxAmount: null, from: undefined, reason: 'test' };
  // Two rates of one moment would be one.
  test.ctx.clock.advance(1);
  return saveRate(test.ctx, operator, { ...usual, ...limits, ...input });
}

/** As far as paid, by way of the checkout. */
async function sold(goods: { productId: number; variantId: number }) {
  const buyer = await checkout.newBuyer();
  await shop.fill(buyer.member, 1_000_000);
  const { orders, no: groupNo } = await checkout.order(buyer, buyNow(goods), { expectedTotal: 21_200 });
  await shop.pay(buyer.member, groupNo, 'balance');
  const order = await shop.stateOf(orders[0] ?? '');
  return { id: order.id, no: order.no, customer: buyer.member };
}

const feesOfOrder = async ({ id }: { id: number }) =>
  (await listLines(test.ctx.db, [id])).map(({ feeTerms }) => feeTerms?.map(({ kind, scope, bp }) => [kind, scope, bp]));

async function completed(store: StoreMember, order: Awaited<ReturnType<typeof sold>>): Promise<void> {
  await shop.deliver(store, order);
  test.ctx.clock.advance(40 * 86_400);
  await completeOrdersDue(test.ctx);
}

const refund = (no: string, amount: number | 'all') =>
  test.ctx.db.transaction(async (tx) => {
    const order = await lockOrder(tx, { no });
    if (!order) throw new Error(`no order ${no}`);
    return refundOrder(tx, test.ctx, { order, what: amount, reason: 'test' });
  });

const goodsOf = () => checkout.makeGoods({ amount: 20_000, stock: 100 });

describe('the fees of an order', () => {
  it('are those of the moment it was placed, and of the store that accepts it', async () => {
    const goods = await goodsOf();
    const store = await shop.newStore();
    await set({ scope: 'store', scopeId: store.storeId, bp: 800 });
    const order = await sold(goods);
    expect(await feesOfOrder(order)).toEqual([[['sales', 'default', 500]]]);
    await shop.accept(store, order.no);
    expect(await feesOfOrder(order)).toEqual([[['sales', 'store', 800]]]);
  });

  it('of a product go before those of the store, and a later change touches nothing that was agreed', async () => {
    const goods = await goodsOf();
    const store = await shop.newStore();
    await set({ scope: 'store', scopeId: store.storeId, bp: 800 });
    await set({ scope: 'product', scopeId: goods.productId, bp: 1000 });
    await set({ scope: 'product', scopeId: goods.productId, kind: 'payment', bp: 60 });
    const order = await sold(goods);
    await set({ scope: 'product', scopeId: goods.productId, bp: 9000 });
    const agreed = [
      [
        ['sales', 'product', 1000],
        ['payment', 'product', 60],
      ],
    ];
    expect(await feesOfOrder(order)).toEqual(agreed);
    const other = await sold(goods);
    await set({ scope: 'product', scopeId: goods.productId, bp: null });
    await shop.accept(store, other.no);
    expect((await feesOfOrder(other))[0]?.[0]).toEqual(['sales', 'store', 800]);
  });

  it('are taken when it is completed, and given back in the same share with what goes back', async () => {
    const goods = await goodsOf();
    const store = await shop.newStore();
    await set({ scope: 'store', scopeId: store.storeId, bp: 100, minAmount: 3333 });
    await set({ scope: 'store', scopeId: store.storeId, kind: 'service', bp: 60, maxAmount: 50 });
    const order = await sold(goods);
    await completed(store, order);
    // Goods of 200.00 and freight of 12.00, which bears no fee.
    expect(await getStorePending(test.ctx.db, store.storeId)).toBe(21_200 - 3333 - 50);
    for (const amount of [1, 6999, 7000]) await refund(order.no, amount);
    await refund(order.no, 'all');
    expect(await getStorePending(test.ctx.db, store.storeId)).toBe(0);
    expect(await auditMoney(test.ctx)).toEqual([]);
  });
});

describe('a rate', () => {
  it('begins on its day and can be taken back until then', async () => {
    const store = await shop.newStore();
    const goods = await goodsOf();
    const place = { scope: 'store' as const, scopeId: store.storeId };
    const tomorrow = shopDay(new Date(test.ctx.clock.now().getTime() + 86_400_000));
    const id = await set({ ...place, bp: 700, from: tomorrow });
    await expect(set({ ...place, bp: 600, from: tomorrow })).rejects.toMatchObject({ code: 'invalid_input' });
    const before = await sold(goods);
    await shop.accept(store, before.no);
    expect((await feesOfOrder(before))[0]?.[0]).toEqual(['sales', 'default', 500]);
    await removeRate(test.ctx, operator, id);
    await set({ ...place, bp: 650, from: tomorrow });
    test.ctx.clock.advance(86_400);
    const after = await sold(goods);
    await shop.accept(store, after.no);
    expect((await feesOfOrder(after))[0]?.[0]).toEqual(['sales', 'store', 650]);
  });

  it('that is valid is neither removed nor set for a day that is over', async () => {
    const id = await set({ bp: 500 });
    await expect(removeRate(test.ctx, operator, id)).rejects.toMatchObject({ code: 'status_changed' });
    await expect(removeRate(test.ctx, operator, 999_999)).rejects.toMatchObject({ code: 'not_found' });
    await expect(set({ from: '2020-01-01' })).rejects.toMatchObject({ code: 'invalid_input' });
  });
});
