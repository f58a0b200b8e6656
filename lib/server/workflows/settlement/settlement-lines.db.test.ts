import fs from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { createTestContext } from '../../db/test-context.ts';
import type { Member, StoreMember } from '../../kernel/actor.ts';
import { lockOrder } from '../../orders/index.ts';
import { tie } from '../../referral/ties.ts';
import { storeSettlementLines } from '../../settlement/tables.ts';
import { updateSettings } from '../../site/index.ts';
import { getStorePending } from '../../wallet/index.ts';
import { buyNow, checkoutOf } from '../checkout/checkout-for-tests.ts';
import { auditMoney } from '../ledger/audit-money.ts';
import { completeOrdersDue } from '../orders/complete-order.ts';
import { fulfilmentOf } from '../orders/fulfil-for-tests.ts';
import { settlePromotersDue } from '../referral/settle-promoters.ts';
import { refundOrder } from '../refund/refund-order.ts';

const test = await createTestContext({ PAYMENT_SANDBOX: true });
const shop = fulfilmentOf(test);
afterAll(() => test.close());

interface Sold {
  no: string;
  id: number;
  customer: Member;
}

async function complete(order: Sold): Promise<StoreMember> {
  const store = await shop.newStore();
  await shop.deliver(store, order);
  test.ctx.clock.advance(40 * 86_400);
  await completeOrdersDue(test.ctx);
  return store;
}

/** A store bears what brings it the customer. */
async function soldByReferral(): Promise<Sold> {
  await updateSettings(test.ctx, { 'referral.bearer': 'store' });
  const checkout = checkoutOf(test);
  const buyer = await checkout.newBuyer();
  const parent = await shop.newMember();
  const at = test.ctx.clock.now();
  await tie(test.ctx.db, { userId: buyer.member.userId, parentId: parent.userId, boundAt: at, source: 'link' });
  await shop.fill(buyer.member, 1_000_000);
  const goods = await checkout.makeGoods({ amount: 40_000, stock: 9 });
  const { orders, no } = await checkout.order(buyer, buyNow(goods), { expectedTotal: 40_000 });
  await shop.pay(buyer.member, no, 'balance');
  const { id, no: orderNo } = await shop.stateOf(orders[0] ?? '');
  return { id, no: orderNo, customer: buyer.member };
}

const refund = (no: string, amount: number | 'all') =>
  test.ctx.db.transaction(async (tx) => {
    const order = await lockOrder(tx, { no });
    if (!order) throw new Error(`no order ${no}`);
    return refundOrder(tx, test.ctx, { order, what: amount, reason: 'test' });
  });

const linesOf = ({ storeId }: StoreMember) =>
  test.ctx.db
    .select()
    .from(storeSettlementLines)
    .where(eq(storeSettlementLines.storeId, storeId))
    .orderBy(storeSettlementLines.id);

const sumOf = (lines: { netAmount: number }[]) => lines.reduce((sum, { netAmount }) => sum + netAmount, 0);

describe('the settlement lines of a store', () => {
  it('say what an order left it, and what a refund took back of that', async () => {
    const order = await shop.newPaid({ payable: 9500, points: 500 });
    const store = await complete(order);
    await refund(order.no, 1900);
    const lines = await linesOf(store);
    expect(lines).toMatchObject([
      { kind: 'earning', orderId: order.id, grossAmount: 10_000, commissionAmount: 500, netAmount: 9500 },
      { kind: 'refund_reversal', orderId: order.id, grossAmount: -2000, commissionAmount: -100, netAmount: -1900 },
    ]);
    expect(sumOf(lines)).toBe(await getStorePending(test.ctx.db, store.storeId));
  });

  it('come to nothing with an order that went back whole, in any number of parts', async () => {
    const order = await shop.newPaid({ payable: 9999, points: 333, qty: 3 });
    const store = await complete(order);
    for (const amount of [1, 3332, 3333]) await refund(order.no, amount);
    await refund(order.no, 'all');
    const lines = await linesOf(store);
    expect(lines).toHaveLength(5);
    for (const key of ['grossAmount', 'commissionAmount', 'netAmount'] as const) {
      expect(lines.reduce((sum, line) => sum + line[key], 0)).toBe(0);
    }
  });

  it('name what it bears of commissions, and what of that comes back, before the release and after it', async () => {
    const order = await soldByReferral();
    const store = await complete(order);
    await refund(order.no, 10_000);
    await settlePromotersDue(test.ctx);
    await refund(order.no, 10_000);
    expect(await linesOf(store)).toMatchObject([
      { kind: 'earning', grossAmount: 40_000, commissionAmount: 2000, referralAmount: 2000, netAmount: 36_000 },
      { kind: 'refund_reversal', grossAmount: 0, referralAmount: -500, netAmount: 500 },
      { kind: 'refund_reversal', grossAmount: -10_000, commissionAmount: -500, netAmount: -9500 },
      { kind: 'refund_reversal', grossAmount: 0, referralAmount: -500, netAmount: 500 },
      { kind: 'refund_reversal', grossAmount: -10_000, commissionAmount: -500, netAmount: -9500 },
    ]);
  });

  it('are none for what the platform sells itself', async () => {
    const before = await test.ctx.db.$count(storeSettlementLines);
    const order = await shop.newPaid({ payable: 5000 });
    await refund(order.no, 'all');
    expect(await test.ctx.db.$count(storeSettlementLines)).toBe(before);
  });

  it('are refused where they do not add up, and where an order has earned already', async () => {
    const store = await complete(await shop.newPaid({ payable: 1000 }));
    const [line] = await linesOf(store);
    if (!line) throw new Error('no line');
    const { id: _, ...row } = line;
    const insert = (changes: object) =>
      test.ctx.db.insert(storeSettlementLines).values({ ...row, cause: crypto.randomUUID(), ...changes });
    await expect(insert({})).rejects.toThrow();
    await expect(insert({ kind: 'adjustment', orderId: null, netAmount: 1 })).rejects.toThrow();
  });
});

describe('the books', () => {
  it('are sound with them, and name a store whose lines are missing', async () => {
    expect(await auditMoney(test.ctx)).toEqual([]);
    const [line] = await test.ctx.db.select().from(storeSettlementLines).limit(1);
    if (!line) throw new Error('no line');
    await test.ctx.db.delete(storeSettlementLines).where(eq(storeSettlementLines.id, line.id));
    const faults = await auditMoney(test.ctx);
    expect(faults.map(({ rule }) => rule).sort()).toEqual(['pendingIsSum', 'postingHasDocument']);
    await test.ctx.db.insert(storeSettlementLines).overridingSystemValue().values(line);
    expect(await auditMoney(test.ctx)).toEqual([]);
  });

  it('give shops that sold before lines were written the same lines', async () => {
    const read = () => test.ctx.db.select().from(storeSettlementLines).orderBy(storeSettlementLines.cause);
    const withoutId = ({ id: _, ...line }: typeof storeSettlementLines.$inferSelect) => line;
    const before = await read();
    const folder = path.join(import.meta.dirname, '..', '..', 'db', 'migrations');
    const file = fs.readdirSync(folder).find((name) => name.endsWith('settlement-lines-of-before.sql')) ?? '';
    const migrate = () => test.ctx.db.execute(sql.raw(fs.readFileSync(path.join(folder, file), 'utf8')));
    await test.ctx.db.delete(storeSettlementLines);
    await migrate();
    await migrate();
    expect((await read()).map(withoutId)).toEqual(before.map(withoutId));
  });
});
