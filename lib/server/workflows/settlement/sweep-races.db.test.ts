import { afterAll, afterEach, expect, it } from '@jest/globals';
import { createTestContext } from '../../db/test-context.ts';
import type { StoreMember } from '../../kernel/actor.ts';
import { lockOrder } from '../../orders/index.ts';
import { confirmStatement } from '../../settlement/index.ts';
import { auditMoney } from '../ledger/audit-money.ts';
import { completeOrdersDue } from '../orders/complete-order.ts';
import { fulfilmentOf } from '../orders/fulfil-for-tests.ts';
import { refundOrder } from '../refund/refund-order.ts';
import { makeStatementsNow } from './make-statements.ts';
import { settleStatementsDue } from './settle-statements.ts';
import { statementsOf } from './statements-for-tests.ts';

const day = 86_400;
const test = await createTestContext({ PAYMENT_SANDBOX: true });
const [shop, desk] = [fulfilmentOf(test), statementsOf(test)];
afterAll(() => test.close());
afterEach(async () => expect(await auditMoney(test.ctx)).toEqual([]));

/** A store with an order that is completed. */
async function newSold(): Promise<{ store: StoreMember; no: string }> {
  const [order, store] = [await shop.newPaid({ payable: 10_000 }), await shop.newStore()];
  await shop.deliver(store, order);
  test.ctx.clock.advance(40 * day);
  await completeOrdersDue(test.ctx);
  test.ctx.clock.advance(1);
  return { store, no: order.no };
}

const refund = (no: string, amount: number) =>
  test.ctx.db.transaction(async (tx) => {
    const order = await lockOrder(tx, { no });
    if (order) await refundOrder(tx, test.ctx, { order, what: amount, reason: 'test' });
  });
const sweep = async ({ storeId }: StoreMember) => makeStatementsNow(test.ctx, await desk.newOperator(), { storeId });

it('a sweep while an order is refunded states the earning and the refund once, in this statement or the next', async () => {
  const { store, no } = await newSold();
  await Promise.all([sweep(store), refund(no, 2000), sweep(store), refund(no, 3000)]);
  test.ctx.clock.advance(1);
  await sweep(store);
  const statements = await desk.listOf(store);
  const sum = (part: 'earningsAmount' | 'reversalsAmount' | 'netAmount' | 'lineCount') =>
    statements.reduce((total, statement) => total + statement[part], 0);
  expect([sum('earningsAmount'), sum('reversalsAmount'), sum('lineCount')]).toEqual([10_000, -5000, 3]);
  expect(sum('netAmount')).toBe(5000 - 250);
  expect((await desk.moneyOf(store)).pending).toBe(4750);
});

it('a refund while its statement is settled takes nothing of what was stated, and is owed by the next', async () => {
  const { store, no } = await newSold();
  const statement = await desk.make(store);
  await confirmStatement(test.ctx, store, statement.no);
  await Promise.all([settleStatementsDue(test.ctx), refund(no, 10_000), settleStatementsDue(test.ctx)]);
  expect(await desk.read(statement.no)).toMatchObject({ status: 'settled', netAmount: 9500 });
  expect(await desk.moneyOf(store)).toMatchObject({ pending: -9500, available: 9500 });
  const next = await desk.make(store);
  expect(next).toMatchObject({ openingAmount: 9500, netAmount: -9500, closingAmount: 0 });
  await confirmStatement(test.ctx, store, next.no);
  await settleStatementsDue(test.ctx);
  expect(await desk.moneyOf(store)).toMatchObject({ pending: 0, available: 0 });
});
