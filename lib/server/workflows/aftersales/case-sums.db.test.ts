import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import {
  amendRequest,
  disputeCase,
  listCaseLines,
  proposeAmount,
  refuseCase,
  sendBack,
  sendReplacement,
} from '../../aftersales/index.ts';
import { products, productVariants } from '../../catalogue/tables.ts';
import { createTestContext } from '../../db/test-context.ts';
import { makeCategory, makeProduct } from '../../factories/product-factory.ts';
import { asStore, insertLines, listLines } from '../../orders/index.ts';
import { orderLines, orders } from '../../orders/tables.ts';
import { auditMoney } from '../ledger/audit-money.ts';
import { acceptProposal, approveRequest, receiveReturn, refundInstead } from './answer-case.ts';
import { casesOf } from './cases-for-tests.ts';
import { decideCase } from './decide-case.ts';
import { previewRefund } from './preview-refund.ts';

const test = await createTestContext({ PAYMENT_SANDBOX: true });
const shop = casesOf(test);
afterAll(() => test.close());
afterEach(async () => expect(await auditMoney(test.ctx)).toEqual([]));

const parcel = { carrierCode: 'sf', carrierName: '顺丰速运', trackingNo: 'SF1' };

/** Two lines of 100.00 and 50.00, and 10.00 of freight, paid and accepted. */
async function newTwoLines() {
  const { db } = test.ctx;
  const customer = await shop.newMember();
  await shop.fill(customer, 100_000);
  const { group, order } = await shop.newOrders(customer, { payable: 16_000, qty: 4 });
  const [line] = await listLines(db, [order.id]);
  if (!line) throw new Error('no line');
  await db.update(orders).set({ goodsAmount: 15_000, freightAmount: 1000 }).where(eq(orders.id, order.id));
  const first = { goodsAmount: 10_000, paidAmount: 10_000, freightAllocAmount: 666 };
  await db.update(orderLines).set(first).where(eq(orderLines.id, line.id));
  const { id: _id, ...rest } = line;
  const sums = { goodsAmount: 5000, paidAmount: 5000, freightAllocAmount: 334 };
  await insertLines(db, [{ ...rest, ...sums, sort: 1, qty: 3 }]);
  await shop.pay(customer, group.no, 'balance');
  const store = await shop.newStore();
  await shop.accept(store, order.no);
  const lines = (await listLines(db, [order.id])).map(({ id: lineId, qty }) => ({ lineId, qty }));
  return { no: order.no, id: order.id, customer, store, lines };
}

/** Of what is kept in stock: how many there are, and how many count as sold. */
async function newStocked(slug: string) {
  const { db } = test.ctx;
  const productId = await makeProduct(db, { slug, categoryId: await makeCategory(db, slug), stock: 20 });
  await db.update(products).set({ sold: 100 }).where(eq(products.id, productId));
  const [variant] = await db.select().from(productVariants).where(eq(productVariants.productId, productId));
  const order = await shop.newSent({ payable: 500, qty: 5, variantId: variant?.id ?? 0, productId });
  const count = async () => {
    const [product] = await db.select().from(products).where(eq(products.id, productId));
    const [now] = await db.select().from(productVariants).where(eq(productVariants.productId, productId));
    return { stock: now?.stockOnHand, sold: product?.sold };
  };
  return { order, seller: asStore(order.store), count };
}

describe('two cases of one order', () => {
  it('that leave nothing to send give its freight back with the last', async () => {
    const order = await newTwoLines();
    const apply = (line: (typeof order.lines)[number]) => shop.apply(order, 'refund_only', { lines: [line] });
    const cases = await Promise.all(order.lines.map(apply));
    for (const no of cases) await approveRequest(test.ctx, asStore(order.store), { no });
    const state = { status: 'closed', closeReason: 'fully_refunded', refundedAmount: 16_000 };
    expect(await shop.stateOf(order.no)).toMatchObject(state);
    expect(await shop.caseOf(cases[1] ?? '')).toMatchObject({ freightAmount: 1000, approvedAmount: 6000 });
  });

  it('of which one was lowered keep to what was agreed', async () => {
    const order = await newTwoLines();
    const [first, second] = order.lines.map((line) => [line]);
    const one = await shop.apply(order, 'refund_only', { lines: first });
    const two = await shop.apply(order, 'refund_only', { lines: second, amount: 4000 });
    await approveRequest(test.ctx, asStore(order.store), { no: one });
    await approveRequest(test.ctx, asStore(order.store), { no: two });
    expect(await shop.caseOf(two)).toMatchObject({ freightAmount: 0, approvedAmount: 4000 });
    expect(await shop.stateOf(order.no)).toMatchObject({ refundedAmount: 14_000 });
  });
});

it('what points alone paid for gives them back as it was shown, and is closed', async () => {
  const customer = await shop.newMember();
  await shop.givePoints(customer, 1000);
  const { group, order } = await shop.newOrders(customer, { payable: 0, points: 1000, qty: 4 });
  await shop.pay(customer, group.no, 'balance');
  const placed = { no: order.no, id: order.id, customer };
  const { id: lineId } = await shop.lineOf(placed);
  await shop.apply(placed, 'refund_only', { lines: [{ lineId, qty: 1 }] });
  expect(await shop.stateOf(order.no)).toMatchObject({ status: 'pending_dispatch' });
  const { type, reasonId, lines } = await shop.request(placed, 'refund_only');
  const { worth } = await previewRefund(test.ctx, customer.userId, { no: order.no, type, reasonId, lines });
  expect(worth).toMatchObject({ total: 0, points: 1000 });
  await shop.apply(placed, 'refund_only');
  expect(await shop.balancesOf(customer)).toMatchObject({ points: 1000 });
  expect(await shop.stateOf(order.no)).toMatchObject({ status: 'closed', closeReason: 'fully_refunded' });
});

it('what was settled on before the goods went back is not raised', async () => {
  const order = await shop.newSent();
  const seller = asStore(order.store);
  const { id: lineId } = await shop.lineOf(order);
  const no = await shop.apply(order, 'return_refund');
  await proposeAmount(test.ctx, seller, { no, amount: 5000, reason: 'worn', lines: [] });
  await acceptProposal(test.ctx, order.customer, { no, amount: 5000 });
  await sendBack(test.ctx, order.customer, { no, ...parcel });
  const lines = [{ lineId, receivedQty: 10, resellableQty: 10 }];
  const propose = (amount: number) => proposeAmount(test.ctx, seller, { no, amount, reason: 'torn', lines });
  const amend = (amount: number) => amendRequest(test.ctx, order.customer, { no, amount, description: '', files: [] });
  await expect(propose(8000)).rejects.toMatchObject({ code: 'invalid_input' });
  await propose(4000);
  await expect(amend(10_000)).rejects.toMatchObject({ code: 'invalid_input' });
  await amend(4500);
  await receiveReturn(test.ctx, seller, { no, lines, note: '' });
  expect(await shop.stateOf(order.no)).toMatchObject({ refundedAmount: 4500 });
});

it('what has not been sent is neither to come back nor to be sent again', async () => {
  const order = await newTwoLines();
  const no = await shop.apply(order, 'refund_only', { lines: order.lines.slice(0, 1) });
  await refuseCase(test.ctx, asStore(order.store), { no, reason: 'no', files: [] });
  await disputeCase(test.ctx, order.customer, { no, reason: 'not needed', files: [] });
  const operator = await shop.newOperator();
  const decide = (decision: 'return' | 'reship' | 'refund') =>
    decideCase(test.ctx, operator, { no, decision, note: 'decided' });
  await shop.addAddress(order.store);
  for (const decision of ['return', 'reship'] as const) {
    await expect(decide(decision)).rejects.toMatchObject({ code: 'invalid_input' });
  }
  await decide('refund');
  expect(await shop.lineOf(order)).toMatchObject({ refundedQty: 4, cancelledQty: 4 });
});

it('what is paid back instead of being sent again is worth the same by line', async () => {
  const order = await shop.newSent();
  const no = await shop.apply(order, 'reship');
  await approveRequest(test.ctx, asStore(order.store), { no });
  await refundInstead(test.ctx, asStore(order.store), { no, reason: 'sold out' });
  const { id, goodsAmount } = await shop.caseOf(no);
  expect((await listCaseLines(test.ctx.db, [id])).map((line) => line.goodsAmount)).toEqual([goodsAmount]);
  expect(goodsAmount).toBe(10_000);
});

describe('stock', () => {
  it('has what came back of an exchange and can be sold again', async () => {
    const { order, seller, count } = await newStocked('exchanged');
    expect(await count()).toMatchObject({ stock: 15 });
    const { id: lineId } = await shop.lineOf(order);
    const no = await shop.apply(order, 'exchange');
    await approveRequest(test.ctx, seller, { no });
    await sendBack(test.ctx, order.customer, { no, ...parcel });
    const lines = [{ lineId, receivedQty: 5, resellableQty: 4 }];
    await receiveReturn(test.ctx, seller, { no, lines, note: '' });
    const { carrierName, trackingNo } = parcel;
    await sendReplacement(test.ctx, seller, { no, carrier: 'sf', carrierName, trackingNo, note: '', files: [] });
    expect(await count()).toMatchObject({ stock: 14 });
  });

  it('and what counts as sold lose each piece once', async () => {
    const { order, seller, count } = await newStocked('returned');
    const { sold = 0 } = await count();
    const { id: lineId } = await shop.lineOf(order);
    for (const { qty, back } of [
      { qty: 2, back: 2 },
      { qty: 3, back: 5 },
    ]) {
      const no = await shop.apply(order, 'return_refund', { lines: [{ lineId, qty }] });
      await approveRequest(test.ctx, seller, { no });
      await sendBack(test.ctx, order.customer, { no, ...parcel });
      const lines = [{ lineId, receivedQty: qty, resellableQty: qty }];
      await receiveReturn(test.ctx, seller, { no, lines, note: '' });
      expect(await count()).toEqual({ stock: 15 + back, sold: sold - back });
    }
  });
});
