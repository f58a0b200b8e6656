import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { createTestContext } from '../../db/test-context.ts';
import type { StoreMember } from '../../kernel/actor.ts';
import { countStoreOrders, getOrder, getStoreOrder, listOrders, listStoreOrders } from '../../orders/index.ts';
import { asStore, describeQuotation } from '../../quotation/index.ts';
import { updateSettings } from '../../site/index.ts';
import { auditMoney } from '../ledger/audit-money.ts';
import { adjustOffered } from '../orders/adjust-order.ts';
import { cancelByOperator, cancelOffered } from '../orders/cancel-offered-order.ts';
import { fulfilmentOf } from '../orders/fulfil-for-tests.ts';
import { submitOrderVoucher } from '../payment/submit-order-voucher.ts';
import { checkoutOf } from './checkout-for-tests.ts';

const test = await createTestContext({ PAYMENT_SANDBOX: true });
await updateSettings(test.ctx, { 'payment.bank': { holder: 'H', bank: 'B', account: '6222' } });
const [checkout, shop] = [checkoutOf(test), fulfilmentOf(test)];
const [goods, buyer, store] = [await checkout.makeGoods(), await checkout.newBuyer(), await shop.newStore()];
await shop.fill(buyer.member, 1_000_000);
afterAll(() => test.close());
afterEach(async () => expect(await auditMoney(test.ctx)).toEqual([]));

/** An order of the store's offer over a hundred yuan, not paid yet. */
async function newOffered() {
  const offer = await checkout.newOffer(buyer, goods, { unitAmount: 1000, seller: asStore(store) });
  const { no: groupNo, orders } = await checkout.order(buyer, offer.what, { expectedTotal: 10_000 });
  return { no: orders[0] ?? '', groupNo, quotationNo: offer.no };
}

const tabOf = async (member: StoreMember, tab: 'all' | 'unpaid' | 'to_accept' | 'closed') => {
  const input = { sort: '-created' as const, limit: 100 };
  const { list } = await listStoreOrders(test.ctx, member.storeId, { filter: { tab }, input });
  return list.map(({ order }) => order.no);
};
const notified = async (userId: number, event: string) => {
  const { rows } = await test.ctx.db.execute<{ no: string }>(
    sql`select args->>'no' as no from messages where user_id = ${userId} and event_key = ${event}`,
  );
  return rows.map(({ no }) => no);
};

describe('an unpaid order', () => {
  it('is its offer’s store’s to see and to change, and nobody else’s', async () => {
    const { no } = await newOffered();
    const other = await shop.newStore();
    expect(await tabOf(store, 'all')).toContain(no);
    expect(await tabOf(store, 'unpaid')).toContain(no);
    expect((await countStoreOrders(test.ctx.db, store.storeId)).unpaid).toBeGreaterThan(0);
    const seen = await getStoreOrder(test.ctx, store, no);
    expect(seen).toMatchObject({ actions: ['adjust', 'cancel'], isAddressWhole: false, deadline: { key: 'pay' } });
    expect([...(await tabOf(other, 'all')), ...(await tabOf(other, 'unpaid'))]).toEqual([]);
    for (const attempt of [
      () => getStoreOrder(test.ctx, other, no),
      () => adjustOffered(test.ctx, other, { no, change: -1, reason: 'x' }),
      () => cancelOffered(test.ctx, other, { no, reason: 'x' }),
      () => adjustOffered(test.ctx, store, { no: 'SO26010100000000', change: -1, reason: 'x' }),
      () => cancelOffered(test.ctx, store, { no: 'SO26010100000000', reason: 'x' }),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ code: 'not_found' });
    }
  });

  it('that came from no offer is no store’s', async () => {
    const { order } = await shop.newOrders(buyer.member, {});
    for (const attempt of [
      () => getStoreOrder(test.ctx, store, order.no),
      () => adjustOffered(test.ctx, store, { no: order.no, change: -1, reason: 'x' }),
      () => cancelOffered(test.ctx, store, { no: order.no, reason: 'x' }),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ code: 'not_found' });
    }
    expect(await tabOf(store, 'all')).not.toContain(order.no);
  });

  it('waits for the answer of its store once it is paid, and is changed no more', async () => {
    const { no, groupNo } = await newOffered();
    await shop.pay(buyer.member, groupNo, 'balance');
    expect(await tabOf(store, 'unpaid')).not.toContain(no);
    expect(await tabOf(store, 'to_accept')).toContain(no);
    expect(await getStoreOrder(test.ctx, store, no)).toMatchObject({ actions: ['accept', 'refuse'] });
    const change = adjustOffered(test.ctx, store, { no, change: -1, reason: 'x' });
    await expect(change).rejects.toMatchObject({ code: 'status_changed' });
    await expect(cancelOffered(test.ctx, store, { no, reason: 'x' })).rejects.toMatchObject({ code: 'status_changed' });
  });
});

describe('another price by the store', () => {
  it('closes what was open of a payment, is written down as the store’s, and told to the customer', async () => {
    const { no, groupNo } = await newOffered();
    await shop.pay(buyer.member, groupNo, 'sandbox');
    await adjustOffered(test.ctx, store, { no, change: -1500, freight: 800, reason: '老客户' });
    expect(await shop.paymentsOf(groupNo)).toMatchObject([{ status: 'closed' }]);
    expect(await shop.stateOf(no)).toMatchObject({ payableAmount: 9300, adjustAmount: -1500, freightAmount: 800 });
    const { history, adjustments } = await getOrder(test.ctx, buyer.member.userId, no);
    expect(history[0]).toMatchObject({
      event: 'adjust',
      reason: '老客户',
      data: { side: 'store' },
      actorId: store.userId,
    });
    expect(adjustments.map(({ kind }) => kind)).toEqual(['price_change', 'freight_change']);
    expect(await notified(buyer.member.userId, 'orderPriceChanged')).toContain(no);
  });

  it('leaves alone what is open of a payment, where it is refused', async () => {
    const { no, groupNo } = await newOffered();
    await shop.pay(buyer.member, groupNo, 'sandbox');
    for (const [change, expectedTotal, refusal] of [
      [-10_001, 10_000, { fields: { change: { key: 'belowNothing' } } }],
      [0, 10_000, { fields: { change: { key: 'legalSame' } } }],
      [-500, 9_500, { code: 'status_changed' }],
    ] as const) {
      const attempt = adjustOffered(test.ctx, store, { no, change, expectedTotal, reason: 'x' });
      await expect(attempt).rejects.toMatchObject(refusal);
    }
    expect(await shop.paymentsOf(groupNo)).toMatchObject([{ status: 'pending' }]);
  });

  it('is never below nothing, and waits for a transfer that was announced', async () => {
    const { no, groupNo } = await newOffered();
    const below = adjustOffered(test.ctx, store, { no, change: -10_001, reason: 'x' });
    await expect(below).rejects.toMatchObject({ fields: { change: { key: 'belowNothing' } } });
    await announce(groupNo);
    for (const attempt of [
      () => adjustOffered(test.ctx, store, { no, change: -1, reason: 'x' }),
      () => cancelOffered(test.ctx, store, { no, reason: 'x' }),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ code: 'payment_processing' });
    }
  });
});

/** The customer says that the money is on its way. */
async function announce(groupNo: string): Promise<void> {
  await shop.pay(buyer.member, groupNo, 'bank');
  const payment = (await shop.paymentsOf(groupNo)).find(({ status }) => status === 'pending');
  if (!payment) throw new Error('no payment');
  await submitOrderVoucher(test.ctx, buyer.member, { no: groupNo, payment_no: payment.no, reference: 'R' });
}

describe('cancelled by the store', () => {
  it('stays in its list as closed, and its offer stands again', async () => {
    const { no, quotationNo } = await newOffered();
    await cancelOffered(test.ctx, store, { no, reason: '缺货' });
    expect(await shop.stateOf(no)).toMatchObject({ status: 'closed', closeReason: 'store' });
    expect(await tabOf(store, 'closed')).toContain(no);
    expect(await tabOf(store, 'unpaid')).not.toContain(no);
    expect(await getStoreOrder(test.ctx, store, no)).toMatchObject({ actions: [] });
    const { history } = await getOrder(test.ctx, buyer.member.userId, no);
    expect(history[0]).toMatchObject({ event: 'cancelUnpaid', reason: '缺货', data: { side: 'store' } });
    expect(await notified(buyer.member.userId, 'orderCancelledByStore')).toContain(no);
    const { quotation } = await describeQuotation(test.ctx, { userId: buyer.member.userId, no: quotationNo });
    expect(quotation.status).toBe('quoted');
    await expect(cancelOffered(test.ctx, store, { no, reason: 'x' })).rejects.toMatchObject({ code: 'status_changed' });
  });

  it('can be by an operator too, who says why, as long as nothing is paid', async () => {
    const operator = await shop.newOperator();
    const { no } = await newOffered();
    await cancelByOperator(test.ctx, operator, { no, reason: '测试单' });
    expect(await shop.stateOf(no)).toMatchObject({ status: 'closed', closeReason: 'operator' });
    expect(await notified(buyer.member.userId, 'orderCancelledByPlatform')).toContain(no);
    const { history } = await getOrder(test.ctx, buyer.member.userId, no);
    expect(history[0]).toMatchObject({ event: 'cancelUnpaid', reason: '测试单', data: { side: 'platform' } });
    const again = () => cancelByOperator(test.ctx, operator, { no, reason: 'x' });
    await expect(again()).rejects.toMatchObject({ code: 'status_changed' });
    const unknown = () => cancelByOperator(test.ctx, operator, { no: 'SO26010100000000', reason: 'x' });
    await expect(unknown()).rejects.toMatchObject({ code: 'not_found' });
    const announced = await newOffered();
    await announce(announced.groupNo);
    const late = () => cancelByOperator(test.ctx, operator, { no: announced.no, reason: 'x' });
    await expect(late()).rejects.toMatchObject({ code: 'payment_processing' });
  });

  it('is won by one of two at once', async () => {
    const { no, groupNo } = await newOffered();
    const both = await Promise.allSettled([
      cancelOffered(test.ctx, store, { no, reason: 'x' }),
      shop.pay(buyer.member, groupNo, 'balance'),
    ]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('a transfer that is being checked', () => {
  it('stops the countdown of its order, in the list and in the order', async () => {
    const { no, groupNo } = await newOffered();
    const { userId } = buyer.member;
    const ofCustomer = async () => {
      const { list } = await listOrders(test.ctx, { userId, tab: 'unpaid' }, { page: 1, offset: 0, limit: 50 });
      return list.find(({ order }) => order.no === no)?.deadline;
    };
    expect(await ofCustomer()).toMatchObject({ key: 'pay', actor: 'you' });
    await announce(groupNo);
    const review = { key: 'transfer_review', actor: 'platform', at: null };
    expect(await ofCustomer()).toEqual(review);
    expect((await getOrder(test.ctx, userId, no)).deadline).toEqual(review);
    expect((await getStoreOrder(test.ctx, store, no)).deadline).toBeUndefined();
  });
});
