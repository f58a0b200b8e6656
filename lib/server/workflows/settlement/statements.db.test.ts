import { describe, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { startOfShopDay } from '../../kernel/clock.ts';
import { lockOrder } from '../../orders/index.ts';
import { confirmStatement, listSweepable, saveRate } from '../../settlement/index.ts';
import { storeStatements } from '../../settlement/statement-tables.ts';
import { storeSettlementLines } from '../../settlement/tables.ts';
import { updateSettings } from '../../site/index.ts';
import { stores } from '../../store/tables.ts';
import { auditMoney } from '../ledger/audit-money.ts';
import { completeOrdersDue } from '../orders/complete-order.ts';
import { fulfilmentOf } from '../orders/fulfil-for-tests.ts';
import { refundOrder } from '../refund/refund-order.ts';
import { confirmExpiredStatements } from './confirm-expired.ts';
import { disputeStatement } from './dispute-statement.ts';
import { makeStatementsDue, makeStatementsNow } from './make-statements.ts';
import { settleStatementNow, settleStatementsDue } from './settle-statements.ts';
import { day, openWeeklyStatements, outcomes } from './weekly-statements-for-tests.ts';

const { test, desk } = await openWeeklyStatements();

/** As far as the next Monday, two in the morning. */
function advanceToMonday(): void {
  const now = test.ctx.clock.now();
  const midnight = startOfShopDay(new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' }).format(now));
  const weekday = new Date(midnight.getTime() + 8 * 3_600_000).getUTCDay();
  const days = ((8 - weekday) % 7 || 7) * day;
  test.ctx.clock.advance((midnight.getTime() - now.getTime()) / 1000 + days + 2 * 3600);
}

describe('the sweep', () => {
  it('states what was earned before the week began, with sums that add up', async () => {
    const store = await desk.newStore();
    await desk.earn(store, 9500);
    await desk.earn(store, -1900);
    advanceToMonday();
    await desk.earn(store, 700);
    await makeStatementsDue(test.ctx);
    const [statement, ...others] = await desk.listOf(store);
    expect(others).toEqual([]);
    expect(statement).toMatchObject({
      status: 'to_confirm',
      openingAmount: 0,
      adjustmentsAmount: 7600,
      netAmount: 7600,
      closingAmount: 7600,
      lineCount: 2,
      no: expect.stringMatching(/^SS\d{14}$/),
    });
    expect(statement?.confirmDeadline).toEqual(new Date(test.ctx.clock.now().getTime() + 3 * day * 1000));
  });

  it('run twice, and twice at once, puts each line into one statement', async () => {
    const store = await desk.newStore();
    for (const amount of [100, 200, 300]) await desk.earn(store, amount);
    advanceToMonday();
    await Promise.all([makeStatementsDue(test.ctx), makeStatementsDue(test.ctx), makeStatementsDue(test.ctx)]);
    await makeStatementsDue(test.ctx);
    expect(await desk.listOf(store)).toMatchObject([{ netAmount: 600, lineCount: 3 }]);
  });

  it('against what is earned meanwhile loses nothing and states nothing twice', async () => {
    const store = await desk.newStore();
    await desk.earn(store, 1000);
    test.ctx.clock.advance(1);
    const operator = await desk.newOperator();
    await Promise.all([
      makeStatementsNow(test.ctx, operator, { storeId: store.storeId }),
      ...[-10, -20, -30].map((amount) => desk.earn(store, amount)),
    ]);
    await desk.make(store);
    const statements = await desk.listOf(store);
    expect(statements.reduce((sum, { netAmount }) => sum + netAmount, 0)).toBe(940);
    expect(statements.reduce((sum, { lineCount }) => sum + lineCount, 0)).toBe(4);
  });

  it('waits as many days as lines have to wait, and is left to operators where that is set', async () => {
    const store = await desk.newStore();
    await desk.earn(store, 500);
    advanceToMonday();
    await updateSettings(test.ctx, { 'settle.holdDays': 8 });
    await makeStatementsDue(test.ctx);
    await updateSettings(test.ctx, { 'settle.holdDays': 0, 'settle.cycle': 'manual' });
    expect(await makeStatementsDue(test.ctx)).toBe(0);
    expect(await desk.listOf(store)).toEqual([]);
    expect((await desk.make(store)).netAmount).toBe(500);
  });

  it('is not kept from a store that was suspended, and ignores rates that change in its night', async () => {
    const shop = fulfilmentOf(test);
    const order = await shop.newPaid({ payable: 10_000 });
    const store = await shop.newStore();
    await shop.deliver(store, order);
    test.ctx.clock.advance(40 * day);
    await completeOrdersDue(test.ctx);
    await test.ctx.db.update(stores).set({ status: 'suspended' }).where(eq(stores.id, store.storeId));
    const rate = { scope: 'store' as const, scopeId: store.storeId, kind: 'sales' as const, bp: 9000 };
    const limits = { minAmount: 0, maxAmount: null, from: undefined, reason: 'night' };
    test.ctx.clock.advance(1);
    const operator = await desk.newOperator();
    await Promise.all([
      saveRate(test.ctx, operator, { ...rate, ...limits }),
      makeStatementsNow(test.ctx, operator, { storeId: store.storeId }),
    ]);
    expect(await desk.listOf(store)).toMatchObject([
      { earningsAmount: 10_000, feesAmount: -500, adjustmentsAmount: 0, netAmount: 9500 },
    ]);
  });

  it('leaves a late refund to the next statement', async () => {
    const shop = fulfilmentOf(test);
    const order = await shop.newPaid({ payable: 10_000 });
    const store = await shop.newStore();
    await shop.deliver(store, order);
    test.ctx.clock.advance(40 * day);
    await completeOrdersDue(test.ctx);
    await desk.make(store);
    await test.ctx.db.transaction(async (tx) => {
      const locked = await lockOrder(tx, { no: order.no });
      if (locked) await refundOrder(tx, test.ctx, { order: locked, what: 2000, reason: 'test' });
    });
    await desk.make(store);
    expect(await desk.listOf(store)).toMatchObject([
      { openingAmount: 0, earningsAmount: 10_000, reversalsAmount: 0, feesAmount: -500, netAmount: 9500 },
      { openingAmount: 9500, earningsAmount: 0, reversalsAmount: -2000, feesAmount: 100, closingAmount: 7600 },
    ]);
  });
});

describe('a statement', () => {
  it('is confirmed by its store, and settled: what it comes to can be taken', async () => {
    const store = await desk.newStore();
    await desk.earn(store, 4200);
    const { no } = await desk.make(store);
    await confirmStatement(test.ctx, store, no);
    expect(await desk.moneyOf(store)).toMatchObject({ pending: 4200, available: 0 });
    await desk.settleAll();
    expect(await desk.read(no)).toMatchObject({ status: 'settled', confirmedBy: store.userId });
    expect(await desk.moneyOf(store)).toMatchObject({ pending: 0, available: 4200, owed: 0 });
  });

  it('is confirmed by time when nobody objects, and not before', async () => {
    const store = await desk.newStore();
    await desk.earn(store, 100);
    const { no } = await desk.make(store);
    test.ctx.clock.advance(3 * day - 1);
    await confirmExpiredStatements(test.ctx);
    expect((await desk.read(no)).status).toBe('to_confirm');
    test.ctx.clock.advance(1);
    await Promise.all([confirmExpiredStatements(test.ctx), confirmExpiredStatements(test.ctx)]);
    expect(await desk.read(no)).toMatchObject({ status: 'confirmed', confirmedBy: null });
    await expect(disputeStatement(test.ctx, store, { no, note: 'late' })).rejects.toMatchObject({
      code: 'status_changed',
    });
  });

  it('of another store is not there', async () => {
    const [store, other] = [await desk.newStore(), await desk.newStore()];
    await desk.earn(store, 100);
    const { no } = await desk.make(store);
    await expect(confirmStatement(test.ctx, other, no)).rejects.toMatchObject({ code: 'not_found' });
    await expect(disputeStatement(test.ctx, other, { no, note: 'x' })).rejects.toMatchObject({ code: 'not_found' });
  });

  it('below zero leaves a debt, which the next one makes up for', async () => {
    const store = await desk.newStore();
    await desk.earn(store, -700);
    const { no } = await desk.make(store);
    await confirmStatement(test.ctx, store, no);
    await desk.settleAll();
    expect(await desk.moneyOf(store)).toMatchObject({ pending: 0, available: -700, owed: 700 });
    await desk.earn(store, 1000);
    expect(await desk.make(store)).toMatchObject({ openingAmount: -700, netAmount: 1000, closingAmount: 300 });
    expect((await desk.moneyOf(store)).owed).toBe(0);
  });

  it('is settled once, whoever settles it', async () => {
    const store = await desk.newStore();
    await desk.earn(store, 900);
    const { no } = await desk.make(store);
    await confirmStatement(test.ctx, store, no);
    const operator = await desk.newOperator();
    await Promise.allSettled([
      settleStatementsDue(test.ctx),
      settleStatementsDue(test.ctx),
      settleStatementNow(test.ctx, operator, no),
    ]);
    expect((await desk.moneyOf(store)).available).toBe(900);
    await expect(settleStatementNow(test.ctx, operator, no)).rejects.toMatchObject({ code: 'status_changed' });
  });

  it('confirmed against objected, and against the deadline: exactly one wins', async () => {
    const store = await desk.newStore();
    await desk.earn(store, 100);
    const { no } = await desk.make(store);
    const both = [confirmStatement(test.ctx, store, no), disputeStatement(test.ctx, store, { no, note: 'wrong' })];
    expect(await outcomes(both)).toEqual(['done', 'status_changed']);
    await desk.earn(store, 100);
    const next = await desk.make(store);
    test.ctx.clock.advance(3 * day);
    await Promise.allSettled([confirmStatement(test.ctx, store, next.no), confirmExpiredStatements(test.ctx)]);
    expect((await desk.read(next.no)).status).toBe('confirmed');
    const { rows } = await test.ctx.db.execute(
      sql`select count(*)::int as n from status_logs where entity_type = 'store_statement' and entity_id = ${next.id}
        and to_status = 'confirmed'`,
    );
    expect(rows).toEqual([{ n: 1 }]);
  });
});

describe('the database', () => {
  it('refuses to change what is settled, and lines of a statement', async () => {
    const store = await desk.newStore();
    await desk.earn(store, 100);
    const { no, id } = await desk.make(store);
    await confirmStatement(test.ctx, store, no);
    await desk.settleAll();
    const { db } = test.ctx;
    const mine = eq(storeStatements.id, id);
    const lines = eq(storeSettlementLines.statementId, id);
    await expect(db.update(storeStatements).set({ disputeNote: 'x' }).where(mine)).rejects.toThrow();
    await expect(db.delete(storeStatements).where(mine)).rejects.toThrow();
    await expect(db.update(storeSettlementLines).set({ statementId: null }).where(lines)).rejects.toThrow();
    await expect(db.delete(storeSettlementLines).where(lines)).rejects.toThrow();
    const [line] = await db.select().from(storeSettlementLines).where(lines);
    if (!line) throw new Error('no line');
    const { id: _, ...row } = line;
    await expect(db.insert(storeSettlementLines).values({ ...row, cause: 'late' })).rejects.toThrow();
  });

  it('has books that are sound after all that', async () => {
    expect(await listSweepable(test.ctx.db, { until: new Date(0) })).toEqual([]);
    expect(await auditMoney(test.ctx)).toEqual([]);
  });
});
