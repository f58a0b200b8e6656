import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { productVariants } from '../../catalogue/tables.ts';
import { createTestContext } from '../../db/test-context.ts';
import { makeCategory, makeProduct } from '../../factories/product-factory.ts';
import type { StoreMember } from '../../kernel/actor.ts';
import { asStore, type LineRefund, listLines, lockOrder } from '../../orders/index.ts';
import { orderReclaims } from '../../orders/money-tables.ts';
import { orderLines, orders } from '../../orders/tables.ts';
import { accounts } from '../../wallet/index.ts';
import { walletAccounts } from '../../wallet/tables.ts';
import { auditMoney } from '../ledger/audit-money.ts';
import { completeOrdersDue } from '../orders/complete-order.ts';
import { fulfilmentOf, type PaidChoices } from '../orders/fulfil-for-tests.ts';
import { type OrderRefund, refundOrder } from './refund-order.ts';

const test = await createTestContext({ PAYMENT_SANDBOX: true });
const shop = fulfilmentOf(test);
afterAll(() => test.close());
afterEach(async () => expect(await auditMoney(test.ctx)).toEqual([]));

const refund = (no: string, what: OrderRefund['what']) =>
  test.ctx.db.transaction(async (tx) => {
    const order = await lockOrder(tx, { no });
    if (!order) throw new Error(`no order ${no}`);
    return refundOrder(tx, test.ctx, { order, what, reason: 'test' });
  });

async function lineOf(id: number) {
  const [line] = await listLines(test.ctx.db, [id]);
  if (!line) throw new Error('no line');
  return line;
}

const partOf = (lineId: number, part: Partial<LineRefund>): LineRefund[] => [
  { lineId, qty: 0, unsentQty: 0, goods: 0, freight: 0, ...part },
];

async function balanceOf({ id }: { id: string }): Promise<number> {
  const rows = await test.ctx.db.select().from(walletAccounts);
  return rows.find((account) => account.id === id)?.balance ?? 0;
}

describe('pieces that go back', () => {
  it('are counted at their line, and nobody ships them any more', async () => {
    const { id, no, customer } = await shop.newPaid({ payable: 10_000, qty: 10 });
    const store = await shop.newStore();
    await shop.accept(store, no);
    const { id: lineId } = await lineOf(id);
    const before = (await shop.balancesOf(customer)).balanceAmount;
    await refund(no, partOf(lineId, { qty: 3, unsentQty: 3, goods: 3000 }));
    expect(await lineOf(id)).toMatchObject({ refundedQty: 3, cancelledQty: 3, refundedAmount: 3000 });
    expect((await shop.balancesOf(customer)).balanceAmount).toBe(before + 3000);
    await expect(shop.ship(asStore(store), no, [{ lineId, qty: 8 }])).rejects.toMatchObject({ code: 'invalid_input' });
    await shop.ship(asStore(store), no);
    expect(await lineOf(id)).toMatchObject({ shippedQty: 7 });
    expect(await shop.stateOf(no)).toMatchObject({ status: 'shipped', refundedAmount: 3000 });
  });

  it('are for sale again at once where nobody sends them, and once only', async () => {
    const tx = test.ctx.db;
    const categoryId = await makeCategory(tx, 'things');
    const productId = await makeProduct(tx, { slug: 'pens', categoryId, stock: 20 });
    const [variant] = await tx.select().from(productVariants).where(eq(productVariants.productId, productId));
    const variantId = variant?.id ?? 0;
    const stock = async () =>
      (await tx.select().from(productVariants).where(eq(productVariants.id, variantId)))[0]?.stockOnHand;
    const { id, no } = await shop.newPaid({ payable: 10_000, qty: 10, variantId, productId });
    const { id: lineId } = await lineOf(id);
    expect(await stock()).toBe(10);
    await refund(no, partOf(lineId, { qty: 3, unsentQty: 3, goods: 3000 }));
    expect(await stock()).toBe(13);
    await refund(no, 'all');
    expect([await stock(), (await shop.stateOf(no)).status]).toEqual([20, 'closed']);
  });

  it('may have been sent: what is sent stays sent', async () => {
    const order = await shop.newPaid({ payable: 10_000, qty: 10 });
    await shop.deliver(await shop.newStore(), order);
    const { id: lineId } = await lineOf(order.id);
    await refund(order.no, partOf(lineId, { qty: 4, goods: 4000 }));
    expect(await lineOf(order.id)).toMatchObject({ shippedQty: 10, refundedQty: 4, cancelledQty: 0 });
  });

  it.each([
    ['more pieces than there are', { qty: 11, goods: 1 }],
    ['more money than the line cost', { qty: 1, goods: 10_001 }],
    ['freight where none was paid', { freight: 1 }],
    ['as unsent what has left', { qty: 1, unsentQty: 1, goods: 1 }],
  ])('are refused as %s', async (_, part) => {
    const order = await shop.newPaid({ payable: 10_000, qty: 10 });
    await shop.deliver(await shop.newStore(), order);
    const { id: lineId } = await lineOf(order.id);
    await expect(refund(order.no, partOf(lineId, part))).rejects.toMatchObject({ code: 'refund_too_much' });
    expect(await lineOf(order.id)).toMatchObject({ refundedQty: 0, refundedAmount: 0 });
  });

  it('of another order are refused', async () => {
    const [order, other] = [await shop.newPaid(), await shop.newPaid()];
    const { id: lineId } = await lineOf(other.id);
    const asked = refund(order.no, partOf(lineId, { qty: 1, goods: 1 }));
    await expect(asked).rejects.toMatchObject({ code: 'refund_too_much' });
  });

  it('pass once when they are asked for twice at once', async () => {
    const { id, no } = await shop.newPaid({ payable: 10_000, qty: 2 });
    const { id: lineId } = await lineOf(id);
    const part = partOf(lineId, { qty: 2, unsentQty: 2, goods: 6000 });
    const tries = await Promise.allSettled([refund(no, part), refund(no, part)]);
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await lineOf(id)).toMatchObject({ refundedQty: 2, refundedAmount: 6000 });
  });

  it('are all of them when an order is given up', async () => {
    const { id, no } = await shop.newPaid({ payable: 10_000, qty: 7 });
    await refund(no, 'all');
    expect(await shop.stateOf(no)).toMatchObject({ status: 'closed', closeReason: 'fully_refunded' });
    expect(await lineOf(id)).toMatchObject({ refundedQty: 7, refundedAmount: 10_000 });
  });
});

/** 80.00 of goods in four pieces, 20.00 of them paid with points, and 12.00 of freight. */
async function withPointsAndFreight(goods = 6000) {
  const { db } = test.ctx;
  const customer = await shop.newMember();
  await shop.fill(customer, goods + 1200);
  await shop.givePoints(customer, 2000);
  const { group, order } = await shop.newOrders(customer, { payable: goods + 1200, points: 2000, qty: 4 });
  const sums = { goodsAmount: goods + 2000, freightAmount: 1200, pointsToEarn: 60 };
  await db.update(orders).set(sums).where(eq(orders.id, order.id));
  const line = { goodsAmount: goods + 2000, paidAmount: goods, freightAllocAmount: 1200 };
  await db.update(orderLines).set(line).where(eq(orderLines.orderId, order.id));
  await shop.pay(customer, group.no, 'balance');
  const store = await shop.newStore();
  await shop.deliver(store, { no: order.no, customer });
  const complete = async () => {
    test.ctx.clock.advance(40 * 86_400);
    await completeOrdersDue(test.ctx);
  };
  const points = async () => (await shop.balancesOf(customer)).points;
  const { id: lineId } = await lineOf(order.id);
  const back = (part: Partial<LineRefund>) => refund(order.no, partOf(lineId, part));
  return { no: order.no, store, complete, points, back };
}

describe('points that were used for goods, where the freight stays', () => {
  const piece = { qty: 1, goods: 1500 };

  it('are all back once all goods are, and only the freight is left to settle', async () => {
    const { no, store, complete, points, back } = await withPointsAndFreight();
    const seen: number[] = [];
    for (const part of [{ freight: 600 }, piece, piece, { qty: 2, goods: 3000 }]) {
      await back(part);
      seen.push(await points());
    }
    expect(seen).toEqual([0, 500, 1000, 2000]);
    await complete();
    expect(await shop.stateOf(no)).toMatchObject({ status: 'completed', settledAmount: 600, pointsToEarn: 0 });
    expect([await points(), await balanceOf(accounts.storePending(store.storeId))]).toEqual([2000, 600]);
  });

  it('are all back after completion too, and what was earned and credited for goods is taken back whole', async () => {
    const { no, store, complete, points, back } = await withPointsAndFreight();
    await back(piece);
    await complete();
    const pending = accounts.storePending(store.storeId);
    // 3/4 of 80.00 less 5 %, and the freight; 3/4 of what could be earned.
    expect([await points(), await balanceOf(pending)]).toEqual([500 + 45, 5700 + 1200]);
    await back(piece);
    expect([await points(), await balanceOf(pending)]).toEqual([1000 + 30, 3800 + 1200]);
    await back({ qty: 2, goods: 3000 });
    expect([await points(), await balanceOf(pending)]).toEqual([2000, 1200]);
    expect(await shop.stateOf(no)).toMatchObject({ status: 'completed', refundedAmount: 6000 });
  });

  it('stay used where only freight goes back of goods that they paid for alone: the order goes on', async () => {
    const { no, store, complete, points, back } = await withPointsAndFreight(0);
    await back({ freight: 1200 });
    expect([await points(), (await shop.stateOf(no)).status]).toEqual([0, 'received']);
    await complete();
    expect([await points(), await balanceOf(accounts.storePending(store.storeId))]).toEqual([0, 1900]);
    await back({ qty: 4 });
    expect([await points(), await balanceOf(accounts.storePending(store.storeId))]).toEqual([2000, 0]);
  });
});

describe('a refund after completion', () => {
  async function completed(choices: PaidChoices = {}): Promise<{ no: string; id: number; store: StoreMember }> {
    const order = await shop.newPaid({ payable: 10_000, qty: 4, ...choices });
    await test.ctx.db.update(orders).set({ pointsToEarn: 101 }).where(eq(orders.id, order.id));
    const store = await shop.newStore();
    await shop.deliver(store, order);
    test.ctx.clock.advance(40 * 86_400);
    await completeOrdersDue(test.ctx);
    expect(await shop.stateOf(order.no)).toMatchObject({ status: 'completed' });
    return { ...order, store };
  }

  it('is given back by the store and of the commission, in the share each had (P7)', async () => {
    const { id, no, store } = await completed();
    const { id: lineId } = await lineOf(id);
    const pending = accounts.storePending(store.storeId);
    expect(await balanceOf(pending)).toBe(9500);
    const commission = await balanceOf(accounts.incomeCommission);
    await refund(no, partOf(lineId, { qty: 1, goods: 2000 }));
    expect(await balanceOf(pending)).toBe(9500 - 1900);
    expect(await balanceOf(accounts.incomeCommission)).toBe(commission - 100);
    expect(await lineOf(id)).toMatchObject({ refundedQty: 1, refundedAmount: 2000, commissionAmount: 400 });
    const state = await shop.stateOf(no);
    expect(state).toMatchObject({ status: 'completed', paymentStatus: 'partially_refunded', refundedAmount: 2000 });
  });

  it('in any number of parts leaves nobody with a fen of an order that went back whole', async () => {
    const { id, no, store } = await completed({ payable: 9999, points: 333 });
    const { id: lineId } = await lineOf(id);
    const platform = await Promise.all([accounts.incomeCommission, accounts.expensePoints].map(balanceOf));
    for (const goods of [1, 3332, 3333]) await refund(no, partOf(lineId, { qty: 1, goods }));
    await refund(no, 'all');
    expect(await balanceOf(accounts.storePending(store.storeId))).toBe(0);
    const reclaimed = (await test.ctx.db.select().from(orderReclaims)).filter(({ orderId }) => orderId === id);
    const sumOf = (key: 'cashAmount' | 'pointsAmount' | 'commissionAmount' | 'payoutAmount') =>
      reclaimed.reduce((sum, reclaim) => sum + reclaim[key], 0);
    expect(sumOf('cashAmount')).toBe(9999);
    expect(sumOf('payoutAmount') + sumOf('commissionAmount')).toBe(9999 + sumOf('pointsAmount'));
    expect(await Promise.all([accounts.incomeCommission, accounts.expensePoints].map(balanceOf))).toEqual([
      (platform[0] ?? 0) - sumOf('commissionAmount'),
      (platform[1] ?? 0) + sumOf('pointsAmount'),
    ]);
    expect(await shop.stateOf(no)).toMatchObject({ status: 'completed', paymentStatus: 'refunded' });
    expect(await lineOf(id)).toMatchObject({ refundedQty: 4, refundedAmount: 9999, commissionAmount: 0 });
  });

  it('of what points alone paid for is given back by its store with the last piece', async () => {
    const customer = await shop.newMember();
    const { id, no, store } = await completed({ customer, payable: 0, points: 1000 });
    const { id: lineId } = await lineOf(id);
    const pending = accounts.storePending(store.storeId);
    expect(await balanceOf(pending)).toBe(950);
    const platform = await Promise.all([accounts.incomeCommission, accounts.expensePoints].map(balanceOf));
    await refund(no, partOf(lineId, { qty: 1 }));
    expect([await balanceOf(pending), (await shop.balancesOf(customer)).points]).toEqual([950, 0]);
    await refund(no, partOf(lineId, { qty: 3 }));
    expect([await balanceOf(pending), (await shop.balancesOf(customer)).points]).toEqual([0, 1000]);
    expect(await Promise.all([accounts.incomeCommission, accounts.expensePoints].map(balanceOf))).toEqual([
      (platform[0] ?? 0) - 50,
      (platform[1] ?? 0) + 1000,
    ]);
    expect(await lineOf(id)).toMatchObject({ commissionAmount: 0 });
  });

  it('takes back the points it earned, though they may be spent', async () => {
    const customer = await shop.newMember();
    const { id, no } = await completed({ customer });
    const { id: lineId } = await lineOf(id);
    expect((await shop.balancesOf(customer)).points).toBe(101);
    await refund(no, partOf(lineId, { qty: 2, goods: 5000 }));
    expect((await shop.balancesOf(customer)).points).toBe(50);
    await refund(no, partOf(lineId, { qty: 2, goods: 5000 }));
    expect((await shop.balancesOf(customer)).points).toBe(0);
  });

  it('of more than is left is refused, also twice at once', async () => {
    const { id, no } = await completed();
    const { id: lineId } = await lineOf(id);
    const part = partOf(lineId, { qty: 3, goods: 7500 });
    const tries = await Promise.allSettled([refund(no, part), refund(no, part)]);
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(refund(no, part)).rejects.toMatchObject({ code: 'refund_too_much' });
  });
});
