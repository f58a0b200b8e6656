import { describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { addSeconds } from '../../kernel/clock.ts';
import { asPlatform, takeOrder } from '../../orders/index.ts';
import { promoters, referralLevels, referralRelations } from '../../referral/tables.ts';
import { updateSettings } from '../../site/index.ts';
import { confirmReceipt } from '../orders/receive-order.ts';
import { openCommissions } from './commissions-for-tests.ts';
import { settlePromotersDue } from './settle-promoters.ts';

const { test, shop, newLine, newSale, receive, untilCompleted, rowsOf, availableOf, settlementsOf } =
  await openCommissions();

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
