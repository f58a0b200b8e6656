import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { productVariants } from '../../catalogue/tables.ts';
import { createTestContext } from '../../db/test-context.ts';
import { makeCategory, makeProduct } from '../../factories/product-factory.ts';
import { createTestStore, toMember } from '../../factories/store-factories.ts';
import type { Member } from '../../kernel/actor.ts';
import { orderCancellations } from '../../orders/closing-tables.ts';
import { claimOrder } from '../../orders/index.ts';
import { auditMoney } from '../ledger/audit-money.ts';
import { runRefunds } from '../refund/run-refunds.ts';
import { acceptOrder } from './accept-order.ts';
import { cancelOrder } from './cancel-order.ts';
import { closeUnpaidOrders } from './close-unpaid-orders.ts';
import { type OrderChoices, ordersOf } from './orders-for-tests.ts';

const test = await createTestContext({ PAYMENT_SANDBOX: true });
const shop = ordersOf(test);
const categoryId = await makeCategory(test.ctx.db, 'things');
afterAll(() => test.close());
afterEach(async () => expect(await auditMoney(test.ctx)).toEqual([]));

const cancel = (member: Member, no: string) =>
  cancelOrder(test.ctx, member, { no, reason: 'changed_mind', note: 'no more' });

/** A product of which there are five. */
async function newVariant() {
  const { db } = test.ctx;
  const productId = await makeProduct(db, { slug: `p${crypto.randomUUID().slice(0, 18)}`, categoryId, stock: 5 });
  const [variant] = await db.select().from(productVariants).where(eq(productVariants.productId, productId));
  if (!variant) throw new Error('no variant');
  return { productId, variantId: variant.id };
}

async function stockOf(variantId: number) {
  const [row] = await test.ctx.db.select().from(productVariants).where(eq(productVariants.id, variantId));
  return [row?.stockOnHand, row?.stockReserved];
}

async function ordered(inputs: OrderChoices = {}, balance = 10_000) {
  const member = await shop.newMember();
  await shop.fill(member, balance);
  await shop.givePoints(member, 500);
  const ids = await newVariant();
  const made = await shop.newOrders(member, { payable: 4000, points: 200, qty: 2, ...ids, ...inputs });
  return { member, ...made, ...ids };
}

const reasonsOf = async (orderId: number) =>
  (await test.ctx.db.select().from(orderCancellations)).filter((row) => row.orderId === orderId);

describe('cancelling what is not paid', () => {
  it('gives back stock, points, what was set aside, and closes the open payment', async () => {
    const { member, order, group, variantId } = await ordered();
    await shop.pay(member, group.no, 'sandbox', 1000);
    expect(await stockOf(variantId)).toEqual([5, 2]);
    await cancel(member, order.no);
    expect(await shop.stateOf(order.no)).toMatchObject({ status: 'closed', closeReason: 'customer' });
    expect(await stockOf(variantId)).toEqual([5, 0]);
    expect(await shop.balancesOf(member)).toMatchObject({ balanceAmount: 10_000, heldAmount: 0, points: 500 });
    expect((await shop.paymentsOf(group.no)).map(({ status }) => status)).toEqual(['closed', 'closed']);
    expect(await reasonsOf(order.id)).toMatchObject([{ reason: 'changed_mind', actorId: member.userId }]);
  });

  it('lowers what is due for the others of the group', async () => {
    const member = await shop.newMember();
    await shop.fill(member, 3000);
    const { group, orders } = await shop.newOrders(member, { payable: 2000 }, { payable: 3000 });
    await shop.pay(member, group.no, 'sandbox');
    await cancel(member, orders[0]?.no ?? '');
    await shop.pay(member, group.no, 'balance');
    const states = await Promise.all(orders.map(({ no }) => shop.stateOf(no)));
    expect(states.map(({ status }) => status)).toEqual(['closed', 'pending_dispatch']);
  });

  it('happens by itself when the time is over, once, in two processes', async () => {
    const { member, order, variantId } = await ordered();
    test.ctx.clock.advance(1799);
    await closeUnpaidOrders(test.ctx);
    expect((await shop.stateOf(order.no)).status).toBe('pending_payment');
    test.ctx.clock.advance(1);
    await Promise.all([closeUnpaidOrders(test.ctx), closeUnpaidOrders(test.ctx)]);
    expect(await shop.stateOf(order.no)).toMatchObject({ status: 'closed', closeReason: 'unpaid_timeout' });
    expect([await stockOf(variantId), (await shop.balancesOf(member)).points]).toEqual([[5, 0], 500]);
    expect(await reasonsOf(order.id)).toMatchObject([{ reason: 'expired', actorId: null }]);
  });

  it('against paying at the same moment ends with one of both, and the money right', async () => {
    const { member, order, group, variantId } = await ordered();
    await Promise.allSettled([cancel(member, order.no), shop.pay(member, group.no, 'balance')]);
    const { status } = await shop.stateOf(order.no);
    const { balanceAmount } = await shop.balancesOf(member);
    const [onHand, reserved] = await stockOf(variantId);
    expect([
      ['closed', 10_000, 5, 0],
      ['pending_dispatch', 6000, 3, 0],
    ]).toContainEqual([status, balanceAmount, onHand, reserved]);
  });
});

describe('cancelling what is paid', () => {
  it('gives all back at once where it came from the balance', async () => {
    const { member, order, group, variantId } = await ordered();
    await shop.pay(member, group.no, 'balance');
    expect([await stockOf(variantId), (await shop.balancesOf(member)).points]).toEqual([[3, 0], 300]);
    await cancel(member, order.no);
    expect(await shop.stateOf(order.no)).toMatchObject({
      status: 'closed',
      closeReason: 'customer',
      paymentStatus: 'refunded',
      refundedAmount: 4000,
    });
    expect(await shop.balancesOf(member)).toMatchObject({ balanceAmount: 10_000, points: 500 });
    expect(await stockOf(variantId)).toEqual([5, 0]);
    expect(await shop.dispatchesOf(order.id)).toMatchObject([{ status: 'cancelled' }]);
  });

  it('waits for the provider, and takes the order from the pool at once', async () => {
    const { member, order, group } = await ordered({ points: 0 });
    await shop.pay(member, group.no, 'sandbox');
    const [payment] = await shop.paymentsOf(group.no);
    if (!payment) throw new Error('no payment');
    await shop.send(payment);
    await cancel(member, order.no);
    expect(await shop.stateOf(order.no)).toMatchObject({ status: 'pending_dispatch', closingReason: 'customer' });
    expect(await shop.dispatchesOf(order.id)).toMatchObject([{ status: 'cancelled' }]);
    await expect(cancel(member, order.no)).rejects.toMatchObject({ code: 'status_changed' });
    await runRefunds(test.ctx);
    expect(await shop.stateOf(order.no)).toMatchObject({ status: 'closed', closeReason: 'customer' });
  });

  it('asked for twice at once happens once', async () => {
    const { member, order, group } = await ordered();
    await shop.pay(member, group.no, 'balance');
    const tries = await Promise.allSettled([1, 2, 3].map(() => cancel(member, order.no)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await shop.balancesOf(member)).balanceAmount).toBe(10_000);
  });

  it('gives a deposit back', async () => {
    const { member, order, group } = await ordered({ deposit: 1000, points: 0 });
    await shop.pay(member, group.no, 'balance');
    await cancel(member, order.no);
    expect(await shop.stateOf(order.no)).toMatchObject({ status: 'closed', refundedAmount: 1000 });
    expect((await shop.balancesOf(member)).balanceAmount).toBe(10_000);
  });
});

describe('cancelling against a store', () => {
  async function pooled() {
    const made = await ordered({}, 4000);
    await shop.pay(made.member, made.group.no, 'balance');
    const { store, owner } = await createTestStore(test.ctx);
    return { ...made, seller: { ...toMember(owner.id), storeId: store.id } };
  }

  it('that claims at the same moment ends with the order closed and the money back', async () => {
    const { member, order, seller } = await pooled();
    const [, cancelled] = await Promise.allSettled([claimOrder(test.ctx, seller, order.no), cancel(member, order.no)]);
    expect(cancelled.status).toBe('fulfilled');
    expect((await shop.stateOf(order.no)).status).toBe('closed');
    expect((await shop.dispatchesOf(order.id)).map(({ status }) => status)).toEqual(['cancelled']);
    expect((await shop.balancesOf(member)).balanceAmount).toBe(4000);
    await expect(claimOrder(test.ctx, seller, order.no)).rejects.toThrow();
  });

  it('that accepts at the same moment lets exactly one win', async () => {
    const { member, order, seller } = await pooled();
    await claimOrder(test.ctx, seller, order.no);
    const tries = await Promise.allSettled([acceptOrder(test.ctx, seller, order.no), cancel(member, order.no)]);
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [{ status }, { balanceAmount }] = [await shop.stateOf(order.no), await shop.balancesOf(member)];
    expect([
      ['closed', 4000],
      ['processing', 0],
    ]).toContainEqual([status, balanceAmount]);
  });
});

it('answers an order of somebody else like a missing one', async () => {
  const { order } = await ordered();
  await expect(cancel(await shop.newMember(), order.no)).rejects.toMatchObject({ code: 'not_found' });
  expect((await shop.stateOf(order.no)).status).toBe('pending_payment');
});
