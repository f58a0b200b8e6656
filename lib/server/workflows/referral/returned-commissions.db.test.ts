import { describe, expect, it } from '@jest/globals';
import { eq, inArray } from 'drizzle-orm';
import { beginClosing, getUser } from '../../identity/index.ts';
import type { Member, StoreMember } from '../../kernel/actor.ts';
import { listLines, lockOrder } from '../../orders/index.ts';
import { orderLines } from '../../orders/tables.ts';
import { referralEntries, referralSettlements } from '../../referral/commission-tables.ts';
import { updateSettings } from '../../site/index.ts';
import { accounts, getStorePending, post } from '../../wallet/index.ts';
import { findObstacles } from '../account/closing-blockers.ts';
import { finishClosings } from '../account/finish-closings.ts';
import { type OrderRefund, refundOrder } from '../refund/refund-order.ts';
import { openCommissions } from './commissions-for-tests.ts';
import { forfeitCommissionsOfGone } from './forfeit-commissions.ts';
import { settlePromotersDue } from './settle-promoters.ts';

const { test, shop, newLine, newSale, receive, untilCompleted, rowsOf, availableOf, settlementsOf } =
  await openCommissions();

const refund = ({ no }: { no: string }, what: OrderRefund['what']) =>
  test.ctx.db.transaction(async (tx) => {
    const order = await lockOrder(tx, { no });
    if (!order) throw new Error(`no order ${no}`);
    return refundOrder(tx, test.ctx, { order, what, reason: 'test' });
  });

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
