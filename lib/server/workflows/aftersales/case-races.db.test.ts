import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { refuseCase, sendReplacement, withdrawRequest } from '../../aftersales/index.ts';
import { productVariants } from '../../catalogue/tables.ts';
import { createTestContext } from '../../db/test-context.ts';
import { makeCategory, makeProduct } from '../../factories/product-factory.ts';
import { asStore, listLines } from '../../orders/index.ts';
import { payments } from '../../payments/tables.ts';
import { auditMoney } from '../ledger/audit-money.ts';
import { confirmReceiptsDue } from '../orders/receive-order.ts';
import { refundManually } from '../refund/refund-manually.ts';
import { runRefunds } from '../refund/run-refunds.ts';
import { approveRequest, refundInstead } from './answer-case.ts';
import { applyForCase } from './apply-for-case.ts';
import { casesOf } from './cases-for-tests.ts';
import { timeOutCases } from './time-out-cases.ts';

const day = 24 * 3600;

const test = await createTestContext({ PAYMENT_SANDBOX: true });
const shop = casesOf(test);
afterAll(() => test.close());
afterEach(async () => expect(await auditMoney(test.ctx)).toEqual([]));

const won = (tries: PromiseSettledResult<unknown>[]) => tries.filter(({ status }) => status === 'fulfilled').length;

describe('of two at once', () => {
  it('approval and withdrawal one wins, and the money follows it', async () => {
    for (let round = 0; round < 4; round += 1) {
      const order = await shop.newSent();
      const before = (await shop.balancesOf(order.customer)).balanceAmount;
      const no = await shop.apply(order, 'refund_only', { amount: 1000 });
      const tries = await Promise.allSettled([
        approveRequest(test.ctx, asStore(order.store), { no }),
        withdrawRequest(test.ctx, order.customer, no),
      ]);
      expect(won(tries)).toBe(1);
      const { status } = await shop.caseOf(no);
      const back = (await shop.balancesOf(order.customer)).balanceAmount - before;
      expect([status, back]).toEqual(status === 'completed' ? ['completed', 1000] : ['cancelled', 0]);
      expect(await shop.lineOf(order)).toMatchObject({ caseQty: 0 });
    }
  });

  it('approvals and refusals one wins', async () => {
    const order = await shop.newSent();
    const no = await shop.apply(order, 'refund_only');
    const seller = asStore(order.store);
    const refusal = { no, reason: 'no', files: [] };
    const tries = await Promise.allSettled([
      approveRequest(test.ctx, seller, { no }),
      refuseCase(test.ctx, seller, refusal),
      approveRequest(test.ctx, seller, { no }),
      refuseCase(test.ctx, seller, refusal),
    ]);
    expect(won(tries)).toBe(1);
  });

  it('requests for one line one is opened; the same request sent twice is one case', async () => {
    const order = await shop.newSent();
    const tries = await Promise.allSettled([1, 2, 3].map(() => shop.apply(order, 'refund_only')));
    expect(won(tries)).toBe(1);
    const other = await shop.newSent();
    const input = { no: other.no, request: await shop.request(other, 'refund_only'), key: crypto.randomUUID() };
    const [first, second] = await Promise.all([
      applyForCase(test.ctx, other.customer, input),
      applyForCase(test.ctx, other.customer, input),
    ]);
    expect(first).toEqual(second);
  });

  it('the deadline and a click one wins', async () => {
    const order = await shop.newSent();
    const no = await shop.apply(order, 'refund_only');
    test.ctx.clock.advance(2 * day);
    const tries = await Promise.allSettled([
      refuseCase(test.ctx, asStore(order.store), { no, reason: 'late', files: [] }),
      timeOutCases(test.ctx),
      timeOutCases(test.ctx),
    ]);
    const { status } = await shop.caseOf(no);
    expect(['completed', 'rejected']).toContain(status);
    expect(won(tries.slice(0, 1))).toBe(status === 'rejected' ? 1 : 0);
  });
});

it('a case of the last second keeps its order from being received', async () => {
  const order = await shop.newSent();
  test.ctx.clock.advance(10 * day - 1);
  const no = await shop.apply(order, 'return_refund');
  test.ctx.clock.advance(1);
  await confirmReceiptsDue(test.ctx);
  expect(await shop.stateOf(order.no)).toMatchObject({ status: 'shipped', aftersaleStatus: 'open' });
  await withdrawRequest(test.ctx, order.customer, no);
  test.ctx.clock.advance(3 * day);
  await confirmReceiptsDue(test.ctx);
  expect(await shop.stateOf(order.no)).toMatchObject({ status: 'received' });
});

it('a refund that a provider refuses is paid manually once, while the retry goes on', async () => {
  const customer = await shop.newMember();
  const { group, order } = await shop.newOrders(customer, { payable: 10_000, qty: 10 });
  await shop.pay(customer, group.no, 'sandbox');
  const [payment] = await shop.paymentsOf(group.no);
  if (!payment) throw new Error('no payment');
  await shop.send(payment);
  const store = await shop.newStore();
  await shop.accept(store, order.no);
  await shop.ship(asStore(store), order.no);
  const placed = { no: order.no, id: order.id, customer };
  const no = await shop.apply(placed, 'refund_only', { amount: 2000 });
  // From now on nobody can pay it back the way it came.
  await test.ctx.db.update(payments).set({ channel: 'alipay' }).where(eq(payments.no, payment.no));
  await approveRequest(test.ctx, asStore(store), { no });
  expect(await shop.caseOf(no)).toMatchObject({ status: 'refunding' });
  await runRefunds(test.ctx);
  expect(await shop.caseOf(no)).toMatchObject({ status: 'refund_failed', isOpen: true });
  await test.ctx.db.update(payments).set({ channel: 'sandbox' }).where(eq(payments.no, payment.no));
  const [refund] = await shop.refundsOf(order.no);
  const operator = await shop.newOperator();
  const hand = () => refundManually(test.ctx, operator, { no: refund?.no ?? '', reference: 'B1' });
  const tries = await Promise.allSettled([hand(), runRefunds(test.ctx), hand()]);
  expect(won([tries[0], tries[2]])).toBe(1);
  expect(await shop.caseOf(no)).toMatchObject({ status: 'completed' });
  expect(await shop.stateOf(order.no)).toMatchObject({ refundedAmount: 2000, aftersaleStatus: 'done' });
});

it('an exchange whose goods are sold out is refused, and paid back instead', async () => {
  const { db } = test.ctx;
  const productId = await makeProduct(db, { slug: 'lamps', categoryId: await makeCategory(db, 'lamps'), stock: 1 });
  const [variant] = await db.select().from(productVariants).where(eq(productVariants.productId, productId));
  const variantId = variant?.id ?? 0;
  const order = await shop.newSent({ payable: 500, qty: 1, variantId, productId });
  const [line] = await listLines(db, [order.id]);
  expect(line).toMatchObject({ isStocked: true });
  const no = await shop.apply(order, 'reship');
  await approveRequest(test.ctx, asStore(order.store), { no });
  const parcel = { no, carrier: 'sf' as const, carrierName: '顺丰速运', trackingNo: 'SF2', note: '', files: [] };
  await expect(sendReplacement(test.ctx, asStore(order.store), parcel)).rejects.toMatchObject({ code: 'out_of_stock' });
  await refundInstead(test.ctx, asStore(order.store), { no, reason: 'sold out' });
  expect(await shop.caseOf(no)).toMatchObject({ status: 'completed', approvedAmount: 500 });
});
