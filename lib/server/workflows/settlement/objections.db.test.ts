import { describe, expect, it } from '@jest/globals';
import { toPage } from '../../kernel/paging.ts';
import { claimOrder, listPool } from '../../orders/index.ts';
import { confirmStatement } from '../../settlement/index.ts';
import { updateSettings } from '../../site/index.ts';
import { fulfilmentOf } from '../orders/fulfil-for-tests.ts';
import { approveAnswer, dropAnswer, proposeAnswer, refuseObjection } from './decide-objection.ts';
import { disputeStatement } from './dispute-statement.ts';
import { settleStatementNow } from './settle-statements.ts';
import { day, openWeeklyStatements, outcomes } from './weekly-statements-for-tests.ts';

const { test, desk } = await openWeeklyStatements();

describe('an objection', () => {
  const disputed = async (amount: number) => {
    const store = await desk.newStore();
    await desk.earn(store, amount);
    const { no } = await desk.make(store);
    await disputeStatement(test.ctx, store, { no, note: 'One order is missing' });
    return { store, statement: await desk.read(no) };
  };

  it('is answered by an adjustment of that statement, which two operators make', async () => {
    const { store, statement } = await disputed(5000);
    const { no } = statement;
    const [one, two] = [await desk.newOperator(), await desk.newOperator()];
    await proposeAnswer(test.ctx, one, { no, amount: 250, reason: 'Found it' });
    const { version } = await desk.read(no);
    await expect(approveAnswer(test.ctx, one, { no, version })).rejects.toMatchObject({ code: 'same_reviewer' });
    test.ctx.clock.advance(2 * day);
    const late = { no, version: version - 1 };
    await expect(approveAnswer(test.ctx, two, late)).rejects.toMatchObject({ code: 'status_changed' });
    expect(await outcomes([1, 2].map(() => approveAnswer(test.ctx, two, { no, version })))).toEqual([
      'done',
      'status_changed',
    ]);
    expect(await desk.read(no)).toMatchObject({
      status: 'to_confirm',
      netAmount: 5250,
      closingAmount: 5250,
      lineCount: 2,
      answer: 'Found it',
      confirmDeadline: new Date(test.ctx.clock.now().getTime() + 3 * day * 1000),
    });
    expect((await desk.moneyOf(store)).pending).toBe(5250);
    await confirmStatement(test.ctx, store, no);
    await desk.settleAll();
    expect(await desk.moneyOf(store)).toMatchObject({ pending: 0, available: 5250 });
  });

  it('can be refused with a reason, and raised again', async () => {
    const { store, statement } = await disputed(100);
    const { no } = statement;
    await refuseObjection(test.ctx, await desk.newOperator(), { no, reason: 'It is in the last one' });
    expect(await desk.read(no)).toMatchObject({
      status: 'to_confirm',
      answer: 'It is in the last one',
      netAmount: 100,
    });
    await disputeStatement(test.ctx, store, { no, note: 'It is not' });
    await proposeAnswer(test.ctx, await desk.newOperator(), { no, amount: -40, reason: 'Too much' });
    await dropAnswer(test.ctx, await desk.newOperator(), { no, reason: 'No' });
    expect(await desk.read(no)).toMatchObject({ status: 'disputed', proposedAmount: null });
  });

  it('is not decided by who works for the store, nor is its money settled by them', async () => {
    const { store, statement } = await disputed(100);
    const refused = { code: 'own_record' };
    const { no } = statement;
    await expect(proposeAnswer(test.ctx, store, { no, amount: 9, reason: 'x' })).rejects.toMatchObject(refused);
    await expect(refuseObjection(test.ctx, store, { no, reason: 'x' })).rejects.toMatchObject(refused);
    await expect(settleStatementNow(test.ctx, store, no)).rejects.toMatchObject(refused);
  });
});

describe('a debt', () => {
  it('above the limit keeps a store from claiming, also while it comes about, and no longer than it lasts', async () => {
    const shop = fulfilmentOf(test);
    const store = await shop.newStore();
    const [first, second, third] = [await shop.newPaid(), await shop.newPaid(), await shop.newPaid()];
    const [raced] = await outcomes([claimOrder(test.ctx, store, first.no), desk.earn(store, -300)]);
    expect(raced).toBe('done');
    await expect(claimOrder(test.ctx, store, second.no)).rejects.toMatchObject({
      code: 'store_owes',
      values: { amount: '3.00' },
    });
    const pool = await listPool(test.ctx, store.storeId, { filter: {}, page: toPage({}) });
    expect(pool.blocked).toBe('store_owes');
    await updateSettings(test.ctx, { 'settle.claimDebtLimitFen': 300 });
    await claimOrder(test.ctx, store, second.no);
    await updateSettings(test.ctx, { 'settle.claimDebtLimitFen': 0 });
    await desk.earn(store, 300);
    await claimOrder(test.ctx, store, third.no);
  });
});
