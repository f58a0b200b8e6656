import { afterAll, afterEach, expect } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { createTestContext } from '../../db/test-context.ts';
import type { Member, StoreMember } from '../../kernel/actor.ts';
import { asStore } from '../../orders/index.ts';
import { referralCommissions, referralSettlements } from '../../referral/commission-tables.ts';
import { copyTerms } from '../../referral/index.ts';
import { referralRelations } from '../../referral/tables.ts';
import { getSettings, updateSettings } from '../../site/index.ts';
import { walletAccounts } from '../../wallet/tables.ts';
import { auditMoney } from '../ledger/audit-money.ts';
import { completeOrdersDue } from '../orders/complete-order.ts';
import { fulfilmentOf } from '../orders/fulfil-for-tests.ts';
import { confirmReceipt } from '../orders/receive-order.ts';
import { settlePromotersDue } from './settle-promoters.ts';

const day = 86_400;

/** A shop with promoters; its books are checked after each test, and what they earned in it is settled. */
export async function openCommissions() {
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

  const settlementsOf = ({ userId }: Member) =>
    test.ctx.db
      .select()
      .from(referralSettlements)
      .where(eq(referralSettlements.userId, userId))
      .orderBy(referralSettlements.id);

  return { test, shop, newLine, newSale, receive, untilCompleted, rowsOf, availableOf, settlementsOf };
}
