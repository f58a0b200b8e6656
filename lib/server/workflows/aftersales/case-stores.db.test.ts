import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { operatorAftersale } from '#lib/contract/aftersales/store-cases.ts';
import { listKnownAddresses, sendBack, sendReplacement } from '../../aftersales/index.ts';
import { createTestContext } from '../../db/test-context.ts';
import { testPassword } from '../../factories/factories.ts';
import { moveMoney } from '../../factories/money-factory.ts';
import type { StoreMember } from '../../kernel/actor.ts';
import { asPlatform, asStore } from '../../orders/index.ts';
import { payments } from '../../payments/tables.ts';
import { confirmStatement } from '../../settlement/index.ts';
import { updateSettings } from '../../site/index.ts';
import { setStoreStatus } from '../../store/index.ts';
import { stores } from '../../store/tables.ts';
import { accounts } from '../../wallet/index.ts';
import { auditMoney } from '../ledger/audit-money.ts';
import { completeOrdersDue } from '../orders/complete-order.ts';
import { confirmReceiptsDue } from '../orders/receive-order.ts';
import { statementsOf } from '../settlement/statements-for-tests.ts';
import { closingHours, describeStoreClosing, finishStoreClosings, requestStoreClosing } from '../store/close-store.ts';
import { approveRequest, receiveReturn } from './answer-case.ts';
import { openForCustomer } from './apply-for-case.ts';
import { casesOf } from './cases-for-tests.ts';
import { decideCase } from './decide-case.ts';
import { timeOutCases } from './time-out-cases.ts';

const day = 24 * 3600;

const test = await createTestContext({ PAYMENT_SANDBOX: true });
const shop = casesOf(test);
afterAll(() => test.close());

const statusOf = async ({ storeId }: StoreMember) =>
  (await test.ctx.db.select({ status: stores.status }).from(stores).where(eq(stores.id, storeId)))[0]?.status;
const close = (store: StoreMember) =>
  requestStoreClosing(test.ctx, store, { password: testPassword, code: '', reason: '', ip: '10.0.0.1' });
const obstaclesOf = async (store: StoreMember) =>
  (await describeStoreClosing(test.ctx, store)).blockers.map(({ kind }) => kind);
const parcel = { carrierCode: 'sf', carrierName: '顺丰', trackingNo: 'SF1' };

async function suspend({ storeId: id }: StoreMember) {
  const change = { id, status: 'suspended' as const, reason: 'checked', version: 1 };
  await setStoreStatus(test.ctx, await shop.newOperator(), change);
}

/** Complete, so that nothing but its case keeps its store from closing. */
async function newCompleted() {
  const order = await shop.newSent();
  test.ctx.clock.advance(11 * day);
  await confirmReceiptsDue(test.ctx);
  test.ctx.clock.advance(16 * day);
  await completeOrdersDue(test.ctx);
  return order;
}

/** Everything is stated, confirmed and settled, and goes out; a debt is paid in. */
async function settle(store: StoreMember) {
  const { make, moneyOf, settleAll } = statementsOf(test);
  const { no } = await make(store);
  await confirmStatement(test.ctx, store, no);
  await settleAll();
  const { available: amount } = await moneyOf(store);
  await moveMoney(test.ctx, { from: accounts.storeAvailable(store.storeId), to: accounts.adjustment, amount });
}

async function openLate(order: Awaited<ReturnType<typeof newCompleted>>, type: 'refund_only' | 'return_refund') {
  const request = await shop.request(order, type, { amount: 4000 });
  const call = { no: order.no, request, key: crypto.randomUUID() };
  return (await openForCustomer(test.ctx, await shop.newOperator(), call)).no;
}

describe('the cases of a store that is suspended', () => {
  it('are answered by it as before', async () => {
    const order = await shop.newSent();
    const no = await shop.apply(order, 'return_refund');
    await suspend(order.store);
    await approveRequest(test.ctx, asStore(order.store), { no });
    await sendBack(test.ctx, order.customer, { no, ...parcel });
    const { id: lineId } = await shop.lineOf(order);
    const lines = [{ lineId, receivedQty: 10, resellableQty: 0 }];
    await receiveReturn(test.ctx, asStore(order.store), { no, lines, note: '' });
    expect(await shop.caseOf(no)).toMatchObject({ status: 'completed' });
    expect(await auditMoney(test.ctx)).toEqual([]);
  });

  it('can also be opened after that, and go on by time: money goes back, and what has to be sent is decided', async () => {
    const [refund, again] = [await shop.newSent(), await shop.newSent()];
    await suspend(refund.store);
    await suspend(again.store);
    const nos = { refund: await shop.apply(refund, 'refund_only'), again: await shop.apply(again, 'reship') };
    await approveRequest(test.ctx, asStore(again.store), { no: nos.again });
    test.ctx.clock.advance(2 * day);
    await timeOutCases(test.ctx);
    expect(await shop.caseOf(nos.refund)).toMatchObject({ status: 'completed' });
    test.ctx.clock.advance(13 * day);
    await timeOutCases(test.ctx);
    expect(await shop.caseOf(nos.again)).toMatchObject({ status: 'disputed' });
    await decideCase(test.ctx, await shop.newOperator(), { no: nos.again, decision: 'refund', note: 'n' });
    expect(await shop.caseOf(nos.again)).toMatchObject({ status: 'completed', approvedAmount: 10_000 });
    expect(await auditMoney(test.ctx)).toEqual([]);
  });
});

describe('a store that is closing', () => {
  it('is not closed before its last case is over, and answers it', async () => {
    const order = await newCompleted();
    const no = await openLate(order, 'return_refund');
    await settle(order.store);
    await close(order.store);
    test.ctx.clock.advance(closingHours * 3600);
    const stillOpen = async () => {
      expect(await obstaclesOf(order.store)).toEqual(['aftersales']);
      await finishStoreClosings(test.ctx);
      expect(await statusOf(order.store)).toBe('closing');
    };
    await stillOpen();
    await approveRequest(test.ctx, asStore(order.store), { no });
    await stillOpen();
    await sendBack(test.ctx, order.customer, { no, ...parcel });
    test.ctx.clock.advance(10 * day);
    await stillOpen();
    await timeOutCases(test.ctx);
    expect(await shop.caseOf(no)).toMatchObject({ status: 'completed' });
    expect(await obstaclesOf(order.store)).toEqual(['debt']);
    await settle(order.store);
    await finishStoreClosings(test.ctx);
    expect(await statusOf(order.store)).toBe('closed');
  });

  it('still has to send what it has promised, or the platform decides', async () => {
    const order = await shop.newSent();
    const no = await shop.apply(order, 'reship');
    await approveRequest(test.ctx, asStore(order.store), { no });
    await close(order.store);
    const sent = { no, carrier: 'sf' as const, carrierName: '顺丰', trackingNo: 'SF22', note: '', files: [] };
    await sendReplacement(test.ctx, asStore(order.store), sent);
    expect(await obstaclesOf(order.store)).toContain('aftersales');
    test.ctx.clock.advance(10 * day);
    await timeOutCases(test.ctx);
    expect(await shop.caseOf(no)).toMatchObject({ status: 'completed' });
    expect(await obstaclesOf(order.store)).not.toContain('aftersales');
  });
});

describe('a store that has closed', () => {
  async function newClosed() {
    const order = await newCompleted();
    await settle(order.store);
    await close(order.store);
    test.ctx.clock.advance(closingHours * 3600);
    await finishStoreClosings(test.ctx);
    expect(await statusOf(order.store)).toBe('closed');
    return order;
  }

  it('has its later cases answered by the platform, to which goods come back', async () => {
    const words = { 'aftersale.returnReceiver': '平台', 'aftersale.returnMobile': '13700000000' };
    await updateSettings(test.ctx, { ...words, 'aftersale.returnAddress': '深圳市南山区 1 号' });
    const order = await newClosed();
    const no = await openLate(order, 'return_refund');
    expect(await shop.caseOf(no)).toMatchObject({ storeId: null });
    await expect(approveRequest(test.ctx, asStore(order.store), { no })).rejects.toMatchObject({ code: 'not_found' });
    const platform = asPlatform(await shop.newOperator());
    // As the desk sends it: the id that the list of addresses names.
    const [address] = await listKnownAddresses(test.ctx, null);
    const approval = operatorAftersale.approve.body?.parse({ no, address_id: address?.id });
    await approveRequest(test.ctx, platform, { no, addressId: approval?.address_id });
    expect(await shop.caseOf(no)).toMatchObject({ returnAddress: { receiver: '平台' } });
    await sendBack(test.ctx, order.customer, { no, ...parcel });
    const { balanceAmount } = await shop.balancesOf(order.customer);
    const { id: lineId } = await shop.lineOf(order);
    const lines = [{ lineId, receivedQty: 10, resellableQty: 10 }];
    await receiveReturn(test.ctx, platform, { no, lines, note: '' });
    expect(await shop.caseOf(no)).toMatchObject({ status: 'completed' });
    expect((await shop.balancesOf(order.customer)).balanceAmount).toBe(balanceAmount + 4000);
  });

  it('either finds the case that is opened in that moment, or has it answered by the platform', async () => {
    for (let round = 0; round < 3; round += 1) {
      const order = await newCompleted();
      await settle(order.store);
      await close(order.store);
      test.ctx.clock.advance(closingHours * 3600);
      const [no] = await Promise.all([openLate(order, 'refund_only'), finishStoreClosings(test.ctx)]);
      const { storeId } = await shop.caseOf(no);
      const isClosed = (await statusOf(order.store)) === 'closed';
      expect(storeId).toBe(isClosed ? null : order.store.storeId);
    }
  });
});

describe('a case that cannot go on', () => {
  afterEach(async () => {
    await test.ctx.db.execute(sql`update payments set refunded_amount = 0 where refunded_amount = 9999`);
  });

  it('holds up no other', async () => {
    const [broken, sound] = [await shop.newSent(), await shop.newSent()];
    const nos = [await shop.apply(broken, 'refund_only'), await shop.apply(sound, 'refund_only')] as const;
    const [payment] = await shop.paymentsOf(broken.groupNo);
    await test.ctx.db
      .update(payments)
      .set({ refundedAmount: 9999 })
      .where(eq(payments.no, payment?.no ?? ''));
    test.ctx.clock.advance(2 * day);
    await expect(timeOutCases(test.ctx)).rejects.toMatchObject({ code: 'refund_too_much' });
    expect(await shop.caseOf(nos[0])).toMatchObject({ status: 'applied' });
    expect(await shop.caseOf(nos[1])).toMatchObject({ status: 'completed' });
  });
});
