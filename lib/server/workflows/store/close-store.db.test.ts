import { afterAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { createTestContext } from '../../db/test-context.ts';
import { testPassword } from '../../factories/factories.ts';
import { moveMoney } from '../../factories/money-factory.ts';
import type { StoreMember } from '../../kernel/actor.ts';
import {
  asStore as asOrderSeller,
  claimOrder,
  dispatchToStore,
  listPool,
  refuseOrder,
  releaseClaim,
  transferOrder,
} from '../../orders/index.ts';
import { orders } from '../../orders/tables.ts';
import { asStore, openQuotation, rejectQuotation, requoteQuotation, submitQuotation } from '../../quotation/index.ts';
import { confirmStatement } from '../../settlement/index.ts';
import { findStoreOf, setStoreStatus } from '../../store/index.ts';
import { stores } from '../../store/tables.ts';
import { accounts, getStoreMoney } from '../../wallet/index.ts';
import { checkoutOf } from '../checkout/checkout-for-tests.ts';
import { acceptOrder } from '../orders/accept-order.ts';
import { completeOrdersDue } from '../orders/complete-order.ts';
import { fulfilmentOf } from '../orders/fulfil-for-tests.ts';
import { confirmReceipt } from '../orders/receive-order.ts';
import { statementsOf } from '../settlement/statements-for-tests.ts';
import {
  closingHours,
  describeStoreClosing,
  finishStoreClosings,
  keepStore,
  requestStoreClosing,
} from './close-store.ts';

const test = await createTestContext({ PAYMENT_SANDBOX: true });
const [checkout, shop] = [checkoutOf(test), fulfilmentOf(test)];
const desk = statementsOf(test);
const [goods, buyer] = [await checkout.makeGoods(), await checkout.newBuyer()];
await shop.fill(buyer.member, 1_000_000);
afterAll(() => test.close());

const request = { password: testPassword, code: '', reason: '', ip: '10.0.0.1' };
const close = (store: StoreMember) => requestStoreClosing(test.ctx, store, request);
const statusOf = async ({ storeId }: StoreMember) =>
  (await test.ctx.db.select({ status: stores.status }).from(stores).where(eq(stores.id, storeId)))[0]?.status;
const openOf = async (store: StoreMember) => (await describeStoreClosing(test.ctx, store)).blockers;
const refusal = (code: string) => ({ code });
const wait = () => test.ctx.clock.advance(closingHours * 3600);

async function newClosing() {
  const store = await shop.newStore();
  await close(store);
  return store;
}

/** What a withdrawal of everything would do. */
async function payOut({ storeId }: StoreMember) {
  const { available: amount } = await getStoreMoney(test.ctx.db, storeId);
  await moveMoney(test.ctx, { from: accounts.storeAvailable(storeId), to: accounts.adjustment, amount });
}

describe('a store that is closing', () => {
  it('gets nothing new: neither from the pool nor from operators', async () => {
    const [store, other, operator] = [await shop.newStore(), await shop.newStore(), await shop.newOperator()];
    const [pooled, running] = [await shop.newPaid(), await shop.newPaid()];
    await shop.accept(other, running.no);
    await close(store);
    const { storeId } = store;
    await expect(claimOrder(test.ctx, store, pooled.no)).rejects.toMatchObject(refusal('store_not_open'));
    await expect(dispatchToStore(test.ctx, operator, { no: pooled.no, storeId })).rejects.toMatchObject(
      refusal('store_not_open'),
    );
    await expect(transferOrder(test.ctx, operator, { no: running.no, storeId, reason: 'x' })).rejects.toMatchObject(
      refusal('store_not_open'),
    );
    const pool = await listPool(test.ctx, storeId, { filter: {}, page: { page: 1, limit: 10, offset: 0 } });
    expect(pool.blocked).toBe('store_not_open');
    await keepStore(test.ctx, store);
    await expect(claimOrder(test.ctx, store, pooled.no)).resolves.toBeInstanceOf(Date);
  });

  it('gives back what it has not accepted, and accepts none of it', async () => {
    const [store, operator] = [await shop.newStore(), await shop.newOperator()];
    const [claimed, given] = [await shop.newPaid(), await shop.newPaid()];
    await claimOrder(test.ctx, store, claimed.no);
    await dispatchToStore(test.ctx, operator, { no: given.no, storeId: store.storeId });
    await close(store);
    for (const { no } of [claimed, given]) {
      await expect(acceptOrder(test.ctx, store, no)).rejects.toMatchObject(refusal('store_not_open'));
    }
    expect(await openOf(store)).toMatchObject([{ kind: 'to_answer', values: { count: 2 } }]);
    await releaseClaim(test.ctx, store, { no: claimed.no, reason: 'x' });
    await refuseOrder(test.ctx, store, { no: given.no, reason: 'x' });
    expect(await openOf(store)).toEqual([]);
  });

  it('opens and makes no offer, but declines what it has been asked', async () => {
    const store = await shop.newStore();
    const seller = asStore(store);
    const enquiry = async () => {
      const { no } = await checkout.putIn(buyer, goods, 10);
      await submitQuotation(test.ctx, buyer.member, { no });
      return no;
    };
    const own = await enquiry();
    await openQuotation(test.ctx, seller, own);
    const pooled = await enquiry();
    await close(store);
    expect(await openOf(store)).toMatchObject([{ kind: 'enquiries', values: { count: 1 } }]);
    await expect(openQuotation(test.ctx, seller, pooled)).rejects.toMatchObject(refusal('store_not_open'));
    await rejectQuotation(test.ctx, seller, { no: own, reason: 'x' });
    await expect(requoteQuotation(test.ctx, seller, own)).rejects.toMatchObject(refusal('store_not_open'));
    expect(await openOf(store)).toEqual([]);
  });

  it('declines nothing that is another store’s or nobody’s, nor does one that is suspended decline', async () => {
    const [store, stranger, operator] = [await shop.newStore(), await newClosing(), await shop.newOperator()];
    const { no } = await checkout.putIn(buyer, goods, 10);
    await submitQuotation(test.ctx, buyer.member, { no });
    const reject = (seller: StoreMember) => rejectQuotation(test.ctx, asStore(seller), { no, reason: 'x' });
    await expect(reject(stranger)).rejects.toMatchObject(refusal('not_found'));
    await openQuotation(test.ctx, asStore(store), no);
    await expect(reject(stranger)).rejects.toMatchObject(refusal('not_found'));
    const input = { id: store.storeId, status: 'suspended' as const, reason: 'x', version: 1 };
    await setStoreStatus(test.ctx, operator, input);
    await expect(reject(store)).rejects.toMatchObject(refusal('store_not_open'));
  });

  it('gets no order out of an offer, which is open until it ends', async () => {
    const store = await shop.newStore();
    const offer = await checkout.newOffer(buyer, goods, { unitAmount: 1000, seller: asStore(store) });
    await close(store);
    expect(await openOf(store)).toMatchObject([{ kind: 'offers', values: { count: 1 } }]);
    await expect(checkout.order(buyer, offer.what, { expectedTotal: 10_000 })).rejects.toMatchObject(
      refusal('offer_store_closed'),
    );
    await keepStore(test.ctx, store);
    await expect(checkout.order(buyer, offer.what, { expectedTotal: 10_000 })).resolves.toBeDefined();
    await close(store);
    expect(await openOf(store)).toMatchObject([{ kind: 'unpaid', values: { count: 1 } }]);
  });

  it('finishes its orders, each step of which is named, and closes when the money is paid out', async () => {
    const store = await shop.newStore();
    const { no, customer, id } = await shop.newPaid();
    await shop.accept(store, no);
    await close(store);
    wait();
    const blocked = async (kind: string) => {
      expect((await openOf(store)).map((one) => one.kind)).toEqual([kind]);
      await finishStoreClosings(test.ctx);
      expect(await statusOf(store)).toBe('closing');
    };
    await blocked('to_ship');
    await shop.ship(asOrderSeller(store), no);
    await blocked('shipped');
    await confirmReceipt(test.ctx, { no, member: customer });
    await blocked('received');
    test.ctx.clock.advance(60 * 86_400);
    await completeOrdersDue(test.ctx);
    expect(await desk.listOf(store)).toEqual([]);
    test.ctx.clock.advance(1);
    await blocked('pending');
    const [last, ...others] = await desk.listOf(store);
    expect(others).toEqual([]);
    expect(await openOf(store)).toMatchObject([{ kind: 'pending' }, { kind: 'statements', values: { count: 1 } }]);
    await finishStoreClosings(test.ctx);
    expect(await desk.listOf(store)).toHaveLength(1);
    await confirmStatement(test.ctx, store, last?.no ?? '');
    await desk.settleAll();
    await blocked('available');
    await payOut(store);
    await test.ctx.db.update(orders).set({ aftersaleStatus: 'open' }).where(eq(orders.id, id));
    await blocked('aftersales');
    await test.ctx.db.update(orders).set({ aftersaleStatus: 'none' }).where(eq(orders.id, id));
    await finishStoreClosings(test.ctx);
    expect(await statusOf(store)).toBe('closed');
  });

  it('is open for a debt', async () => {
    const store = await newClosing();
    await moveMoney(test.ctx, { from: accounts.storePending(store.storeId), to: accounts.adjustment, amount: 100 });
    expect(await openOf(store)).toMatchObject([{ kind: 'debt', values: { amount: '1.00' } }]);
  });
});

describe('closing', () => {
  it('begins once, of a store that is open alone', async () => {
    const store = await shop.newStore();
    const attempts = await Promise.allSettled([close(store), close(store)]);
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(close(store)).rejects.toMatchObject(refusal('status_changed'));
    const [stopped, operator] = [await shop.newStore(), await shop.newOperator()];
    const input = { id: stopped.storeId, status: 'suspended' as const, reason: 'x' };
    await setStoreStatus(test.ctx, operator, { ...input, version: 1 });
    await expect(close(stopped)).rejects.toMatchObject(refusal('status_changed'));
    await expect(keepStore(test.ctx, stopped)).rejects.toMatchObject(refusal('status_changed'));
  });

  it('is called off once, and begins anew with a day of its own', async () => {
    const store = await newClosing();
    wait();
    await keepStore(test.ctx, store);
    await expect(keepStore(test.ctx, store)).rejects.toMatchObject(refusal('status_changed'));
    await finishStoreClosings(test.ctx);
    expect(await describeStoreClosing(test.ctx, store)).toMatchObject({ actions: ['close'], earliestAt: null });
    await close(store);
    test.ctx.clock.advance(closingHours * 3600 - 1);
    expect(await finishStoreClosings(test.ctx)).toBe(0);
    test.ctx.clock.advance(1);
    const runs = await Promise.all([finishStoreClosings(test.ctx), finishStoreClosings(test.ctx)]);
    expect(runs[0] + runs[1]).toBe(1);
    expect(await statusOf(store)).toBe('closed');
    expect(await findStoreOf(test.ctx.db, store.userId)).toBeUndefined();
    await expect(keepStore(test.ctx, store)).rejects.toMatchObject(refusal('status_changed'));
    await expect(close(store)).rejects.toMatchObject(refusal('status_changed'));
  });
});
