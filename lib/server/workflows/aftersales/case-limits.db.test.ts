import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { mostEvidence, mostEvidenceOfCase } from '#lib/contract/aftersales/member-cases.ts';
import type { SellerCaseFilter } from '#lib/contract/aftersales/store-cases.ts';
import {
  amendRequest,
  describeOptions,
  findCasesOfOrders,
  listSellerCases,
  offeredForCustomer,
  offeredOf,
  proposeAmount,
  refuseCase,
  resubmitRequest,
  saveSmallRefund,
  withdrawRequest,
} from '../../aftersales/index.ts';
import { createTestContext } from '../../db/test-context.ts';
import { accountLimits } from '../../kernel/account-limits.ts';
import { toWorkQuery } from '../../kernel/work-page.ts';
import { asStore, findOrder, listLines } from '../../orders/index.ts';
import { orders } from '../../orders/tables.ts';
import { payments } from '../../payments/tables.ts';
import { approveRequest } from './answer-case.ts';
import { casesOf } from './cases-for-tests.ts';

const kept = { ...accountLimits };
const limits = accountLimits as { -readonly [Name in keyof typeof accountLimits]: number };

const test = await createTestContext({ PAYMENT_SANDBOX: true });
const shop = casesOf(test);
afterAll(() => test.close());
afterEach(() => void Object.assign(limits, kept));

it('a proposal is more than nothing: who pays nothing refuses, and says why', async () => {
  const order = await shop.newSent();
  const no = await shop.apply(order, 'refund_only');
  const proposal = { no, amount: 0, reason: 'nothing', lines: [] };
  await expect(proposeAmount(test.ctx, asStore(order.store), proposal)).rejects.toMatchObject({
    code: 'invalid_input',
    fields: { amount: { key: 'proposalNothing' } },
  });
  expect(await shop.caseOf(no)).toMatchObject({ rounds: 0, proposedAmount: null });
});

it('a request holds so many files in all, whenever they were added', async () => {
  const order = await shop.newSent();
  const { userId } = order.customer;
  const pictures = (count: number) => Promise.all(Array.from({ length: count }, () => shop.pictureOf(userId)));
  const no = await shop.apply(order, 'refund_only', { files: await pictures(mostEvidence) });
  const add = async (count: number) =>
    amendRequest(test.ctx, order.customer, { no, description: 'more', files: await pictures(count) });
  await add(mostEvidence - 1);
  const tooMany = { code: 'invalid_input', fields: { files: { key: 'caseFiles', values: { max: 18, left: 1 } } } };
  await expect(add(2)).rejects.toMatchObject(tooMany);
  await refuseCase(test.ctx, asStore(order.store), { no, reason: 'It is fine', files: [] });
  const again = async (count: number) =>
    resubmitRequest(test.ctx, order.customer, { no, description: 'once more', files: await pictures(count) });
  await expect(again(2)).rejects.toMatchObject(tooMany);
  await again(1);
  expect((await shop.caseOf(no)).evidence).toHaveLength(mostEvidenceOfCase);
});

describe('requests of one account', () => {
  const full = { code: 'daily_limit', values: { max: 3 } };

  it('are so many a day, withdrawn or not', async () => {
    limits.casesADay = 3;
    const [order, others] = [await shop.newSent(), await shop.newSent()];
    for (let count = 0; count < 3; count += 1) {
      await withdrawRequest(test.ctx, order.customer, await shop.apply(order, 'refund_only'));
    }
    await expect(shop.apply(order, 'refund_only')).rejects.toMatchObject(full);
    // Nobody else is kept from theirs, and a day later there is room again.
    await shop.apply(others, 'refund_only');
    test.ctx.clock.advance(86_401);
    await shop.apply(order, 'refund_only');
  });

  it('are counted one after the other, however many come at once', async () => {
    limits.casesADay = 3;
    const first = await shop.newSent();
    const { customer } = first;
    const placed = [first];
    for (let count = 0; count < 3; count += 1) placed.push(await shop.newSent({ customer }));
    const results = await Promise.allSettled(placed.map((order) => shop.apply(order, 'refund_only')));
    expect(results.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))).toMatchObject([full]);
  });
});

describe('the list of a store', () => {
  it('is narrowed to small refunds by its own limit, and to how far the answer is', async () => {
    const [small, large] = [await shop.newSent(), await shop.newSent()];
    const seller = asStore(small.store);
    await test.ctx.db.update(orders).set({ storeId: small.store.storeId }).where(eq(orders.id, large.id));
    const nos = {
      small: await shop.apply(small, 'refund_only', { amount: 2000 }),
      large: await shop.apply(large, 'refund_only', { amount: 6000 }),
    };
    const input = toWorkQuery({ sort: '-created' as const });
    const found = async (filter: Partial<SellerCaseFilter>, scope: number | null = small.store.storeId) => {
      const { list, total } = await listSellerCases(test.ctx, scope, { filter: { tab: 'all', ...filter }, input });
      expect(total).toBe(list.length);
      return list.map(({ aftersale }) => aftersale.no);
    };
    expect(await found({ size: 'small' })).toEqual([nos.small]);
    expect(await found({ size: 'small' }, null)).not.toContain(nos.large);
    await saveSmallRefund(test.ctx, small.store, 6000);
    expect(await found({ size: 'small' })).toEqual([nos.large, nos.small]);
    expect(await found({ answer: 'none' })).toEqual([nos.large, nos.small]);
    await proposeAmount(test.ctx, seller, { no: nos.large, amount: 10, reason: 'worn', lines: [] });
    await approveRequest(test.ctx, seller, { no: nos.small });
    expect(await found({ answer: 'none' })).toEqual([]);
    expect(await found({ answer: 'proposed' })).toEqual([nos.large]);
    expect(await found({ answer: 'given' })).toEqual([nos.small]);
    expect(await found({ size: 'small' })).toEqual([nos.large]);
  });
});

describe('while the money of a case is on its way', () => {
  it('nothing more can be asked for of its line, by the customer or for them', async () => {
    const customer = await shop.newMember();
    const { group, order } = await shop.newOrders(customer, { payable: 10_000, qty: 10 });
    await shop.pay(customer, group.no, 'sandbox');
    const [payment] = await shop.paymentsOf(group.no);
    if (!payment) throw new Error('no payment');
    await shop.send(payment);
    const store = await shop.newStore();
    await shop.accept(store, order.no);
    await shop.ship(asStore(store), order.no);
    const line = await shop.lineOf(order);
    const lines = [{ lineId: line.id, qty: 4 }];
    const no = await shop.apply({ no: order.no, id: order.id, customer }, 'refund_only', { lines });
    await test.ctx.db.update(payments).set({ channel: 'alipay' });
    await approveRequest(test.ctx, asStore(store), { no });
    expect(await shop.caseOf(no)).toMatchObject({ status: 'refunding' });
    const options = await describeOptions(test.ctx, customer.userId, order.no);
    expect(options.lines).toMatchObject([{ line: { caseQty: 0 }, offers: [], caseNo: no }]);
    const current = await findOrder(test.ctx.db, { no: order.no });
    if (!current) throw new Error('no order');
    const cases = (await findCasesOfOrders(test.ctx.db, [current])).get(order.id) ?? [];
    const shown = { lines: await listLines(test.ctx.db, [order.id]), cases };
    const now = test.ctx.clock.now();
    expect(offeredOf(current, shown, now)).toBeUndefined();
    expect(offeredForCustomer(current, shown, { now, noReasonDays: 7 })).toEqual([]);
    expect(offeredOf(current, { ...shown, cases: [] }, now)).toMatchObject({ lineIds: [line.id] });
  });
});
