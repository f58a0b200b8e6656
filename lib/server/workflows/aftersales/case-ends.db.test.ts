import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { sendBack, withdrawRequest } from '../../aftersales/index.ts';
import { createTestContext } from '../../db/test-context.ts';
import { asStore } from '../../orders/index.ts';
import { orderLines, orders } from '../../orders/tables.ts';
import { auditMoney } from '../ledger/audit-money.ts';
import { completeOrdersDue } from '../orders/complete-order.ts';
import { confirmReceiptsDue } from '../orders/receive-order.ts';
import { approveRequest, receiveReturn } from './answer-case.ts';
import { openForCustomer } from './apply-for-case.ts';
import { casesOf } from './cases-for-tests.ts';
import { timeOutCases } from './time-out-cases.ts';

const day = 24 * 3600;

const test = await createTestContext({ PAYMENT_SANDBOX: true });
const shop = casesOf(test);
afterAll(() => test.close());
afterEach(async () => expect(await auditMoney(test.ctx)).toEqual([]));

const balanceOf = async (order: Parameters<typeof shop.balancesOf>[0]) => (await shop.balancesOf(order)).balanceAmount;

describe('a case that nobody answers', () => {
  it('is approved by time, returned goods count as received, and replacements go to the platform', async () => {
    const refund = await shop.newSent();
    const back = await shop.newSent();
    const again = await shop.newSent();
    const nos = {
      refund: await shop.apply(refund, 'refund_only'),
      back: await shop.apply(back, 'return_refund'),
      again: await shop.apply(again, 'reship'),
    };
    test.ctx.clock.advance(2 * day);
    await timeOutCases(test.ctx);
    expect(await shop.caseOf(nos.refund)).toMatchObject({ status: 'completed' });
    expect(await shop.caseOf(nos.back)).toMatchObject({ status: 'awaiting_return' });
    expect(await shop.caseOf(nos.again)).toMatchObject({ status: 'disputed' });
    await sendBack(test.ctx, back.customer, {
      no: nos.back,
      carrierCode: 'sf',
      carrierName: '顺丰',
      trackingNo: 'SF1',
    });
    test.ctx.clock.advance(10 * day);
    await timeOutCases(test.ctx);
    expect(await shop.caseOf(nos.back)).toMatchObject({ status: 'completed' });
  });

  it('is closed where the customer sends nothing back', async () => {
    const order = await shop.newSent();
    const no = await shop.apply(order, 'return_refund');
    await approveRequest(test.ctx, asStore(order.store), { no });
    test.ctx.clock.advance(7 * day);
    await timeOutCases(test.ctx);
    expect(await shop.caseOf(no)).toMatchObject({ status: 'cancelled', closeReason: 'not_returned' });
    expect(await shop.lineOf(order)).toMatchObject({ caseQty: 0 });
  });
});

describe('a case', () => {
  it('can be withdrawn, and asked for again', async () => {
    const order = await shop.newSent();
    const no = await shop.apply(order, 'refund_only');
    await expect(shop.apply(order, 'refund_only')).rejects.toMatchObject({ code: 'case_open' });
    await withdrawRequest(test.ctx, order.customer, no);
    await expect(approveRequest(test.ctx, asStore(order.store), { no })).rejects.toMatchObject({
      code: 'status_changed',
    });
    expect(await shop.caseOf(await shop.apply(order, 'refund_only'))).toMatchObject({ status: 'applied' });
  });

  it('is nobody else’s', async () => {
    const order = await shop.newSent();
    const no = await shop.apply(order, 'refund_only');
    const [other, stranger] = [await shop.newStore(), await shop.newMember()];
    const refused = { code: 'not_found' };
    await expect(approveRequest(test.ctx, asStore(other), { no })).rejects.toMatchObject(refused);
    await expect(withdrawRequest(test.ctx, stranger, no)).rejects.toMatchObject(refused);
    await expect(shop.apply({ ...order, customer: stranger }, 'refund_only')).rejects.toMatchObject(refused);
  });

  it('can be opened by an operator after completion, and who got the money gives it back', async () => {
    const order = await shop.newSent();
    test.ctx.clock.advance(11 * day);
    await confirmReceiptsDue(test.ctx);
    test.ctx.clock.advance(16 * day);
    await completeOrdersDue(test.ctx);
    expect(await shop.stateOf(order.no)).toMatchObject({ status: 'completed' });
    await expect(shop.apply(order, 'refund_only')).rejects.toMatchObject({ code: 'invalid_input' });
    const operator = await shop.newOperator();
    const request = await shop.request(order, 'refund_only', { amount: 4000 });
    const { no } = await openForCustomer(test.ctx, operator, { no: order.no, request, key: crypto.randomUUID() });
    const before = await balanceOf(order.customer);
    await approveRequest(test.ctx, asStore(order.store), { no });
    expect(await balanceOf(order.customer)).toBe(before + 4000);
    expect(await shop.stateOf(order.no)).toMatchObject({ status: 'completed', aftersaleStatus: 'done' });
  });
});

it('that pays back all goods of an order ends its shipping where the freight of what was sent is kept', async () => {
  const order = await shop.newPaid({ payable: 10_000, qty: 10 });
  const { id: lineId } = await shop.lineOf(order);
  const facts = { goodsAmount: 9500, paidAmount: 9500, freightAllocAmount: 500 };
  await test.ctx.db.update(orderLines).set(facts).where(eq(orderLines.id, lineId));
  await test.ctx.db.update(orders).set({ goodsAmount: 9500, freightAmount: 500 }).where(eq(orders.id, order.id));
  const store = await shop.newStore();
  await shop.addAddress(store);
  await shop.accept(store, order.no);
  await shop.ship(asStore(store), order.no, [{ lineId, qty: 4 }]);
  const sent = await shop.apply(order, 'return_refund', { lines: [{ lineId, qty: 4 }] });
  await approveRequest(test.ctx, asStore(store), { no: sent });
  await sendBack(test.ctx, order.customer, { no: sent, carrierCode: 'sf', carrierName: '顺丰', trackingNo: 'SF1' });
  const lines = [{ lineId, receivedQty: 4, resellableQty: 0 }];
  await receiveReturn(test.ctx, asStore(store), { no: sent, lines, note: '' });
  const rest = await shop.apply(order, 'refund_only', { lines: [{ lineId, qty: 6 }] });
  await approveRequest(test.ctx, asStore(store), { no: rest });
  expect(await shop.stateOf(order.no)).toMatchObject({ status: 'shipped', refundedAmount: 9500 });
});
