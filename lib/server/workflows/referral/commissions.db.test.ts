import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { eq, inArray } from 'drizzle-orm';
import { createTestContext } from '../../db/test-context.ts';
import { beginClosing, getUser } from '../../identity/index.ts';
import type { Member, StoreMember } from '../../kernel/actor.ts';
import { addSeconds } from '../../kernel/clock.ts';
import { asPlatform, asStore, listLines, lockOrder, takeOrder } from '../../orders/index.ts';
import { orderLines } from '../../orders/tables.ts';
import { referralCommissions, referralEntries, referralSettlements } from '../../referral/commission-tables.ts';
import { copyTerms } from '../../referral/index.ts';
import { promoters, referralLevels, referralRelations } from '../../referral/tables.ts';
import { getSettings, updateSettings } from '../../site/index.ts';
import { accounts, getStorePending, post } from '../../wallet/index.ts';
import { walletAccounts } from '../../wallet/tables.ts';
import { findObstacles } from '../account/closing-blockers.ts';
import { finishClosings } from '../account/finish-closings.ts';
import { auditMoney } from '../ledger/audit-money.ts';
import { completeOrdersDue } from '../orders/complete-order.ts';
import { fulfilmentOf } from '../orders/fulfil-for-tests.ts';
import { confirmReceipt } from '../orders/receive-order.ts';
import { type OrderRefund, refundOrder } from '../refund/refund-order.ts';
import { forfeitCommissionsOfGone } from './forfeit-commissions.ts';
import { settlePromotersDue } from './settle-promoters.ts';

const day = 86_400;

const test = await createTestContext({ PAYMENT_SANDBOX: true });
const shop = fulfilmentOf(test);
afterAll(() => test.close());
afterEach(async () => {
  expect(await auditMoney(test.ctx)).toEqual([]);
  await updateSettings(test.ctx, {
    'referral.levels': 1,
    'referral.bearer': 'platform',
  });
  // What a test leaves to the next day is settled, or the next test would count it as its own.
  pass(day);
  await settlePromotersDue(test.ctx);
});

/** A customer whom somebody brought, whom again somebody brought. */
async function newLine(): Promise<{ buyer: Member; near: Member; far: Member }> {
  const [buyer, near, far] = [await shop.newMember(), await shop.newMember(), await shop.newMember()];
  const at = test.ctx.clock.now();
  const made = { boundAt: at, source: 'link' as const };
  await test.ctx.db.insert(referralRelations).values([
    { ...made, userId: near.userId, parentId: far.userId },
    { ...made, userId: buyer.userId, parentId: near.userId, grandId: far.userId },
  ]);
  return { buyer, near, far };
}

/** An order that the customer has paid for. */
async function newSale(buyer: Member, payable = 10_000): Promise<{ no: string; id: number }> {
  await shop.fill(buyer, payable);
  const { group, order } = await shop.newOrders(buyer, { payable, qty: 10 });
  const { ctx } = test;
  const sale = { buyerId: buyer.userId, orderIds: [order.id], settings: await getSettings(ctx), at: ctx.clock.now() };
  await ctx.db.transaction((tx) => copyTerms(tx, sale));
  await shop.pay(buyer, group.no, 'balance');
  return { no: order.no, id: order.id };
}

async function receive({ no }: { no: string }, buyer: Member): Promise<StoreMember> {
  const store = await shop.newStore();
  await shop.accept(store, no);
  await shop.ship(asStore(store), no);
  await confirmReceipt(test.ctx, { no, member: buyer });
  return store;
}

/** As long as an order can go back, and a little more. */
async function untilCompleted(): Promise<void> {
  pass(16 * day);
  await completeOrdersDue(test.ctx);
}

const pass = (seconds: number) => test.ctx.clock.advance(seconds);

const refund = ({ no }: { no: string }, what: OrderRefund['what']) =>
  test.ctx.db.transaction(async (tx) => {
    const order = await lockOrder(tx, { no });
    if (!order) throw new Error(`no order ${no}`);
    return refundOrder(tx, test.ctx, { order, what, reason: 'test' });
  });

const rowsOf = ({ id }: { id: number }) =>
  test.ctx.db
    .select()
    .from(referralCommissions)
    .where(eq(referralCommissions.orderId, id))
    .orderBy(referralCommissions.level);

async function availableOf({ userId }: Member): Promise<number> {
  const id = `commission_available:${userId}`;
  const [row] = await test.ctx.db.select().from(walletAccounts).where(eq(walletAccounts.id, id));
  return row?.balance ?? 0;
}

/** As if it had been withdrawn. */
async function spendAll(promoter: Member): Promise<void> {
  const amount = await availableOf(promoter);
  await post(test.ctx.db, {
    type: 'adjustment',
    ref: { type: 'test', no: 'spent' },
    idem: `spent:${promoter.userId}`,
    memo: { key: 'memoCorrection' },
    entries: [
      { account: accounts.commissionAvailable(promoter.userId), amount: -amount },
      { account: accounts.bank, amount },
    ],
    at: test.ctx.clock.now(),
  });
}

async function endAccount({ userId, ...member }: Member): Promise<void> {
  const { ctx } = test;
  const now = ctx.clock.now();
  const closing = { userId, reason: '', effectiveAt: now, now, actor: { userId, ...member } };
  await ctx.db.transaction((tx) => beginClosing(tx, closing));
  expect(await finishClosings(ctx)).toBe(1);
}

const pendingOf = ({ storeId }: StoreMember) => getStorePending(test.ctx.db, storeId);

const hold = (lineId: number, caseQty: number) =>
  test.ctx.db.update(orderLines).set({ caseQty }).where(eq(orderLines.id, lineId));

const settlementsOf = ({ userId }: Member) =>
  test.ctx.db
    .select()
    .from(referralSettlements)
    .where(eq(referralSettlements.userId, userId))
    .orderBy(referralSettlements.id);

describe('a commission', () => {
  it('is pending once the order is paid, frozen once it has come, released once nothing can go back', async () => {
    const { buyer, near } = await newLine();
    const sale = await newSale(buyer);
    expect(await rowsOf(sale)).toMatchObject([{ userId: near.userId, level: 1, amount: 500, status: 'pending' }]);
    await receive(sale, buyer);
    const [frozen] = await rowsOf(sale);
    const order = await shop.stateOf(sale.no);
    expect(frozen).toMatchObject({ status: 'frozen', frozenUntil: order.aftersaleDeadline });
    expect(await settlePromotersDue(test.ctx)).toBe(0);
    await untilCompleted();
    expect(await settlePromotersDue(test.ctx)).toBe(1);
    expect(await availableOf(near)).toBe(500);
    expect(await rowsOf(sale)).toMatchObject([{ status: 'released' }]);
    expect(await settlementsOf(near)).toMatchObject([
      { grossAmount: 500, reversalAmount: 0, netAmount: 500, lineCount: 1 },
    ]);
    expect(await settlePromotersDue(test.ctx)).toBe(0);
  });

  it('is earned on two levels, together no more than the commission of a store sale', async () => {
    await updateSettings(test.ctx, { 'referral.levels': 2 });
    const { buyer, near, far } = await newLine();
    await updateSettings(test.ctx, { 'referral.level1Bp': 400 });
    const sale = await newSale(buyer);
    await updateSettings(test.ctx, { 'referral.level1Bp': 500 });
    expect(await rowsOf(sale)).toMatchObject([
      { userId: near.userId, amount: 400, bp: 400 },
      { userId: far.userId, amount: 100, bp: 200 },
    ]);
  });

  it('of the platform’s own sale is bounded by nothing', async () => {
    await updateSettings(test.ctx, { 'referral.levels': 2 });
    const { buyer, near, far } = await newLine();
    const sale = await newSale(buyer);
    expect(await rowsOf(sale)).toMatchObject([{ amount: 500 }]);
    const operator = await shop.newOperator();
    await takeOrder(test.ctx, operator, sale.no);
    await shop.ship(asPlatform(operator), sale.no);
    await confirmReceipt(test.ctx, { no: sale.no, member: buyer });
    expect(await rowsOf(sale)).toMatchObject([
      { userId: near.userId, amount: 500, status: 'frozen' },
      { userId: far.userId, amount: 200, status: 'frozen' },
    ]);
  });

  it('keeps the rates of when the order was made', async () => {
    const { buyer, near } = await newLine();
    const [level] = await test.ctx.db
      .insert(referralLevels)
      .values({ names: { 'zh-cn': '金牌', en: 'Gold' }, bpL1: 300 })
      .returning();
    await test.ctx.db.insert(promoters).values({ userId: near.userId, status: 'active', levelId: level?.id ?? null });
    expect(await rowsOf(await newSale(buyer))).toMatchObject([{ bp: 300, amount: 300 }]);
  });

  it('is not earned through a tie that has expired, nor by a promoter who is frozen', async () => {
    const { buyer, near } = await newLine();
    await test.ctx.db.insert(promoters).values({ userId: near.userId, status: 'frozen' });
    expect(await rowsOf(await newSale(buyer))).toEqual([]);
    const other = await newLine();
    await test.ctx.db
      .update(referralRelations)
      .set({ expiresAt: addSeconds(test.ctx.clock.now(), -1) })
      .where(eq(referralRelations.userId, other.buyer.userId));
    expect(await rowsOf(await newSale(other.buyer))).toEqual([]);
  });

  it('of a promoter who is frozen meanwhile waits and is not lost', async () => {
    const { buyer, near } = await newLine();
    const sale = await newSale(buyer);
    await receive(sale, buyer);
    await untilCompleted();
    await test.ctx.db.insert(promoters).values({ userId: near.userId, status: 'frozen' });
    await settlePromotersDue(test.ctx);
    expect(await availableOf(near)).toBe(0);
    await test.ctx.db.delete(promoters).where(eq(promoters.userId, near.userId));
    expect(await settlePromotersDue(test.ctx)).toBe(1);
    expect(await availableOf(near)).toBe(500);
  });
});

describe('what goes back takes its share', () => {
  it('before the release, part by part, and voids it with the last', async () => {
    const { buyer } = await newLine();
    const sale = await newSale(buyer, 9999);
    for (const [goods, lost] of [
      [3333, 166],
      [3333, 333],
    ] as const) {
      await refund(sale, goods);
      expect(await rowsOf(sale)).toMatchObject([{ status: 'pending', amount: 500, reversedAmount: lost }]);
    }
    await refund(sale, 'all');
    expect(await rowsOf(sale)).toMatchObject([{ status: 'void', reversedAmount: 500 }]);
  });

  it('after the release leaves a debt that the next day’s settlement tells and the next release offsets', async () => {
    const { buyer, near } = await newLine();
    const sale = await newSale(buyer);
    await receive(sale, buyer);
    await untilCompleted();
    await settlePromotersDue(test.ctx);
    await spendAll(near);
    await refund(sale, 2000);
    expect(await availableOf(near)).toBe(-100);
    expect(await rowsOf(sale)).toMatchObject([{ status: 'released', reversedAmount: 100 }]);
    const next = await newSale(buyer, 6000);
    await receive(next, buyer);
    await untilCompleted();
    await settlePromotersDue(test.ctx);
    expect(await availableOf(near)).toBe(200);
    const [, second] = await settlementsOf(near);
    expect(second).toMatchObject({ grossAmount: 300, reversalAmount: 100, netAmount: 200, lineCount: 2 });
    await refund(sale, 'all');
    expect(await rowsOf(sale)).toMatchObject([{ status: 'reversed', reversedAmount: 500 }]);
    expect(await availableOf(near)).toBe(-200);
  });

  it('of what a store bears goes back to the store, before and after the release', async () => {
    await updateSettings(test.ctx, { 'referral.bearer': 'store' });
    const { buyer, near } = await newLine();
    const sale = await newSale(buyer);
    const store = await receive(sale, buyer);
    await untilCompleted();
    expect(await pendingOf(store)).toBe(10_000 - 500 - 500);
    await refund(sale, 2000);
    expect(await pendingOf(store)).toBe(8000 - 400 - 400);
    await settlePromotersDue(test.ctx);
    expect(await availableOf(near)).toBe(400);
    await refund(sale, 2000);
    expect(await pendingOf(store)).toBe(6000 - 300 - 300);
    expect(await availableOf(near)).toBe(300);
  });

  it('of somebody whose account has ended comes to nothing, and a store has its part back', async () => {
    await updateSettings(test.ctx, { 'referral.bearer': 'store' });
    const { buyer, near } = await newLine();
    const [waiting, paidLater] = [await newSale(buyer), await newSale(buyer)];
    const store = await receive(waiting, buyer);
    await untilCompleted();
    expect(await forfeitCommissionsOfGone(test.ctx)).toBe(0);
    const user = await getUser(test.ctx.db, near.userId);
    const { warnings } = await findObstacles(test.ctx.db, user);
    expect(warnings).toMatchObject([{ kind: 'earnings', values: { amount: '10.00' } }]);
    await endAccount(near);
    expect(await pendingOf(store)).toBe(9000);
    const [one, other] = await Promise.all([forfeitCommissionsOfGone(test.ctx), forfeitCommissionsOfGone(test.ctx)]);
    expect(one + other).toBe(2);
    expect(await rowsOf(waiting)).toMatchObject([{ status: 'void', reversedAmount: 500 }]);
    expect(await rowsOf(paidLater)).toMatchObject([{ status: 'void', reversedAmount: 500 }]);
    expect(await pendingOf(store)).toBe(9500);
    await refund(waiting, 'all');
    expect(await pendingOf(store)).toBe(0);
    expect(await forfeitCommissionsOfGone(test.ctx)).toBe(0);
    expect(await settlePromotersDue(test.ctx)).toBe(0);
  });

  it('loses nothing twice where a refund and the release meet', async () => {
    const { buyer, near } = await newLine();
    const sale = await newSale(buyer);
    await receive(sale, buyer);
    await untilCompleted();
    await Promise.all([settlePromotersDue(test.ctx), settlePromotersDue(test.ctx), refund(sale, 5000)]);
    await settlePromotersDue(test.ctx);
    const [row] = await rowsOf(sale);
    expect(row).toMatchObject({ reversedAmount: 250, status: 'released' });
    expect(await availableOf(near)).toBe(250);
  });

  it('waits while pieces of the line are in an after-sales case', async () => {
    const { buyer } = await newLine();
    const sale = await newSale(buyer);
    await receive(sale, buyer);
    await untilCompleted();
    const [line] = await listLines(test.ctx.db, [sale.id]);
    await hold(line?.id ?? 0, 1);
    expect(await settlePromotersDue(test.ctx)).toBe(0);
    await hold(line?.id ?? 0, 0);
    expect(await settlePromotersDue(test.ctx)).toBe(1);
    expect((await shop.stateOf(sale.no)).status).toBe('completed');
  });

  it('of everybody is settled in one night, however many they are', async () => {
    const { buyer, near } = await newLine();
    const sale = await newSale(buyer);
    await receive(sale, buyer);
    await untilCompleted();
    const { db } = test.ctx;
    const [row] = await rowsOf(sale);
    const people = await Promise.all(Array.from({ length: 201 }, () => shop.newMember()));
    const taken = people.map(({ userId }) => ({ userId, commissionId: row?.id ?? 0, amount: -1 }));
    await db.insert(referralEntries).values(taken);
    const all = await settlePromotersDue(test.ctx);
    // Nobody has really lost these.
    const ids = people.map(({ userId }) => userId);
    await db.delete(referralEntries).where(inArray(referralEntries.userId, ids));
    await db.delete(referralSettlements).where(inArray(referralSettlements.userId, ids));
    expect(all).toBe(202);
    expect(await availableOf(near)).toBe(500);
  });
});
