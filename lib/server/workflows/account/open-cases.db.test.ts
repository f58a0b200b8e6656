import { afterAll, expect, it } from '@jest/globals';
import { withdrawRequest } from '../../aftersales/index.ts';
import { createTestContext } from '../../db/test-context.ts';
import { beginClosing, endClosing, getUser } from '../../identity/index.ts';
import type { Member } from '../../kernel/actor.ts';
import { asStore } from '../../orders/index.ts';
import { approveRequest } from '../aftersales/answer-case.ts';
import { openForCustomer } from '../aftersales/apply-for-case.ts';
import { casesOf } from '../aftersales/cases-for-tests.ts';
import { countWaiting } from '../homes/count-waiting.ts';
import { describeStoreHome } from '../homes/describe-store-home.ts';
import { listTodos } from '../homes/pieces/list-todos.ts';
import { auditMoney } from '../ledger/audit-money.ts';
import { completeOrdersDue } from '../orders/complete-order.ts';
import { confirmReceipt } from '../orders/receive-order.ts';
import { refundManually } from '../refund/refund-manually.ts';
import { findObstacles } from './closing-blockers.ts';
import { aftersales } from './pieces/export-case-parts.ts';

const test = await createTestContext({ PAYMENT_SANDBOX: true });
const shop = casesOf(test);
afterAll(() => test.close());

const userOf = ({ userId }: Member) => getUser(test.ctx.db, userId);

async function obstaclesOf(member: Member): Promise<string[]> {
  const { blockers } = await findObstacles(test.ctx.db, await userOf(member));
  return blockers.map(({ kind }) => kind);
}

it('an open case of a completed order stands in the way of closing the account, until it ends', async () => {
  const order = await shop.newSent();
  await confirmReceipt(test.ctx, { no: order.no, member: order.customer });
  test.ctx.clock.advance(16 * 24 * 3600);
  await completeOrdersDue(test.ctx);
  expect(await shop.stateOf(order.no)).toMatchObject({ status: 'completed' });
  expect(await obstaclesOf(order.customer)).not.toContain('aftersales');
  const request = await shop.request(order, 'refund_only');
  const key = crypto.randomUUID();
  const { no } = await openForCustomer(test.ctx, await shop.newOperator(), { no: order.no, request, key });
  expect(await obstaclesOf(order.customer)).toContain('aftersales');
  await withdrawRequest(test.ctx, order.customer, no);
  expect(await obstaclesOf(order.customer)).not.toContain('aftersales');
});

it('what goes back to an account that has ended is paid manually: nobody can spend its balance', async () => {
  const order = await shop.newSent();
  await confirmReceipt(test.ctx, { no: order.no, member: order.customer });
  test.ctx.clock.advance(16 * 24 * 3600);
  await completeOrdersDue(test.ctx);
  const { userId } = order.customer;
  const now = test.ctx.clock.now();
  await test.ctx.db.transaction(async (tx) => {
    await beginClosing(tx, { userId, reason: '', effectiveAt: now, now, actor: order.customer });
    await endClosing(tx, { userId, to: 'closed', now });
  });
  const { balanceAmount } = await shop.balancesOf(order.customer);
  const request = await shop.request(order, 'refund_only');
  const operator = await shop.newOperator();
  const { no } = await openForCustomer(test.ctx, operator, { no: order.no, request, key: crypto.randomUUID() });
  await approveRequest(test.ctx, asStore(order.store), { no });
  const [refund] = await shop.refundsOf(order.no);
  expect(refund).toMatchObject({ kind: 'manual', status: 'manual_required', amount: 10_000 });
  await refundManually(test.ctx, operator, { no: refund?.no ?? '', reference: 'B1' });
  expect(await shop.caseOf(no)).toMatchObject({ status: 'completed' });
  expect(await shop.balancesOf(order.customer)).toMatchObject({ balanceAmount });
  expect(await auditMoney(test.ctx)).toEqual([]);
});

it('a case waits for its store, is counted in the menu and listed with its deadline', async () => {
  const order = await shop.newSent();
  const store = { ...order.store, nodes: new Set(['*']) };
  const no = await shop.apply(order, 'refund_only', { amount: 2500 });
  const home = await describeStoreHome(test.ctx, { member: store, locale: 'en' });
  expect(home.counts.aftersales).toBe(1);
  expect(home.todos).toMatchObject([{ kind: 'case_answer', no, deadline: expect.any(Number) }]);
  const waiting = await countWaiting(test.ctx, store);
  expect(waiting).toContainEqual({ page: '/user/store/order_aftersales', count: 1 });
  expect((await listTodos(test.ctx, order.customer.userId)).map(({ key }) => key)).not.toContain('case_act');
});

it('the own data holds the own cases, in words', async () => {
  const [order, other] = [await shop.newSent(), await shop.newSent()];
  const no = await shop.apply(order, 'refund_only', { amount: 2500 });
  await shop.apply(other, 'refund_only');
  const rows = [];
  const reader = { user: await userOf(order.customer), locale: 'en' as const };
  for await (const batch of aftersales.read(test.ctx, reader)) rows.push(...batch);
  expect(rows).toMatchObject([
    { no, order: order.no, type: 'refund_only', status: 'applied', requested: '25.00', description: 'It is not right' },
  ]);
});
