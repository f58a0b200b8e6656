import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { and, eq } from 'drizzle-orm';
import { createTestContext } from '../../db/test-context.ts';
import { createTestUser } from '../../factories/factories.ts';
import { itemOf, makeQuotationGoods } from '../../factories/quotation-factories.ts';
import { toMember } from '../../factories/store-factories.ts';
import { accountLimits, draftLifeInDays } from '../../kernel/account-limits.ts';
import type { Member } from '../../kernel/actor.ts';
import { orders } from '../../orders/tables.ts';
import { createRecharge } from '../../payments/index.ts';
import { cancelQuotation, copyQuotation, removeOldDrafts, saveItem, submitQuotation } from '../../quotation/index.ts';
import { quotations } from '../../quotation/tables.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import { type Buyer, buyNow, checkoutOf, type Goods } from './checkout-for-tests.ts';

const kept = { ...accountLimits };
const limits = accountLimits as { -readonly [Name in keyof typeof accountLimits]: number };

const test = await createTestContext({ PAYMENT_SANDBOX: true });
const goods = await makeQuotationGoods(test.ctx);
const shop = checkoutOf(test);
afterAll(() => test.close());
afterEach(() => void Object.assign(limits, kept));

const newMember = async () => toMember((await createTestUser(test.ctx)).id);
const basketOf = async (member: Member) => (await saveItem(test.ctx, member, itemOf(goods.mouse, { qty: 1 }))).no;
/** What came of all at once: how many were done, and the refusals of the others. */
async function atOnce(count: number, work: () => Promise<unknown>) {
  const results = await Promise.allSettled(Array.from({ length: count }, work));
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  return {
    done: count - refused.length,
    refused: [...new Set(refused.map(({ code, values }) => `${code} ${values?.max}`))],
  };
}

describe('quotations', () => {
  it('are copied as often as there is room for drafts, however many come at once', async () => {
    limits.drafts = 4;
    const member = await newMember();
    const no = await basketOf(member);
    expect(await atOnce(8, () => copyQuotation(test.ctx, member, { no }))).toEqual({
      done: 4,
      refused: ['draft_limit 4'],
    });
    const own = and(eq(quotations.userId, member.userId), eq(quotations.isBasket, false));
    expect(await test.ctx.db.$count(quotations, own)).toBe(4);
    // Who gives one up has room again, and the basket is always there.
    const [one] = await test.ctx.db.select().from(quotations).where(own);
    await cancelQuotation(test.ctx, member, { no: one?.no ?? '', reason: '' });
    await copyQuotation(test.ctx, member, { no });
    await basketOf(member);
  });

  it('are sent as long as not too many are open', async () => {
    limits.openQuotations = 2;
    const member = await newMember();
    const no = await basketOf(member);
    const copies = await Promise.all([1, 2, 3].map(() => copyQuotation(test.ctx, member, { no })));
    const send = copies.values();
    const sent = await atOnce(3, () => submitQuotation(test.ctx, member, { no: send.next().value ?? '' }));
    expect(sent).toEqual({ done: 2, refused: ['quotation_limit 2'] });
  });

  it('are begun so often a day, given up or not', async () => {
    limits.quotationsADay = 3;
    const member = await newMember();
    for (let count = 0; count < 3; count += 1) {
      await cancelQuotation(test.ctx, member, { no: await basketOf(member), reason: '' });
    }
    await expect(basketOf(member)).rejects.toMatchObject({ code: 'daily_limit', values: { max: 3 } });
    test.ctx.clock.advance(86_401);
    await basketOf(member);
  });

  it('that were never sent are removed when nobody needs them any more', async () => {
    const member = await newMember();
    const no = await basketOf(member);
    const [old, sent, givenUp] = await Promise.all([1, 2, 3].map(() => copyQuotation(test.ctx, member, { no })));
    await submitQuotation(test.ctx, member, { no: sent ?? '' });
    await cancelQuotation(test.ctx, member, { no: givenUp ?? '', reason: '' });
    const left = async () =>
      (await test.ctx.db.select().from(quotations).where(eq(quotations.userId, member.userId)))
        .map((row) => row.no)
        .sort();
    test.ctx.clock.advance(draftLifeInDays.givenUp * 86_400 + 1);
    await removeOldDrafts(test.ctx);
    expect(await left()).toEqual([no, old, sent].sort());
    test.ctx.clock.advance(draftLifeInDays.untouched * 86_400);
    await removeOldDrafts(test.ctx);
    expect(await left()).toEqual([no, sent].sort());
  });
});

describe('orders', () => {
  const setUp = async () => ({
    goods: await shop.makeGoods({ amount: 5000, stock: 20 }),
    buyer: await shop.newBuyer(),
  });
  const order = ({ goods: chosen, buyer }: { goods: Goods; buyer: Buyer }) =>
    shop.order(buyer, buyNow(chosen), { expectedTotal: 6200 });

  it('that are not paid yet are as many as an account may have, however many come at once', async () => {
    limits.unpaidOrders = 3;
    const one = await setUp();
    expect(await atOnce(6, () => order(one))).toEqual({ done: 3, refused: ['unpaid_limit 3'] });
    expect(await test.ctx.db.$count(orders, eq(orders.userId, one.buyer.member.userId))).toBe(3);
    // What was refused holds no stock, and nobody else is kept from it.
    const other = { ...one, buyer: await shop.newBuyer() };
    expect((await atOnce(1, () => order(other))).done).toBe(1);
  });

  it('are made so often a day, closed or not', async () => {
    limits.checkoutsADay = 2;
    const one = await setUp();
    for (let count = 0; count < 2; count += 1) {
      const { orders: nos } = await order(one);
      await cancelOrder(test.ctx, one.buyer.member, { no: nos[0] ?? '', reason: 'changed_mind', note: '' });
    }
    await expect(order(one)).rejects.toMatchObject({ code: 'daily_limit', values: { max: 2 } });
  });
});

it('recharges that are not paid yet are as many as an account may have, and the same sent twice is one', async () => {
  limits.openRecharges = 2;
  const member = await newMember();
  const key = crypto.randomUUID();
  const recharge = (once = crypto.randomUUID()) =>
    createRecharge(test.ctx, member, { amount: 1000, channel: 'sandbox', key: once });
  await recharge(key);
  expect(await atOnce(4, () => recharge())).toEqual({ done: 1, refused: ['recharge_limit 2'] });
  await recharge(key);
});
