import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { correctStock, reserveStock, takeStock } from '../../catalogue/index.ts';
import { productVariants } from '../../catalogue/tables.ts';
import { createTestContext } from '../../db/test-context.ts';
import { createTestUser, testPassword } from '../../factories/factories.ts';
import { makeCategory, makeProduct } from '../../factories/product-factory.ts';
import { makeQuotationGoods, makeSubmitted, offerFor } from '../../factories/quotation-factories.ts';
import { createTestStaff, createTestStore, toMember } from '../../factories/store-factories.ts';
import { setUserStatus } from '../../identity/index.ts';
import type { StoreMember } from '../../kernel/actor.ts';
import { asStore, claimOrder, dispatchToStore, releaseClaim, transferOrder } from '../../orders/index.ts';
import { openQuotation, asStore as quoteAsStore, sendOffer } from '../../quotation/index.ts';
import { updateSettings } from '../../site/index.ts';
import { setStoreStatus } from '../../store/index.ts';
import { storeMembers, stores } from '../../store/tables.ts';
import { acceptOrder } from '../orders/accept-order.ts';
import { adjustOrder } from '../orders/adjust-order.ts';
import { cancelByOperator } from '../orders/cancel-offered-order.ts';
import { fulfilmentOf } from '../orders/fulfil-for-tests.ts';
import { confirmOrderTransfer } from '../payment/receive-payment.ts';
import { submitOrderVoucher } from '../payment/submit-order-voucher.ts';
import { removeStaff } from '../store/change-staff.ts';
import { requestStoreClosing } from '../store/close-store.ts';
import { auditMoney } from './audit-money.ts';

const test = await createTestContext({ PAYMENT_SANDBOX: true });
await updateSettings(test.ctx, { 'payment.bank': { holder: 'H', bank: 'B', account: '6222' } });
const shop = fulfilmentOf(test);
afterAll(() => test.close());
afterEach(async () => expect(await auditMoney(test.ctx)).toEqual([]));

/** Both at once, now the one and now the other first; what each of them came to: `done`, or the code of its refusal. */
async function race(round: number, ...runs: [() => Promise<unknown>, () => Promise<unknown>]) {
  const isTurned = round % 2 === 1;
  const results = await Promise.allSettled((isTurned ? runs.toReversed() : runs).map((run) => run()));
  const codes = results.map((each) => (each.status === 'fulfilled' ? 'done' : (each.reason.code ?? each.reason)));
  return isTurned ? codes.toReversed() : codes;
}

const rounds = [0, 1];
const statusOf = async ({ storeId }: StoreMember) =>
  (await test.ctx.db.select({ status: stores.status }).from(stores).where(eq(stores.id, storeId)))[0]?.status;

describe('an order that two want at once', () => {
  it.each(rounds)('is given to a store, or claimed by another (%#)', async (round) => {
    const { ctx } = test;
    const [given, claiming] = [await shop.newStore(), await shop.newStore()];
    const [operator, { no, id }] = [await shop.newOperator(), await shop.newPaid()];
    const [assigned, claimed] = await race(
      round,
      () => dispatchToStore(ctx, operator, { no, storeId: given.storeId }),
      () => claimOrder(ctx, claiming, no),
    );
    const isGiven = assigned === 'done';
    expect([assigned, claimed]).toEqual(isGiven ? ['done', 'status_changed'] : ['status_changed', 'done']);
    const winner = isGiven ? given : claiming;
    const expected = { status: isGiven ? 'assigned' : 'claimed', storeId: winner.storeId };
    expect(await shop.wayOf(id)).toMatchObject(expected);
  });

  it.each(rounds)('is shipped by its store, or taken away from it (%#)', async (round) => {
    const { ctx } = test;
    const store = await shop.newStore();
    const [operator, { no }] = [await shop.newOperator(), await shop.newPaid()];
    await shop.accept(store, no);
    const [shipped, moved] = await race(
      round,
      () => shop.ship(asStore(store), no),
      () => transferOrder(ctx, operator, { no, reason: 'too slow' }),
    );
    const isShipped = shipped === 'done';
    expect([shipped, moved]).toEqual(isShipped ? ['done', 'status_changed'] : ['not_found', 'done']);
    const ended = isShipped
      ? { status: 'shipped', storeId: store.storeId }
      : { status: 'pending_dispatch', storeId: null };
    expect(await shop.stateOf(no)).toMatchObject(ended);
  });
});

describe('money that moves while somebody decides', () => {
  it.each(rounds)('pays the price that was shown, or is refused for another one (%#)', async (round) => {
    const [member, operator] = [await shop.newMember(), await shop.newOperator()];
    await shop.fill(member, 20_000);
    const { group, order } = await shop.newOrders(member, {});
    const [adjusted, paid] = await race(
      round,
      () => adjustOrder(test.ctx, operator, { no: order.no, change: -1000, reason: 'x' }),
      () => shop.pay(member, group.no, 'balance'),
    );
    const { status, payableAmount, paidAmount } = await shop.stateOf(order.no);
    expect(payableAmount).toBe(adjusted === 'done' ? 9000 : 10_000);
    expect({ status, paidAmount }).toEqual(
      paid === 'done'
        ? { status: 'pending_dispatch', paidAmount: payableAmount }
        : { status: 'pending_payment', paidAmount: 0 },
    );
    expect([adjusted, paid]).toContain('done');
    expect((await shop.balancesOf(member)).balanceAmount).toBe(20_000 - paidAmount);
  });

  it.each(rounds)('is confirmed, and keeps an operator from cancelling what it pays for (%#)', async (round) => {
    const { ctx } = test;
    const [member, one, two] = [await shop.newMember(), await shop.newOperator(), await shop.newOperator()];
    const { group, order } = await shop.newOrders(member, {});
    await shop.pay(member, group.no, 'bank');
    const [payment] = await shop.paymentsOf(group.no);
    if (!payment) throw new Error('no payment');
    await submitOrderVoucher(ctx, member, { no: group.no, payment_no: payment.no, reference: 'R1' });
    const [confirmed, cancelled] = await race(
      round,
      () => confirmOrderTransfer(ctx, one, { no: payment.no, amount: 10_000, tradeNo: `B-${payment.no}` }),
      () => cancelByOperator(ctx, two, { no: order.no, reason: 'x' }),
    );
    expect(confirmed).toBe('done');
    expect(['payment_processing', 'status_changed']).toContain(cancelled);
    expect(await shop.stateOf(order.no)).toMatchObject({ status: 'pending_dispatch', paidAmount: 10_000 });
  });
});

describe('a store that is stopped while it works', () => {
  it.each(rounds)('by an operator has accepted before, or accepts no more (%#)', async (round) => {
    const { ctx } = test;
    const store = await shop.newStore();
    const [operator, { no }] = [await shop.newOperator(), await shop.newPaid()];
    await claimOrder(ctx, store, no);
    const input = { id: store.storeId, status: 'suspended' as const, reason: 'complaints', version: 1 };
    const [suspended, accepted] = await race(
      round,
      () => setStoreStatus(ctx, operator, input),
      () => acceptOrder(ctx, store, no),
    );
    expect(suspended).toBe('done');
    expect(['done', 'store_not_open']).toContain(accepted);
    expect(await shop.stateOf(no)).toMatchObject(
      accepted === 'done' ? { storeId: store.storeId } : { storeId: null, status: 'pending_dispatch' },
    );
    if (accepted !== 'done') await releaseClaim(ctx, store, { no, reason: 'closed' });
  });

  it.each(rounds)('by its owner has claimed before, or claims no more (%#)', async (round) => {
    const { ctx } = test;
    const [store, { no, id }] = [await shop.newStore(), await shop.newPaid()];
    const request = { password: testPassword, code: '', reason: '', ip: '10.0.0.1' };
    const [closing, claimed] = await race(
      round,
      () => requestStoreClosing(ctx, store, request),
      () => claimOrder(ctx, store, no),
    );
    expect([closing, await statusOf(store)]).toEqual(['done', 'closing']);
    expect(['done', 'store_not_open']).toContain(claimed);
    expect((await shop.wayOf(id)).status).toBe(claimed === 'done' ? 'claimed' : 'pooled');
  });
});

describe('people of one store', () => {
  it.each(rounds)('answer an inquiry once, whoever of them is first (%#)', async (round) => {
    const { ctx } = test;
    const at = await createTestStore(ctx);
    const colleague = await createTestStaff(ctx, { role: 'sales', at });
    const [one, two] = [at.owner.id, colleague.id].map((id) =>
      quoteAsStore({ ...toMember(id), storeId: at.store.id, nodes: new Set(['store/quotation/below_floor']) }),
    );
    if (!one || !two) throw new Error('nobody');
    const quotation = await makeSubmitted(ctx, await makeQuotationGoods(ctx));
    await openQuotation(ctx, one, quotation.no);
    const offer = await offerFor(ctx, quotation);
    const codes = await race(
      round,
      () => sendOffer(ctx, one, offer),
      () => sendOffer(ctx, two, { ...offer, discountAmount: 300 }),
    );
    expect(codes.toSorted()).toEqual(['done', 'status_changed']);
    expect((await offerFor(ctx, quotation)).n).toBe(2);
  });

  it.each(rounds)('are off the staff, whatever they do in that moment (%#)', async (round) => {
    const { ctx } = test;
    const at = await createTestStore(ctx);
    const { id } = await createTestStaff(ctx, { role: 'fulfilment', at });
    const owner = { ...toMember(at.owner.id), storeId: at.store.id };
    const [membership] = await ctx.db.select().from(storeMembers).where(eq(storeMembers.userId, id));
    const { no, id: orderId } = await shop.newPaid();
    const [removed, claimed] = await race(
      round,
      () => removeStaff(ctx, owner, membership?.id ?? 0),
      () => claimOrder(ctx, { ...toMember(id), storeId: owner.storeId }, no),
    );
    // Who asked before has asked for the store, which has the order then.
    expect([removed, claimed]).toEqual(['done', 'done']);
    expect(await shop.wayOf(orderId)).toMatchObject({ status: 'claimed', storeId: owner.storeId });
    await acceptOrder(ctx, owner, no);
  });
});

it('a stock that is counted while it sells loses no sale', async () => {
  const { ctx } = test;
  const categoryId = await makeCategory(ctx.db, 'counted');
  const productId = await makeProduct(ctx.db, { slug: 'counted', categoryId, stock: 40 });
  const find = () => ctx.db.select().from(productVariants).where(eq(productVariants.productId, productId));
  const variantId = (await find())[0]?.id ?? 0;
  const keeper = { ...toMember((await shop.newOperator()).userId), nodes: new Set(['*']) };
  const sell = () =>
    ctx.db.transaction(async (tx) => {
      await reserveStock(tx, [{ variantId, qty: 2 }]);
      await takeStock(tx, [{ variantId, qty: 2 }]);
    });
  const count = () => correctStock(ctx, keeper, { variantId, stock: 43, was: 40, reason: 'found three' });
  await Promise.all([sell(), sell(), count(), sell(), sell(), sell()]);
  expect(await find()).toMatchObject([{ stockOnHand: 33, stockReserved: 0 }]);
});

it.each(rounds)('two operators who disable each other do not both go (%#)', async (round) => {
  const { ctx } = test;
  const [one, other] = [
    await createTestUser(ctx, { group: 'operator' }),
    await createTestUser(ctx, { group: 'operator' }),
  ];
  const disable = (by: number, id: number) =>
    setUserStatus(ctx, { ...toMember(by), nodes: new Set(['*']) }, { id, status: 'disable', reason: 'r' });
  const codes = await race(
    round,
    () => disable(one.id, other.id),
    () => disable(other.id, one.id),
  );
  expect(codes.toSorted()).toEqual(['done', 'no_permission']);
});
