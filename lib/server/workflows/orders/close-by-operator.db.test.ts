import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { createTestContext } from '../../db/test-context.ts';
import {
  asStore,
  freezeClocks,
  getOperatorOrder,
  getOrder,
  listLines,
  lockOrder,
  takeOrder,
} from '../../orders/index.ts';
import { auditMoney } from '../ledger/audit-money.ts';
import { describeGroup } from '../payment/describe-group.ts';
import { adjustOrder } from './adjust-order.ts';
import { closeByOperator, decideClose } from './close-by-operator.ts';
import { fulfilmentOf } from './fulfil-for-tests.ts';
import { confirmReceiptFor } from './receive-order.ts';

const test = await createTestContext({ PAYMENT_SANDBOX: true });
const shop = fulfilmentOf(test);
afterAll(() => test.close());
afterEach(async () => expect(await auditMoney(test.ctx)).toEqual([]));

describe('closing a paid order', () => {
  const input = { reason: 'operator' as const, note: 'cannot be made' };

  it('takes one operator for a small one, at work or not', async () => {
    const [operator, store] = [await shop.newOperator(), await shop.newStore()];
    const [waiting, atWork] = [await shop.newPaid(), await shop.newPaid()];
    await shop.accept(store, atWork.no);
    for (const { no, id, customer } of [waiting, atWork]) {
      expect(await closeByOperator(test.ctx, operator, { no, ...input })).toBe('closed');
      expect(await shop.stateOf(no)).toMatchObject({ status: 'closed', closeReason: 'operator' });
      expect(await shop.wayOf(id)).toMatchObject({ status: 'cancelled' });
      expect((await shop.balancesOf(customer)).balanceAmount).toBe(1_000_000);
    }
  });

  it('takes two above a thousand yuan', async () => {
    const { ctx } = test;
    const [one, two] = [await shop.newOperator(), await shop.newOperator()];
    const { no } = await shop.newPaid({ payable: 100_001 });
    expect(await closeByOperator(ctx, one, { no, ...input })).toBe('proposed');
    await expect(closeByOperator(ctx, two, { no, ...input })).rejects.toMatchObject({ code: 'status_changed' });
    const alone = decideClose(ctx, one, { no, isApproved: true });
    await expect(alone).rejects.toMatchObject({ code: 'second_operator_needed' });
    expect(await shop.stateOf(no)).toMatchObject({ status: 'pending_dispatch' });
    const both = await Promise.allSettled([1, 2].map(() => decideClose(ctx, two, { no, isApproved: true })));
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await shop.stateOf(no)).toMatchObject({ status: 'closed', refundedAmount: 100_001 });
  });

  it('can be refused, or taken back', async () => {
    const { ctx } = test;
    const [one, two] = [await shop.newOperator(), await shop.newOperator()];
    const { no } = await shop.newPaid({ payable: 200_000 });
    for (const decider of [two, one]) {
      await closeByOperator(ctx, one, { no, ...input });
      await decideClose(ctx, decider, { no, isApproved: false, ...(decider === two && { reason: 'keep it' }) });
    }
    const logged = sql`select actor_id, event, reason, data from status_logs
      where entity_type = 'close_request' and data->>'order' = ${no} order by id`;
    expect((await ctx.db.execute(logged)).rows).toEqual([
      { actor_id: two.userId, event: 'refuse', reason: 'keep it', data: { order: no } },
      { actor_id: one.userId, event: 'take_back', reason: null, data: { order: no } },
    ]);
    const notified = sql`select user_id, args from messages where event_key = 'orderCloseDeclinedDesk'`;
    expect((await ctx.db.execute(notified)).rows).toEqual([{ user_id: one.userId, args: { no, reason: 'keep it' } }]);
    await expect(decideClose(ctx, two, { no, isApproved: true })).rejects.toMatchObject({ code: 'status_changed' });
    expect(await shop.stateOf(no)).toMatchObject({ status: 'pending_dispatch', closingReason: null });
  });
});

describe('an operator who bought the order', () => {
  const input = { reason: 'operator' as const, note: 'mine' };

  it('neither closes it nor is the second of the two', async () => {
    const { ctx } = test;
    const [one, self] = [await shop.newOperator(), await shop.newOperator()];
    const { no } = await shop.newPaid({ customer: self, payable: 100_001 });
    for (const attempt of [
      () => closeByOperator(ctx, self, { no, ...input }),
      async () => {
        await closeByOperator(ctx, one, { no, ...input });
        await decideClose(ctx, self, { no, isApproved: true });
      },
      () => decideClose(ctx, self, { no, isApproved: false }),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ code: 'own_record' });
    }
    expect(await shop.stateOf(no)).toMatchObject({ status: 'pending_dispatch', closingReason: null });
  });

  it('gives no other price to it, and is not asked to', async () => {
    const { ctx } = test;
    const self = await shop.newOperator();
    const { order } = await shop.newOrders(self, {});
    const cheaper = adjustOrder(ctx, self, { no: order.no, change: -9_999, reason: 'mine' });
    await expect(cheaper).rejects.toMatchObject({ code: 'own_record' });
    expect(await shop.stateOf(order.no)).toMatchObject({ payableAmount: 10_000, version: order.version });
    const shown = await getOperatorOrder(ctx, self, order.no);
    expect(shown.operations).toEqual(['cancel']);
    expect((await getOperatorOrder(ctx, await shop.newOperator(), order.no)).operations).toEqual(['adjust', 'cancel']);
  });
});

describe('a receipt that an operator confirms', () => {
  const input = (no: string) => ({ no, reason: '客户来电确认' });
  const newShipped = async () => {
    const store = await shop.newStore();
    const paid = await shop.newPaid();
    await shop.accept(store, paid.no);
    await shop.ship(asStore(store), paid.no);
    return { ...paid, store };
  };

  it('counts as the customer’s, who is told why; the history has the operator', async () => {
    const operator = await shop.newOperator();
    const { no, customer, store } = await newShipped();
    await confirmReceiptFor(test.ctx, operator, input(no));
    const { order, history } = await getOrder(test.ctx, customer.userId, no);
    expect(order).toMatchObject({ status: 'received', fulfilmentStatus: 'delivered', autoConfirmAt: null });
    expect(order.aftersaleDeadline).not.toBeNull();
    expect(history[0]).toMatchObject({
      event: 'receive',
      reason: '客户来电确认',
      data: { side: 'platform' },
      actorId: operator.userId,
    });
    const events = async (userId: number) =>
      (
        await test.ctx.db.$client.query("select event_key from messages where user_id = $1 and args->>'no' = $2", [
          userId,
          no,
        ])
      ).rows.map((row) => row.event_key);
    expect(await events(customer.userId)).toContain('orderReceivedFor');
    expect(await events(store.userId)).toContain('orderConfirmed');
    await expect(confirmReceiptFor(test.ctx, operator, input(no))).rejects.toMatchObject({ code: 'status_changed' });
  });

  it('is refused while an after-sale is open, before it is sent, and where there is none', async () => {
    const operator = await shop.newOperator();
    const { no } = await newShipped();
    await test.ctx.db.transaction(async (tx) => {
      const order = await lockOrder(tx, { no });
      if (order) await freezeClocks(tx, order, { at: test.ctx.clock.now() });
    });
    const waiting = await shop.newPaid();
    const atWork = await shop.newPaid();
    await takeOrder(test.ctx, operator, atWork.no);
    const { order: unpaid } = await shop.newOrders(await shop.newMember(), {});
    for (const refused of [no, waiting.no, atWork.no, unpaid.no]) {
      const attempt = confirmReceiptFor(test.ctx, operator, input(refused));
      await expect(attempt).rejects.toMatchObject({ code: 'status_changed' });
    }
    const nothing = confirmReceiptFor(test.ctx, operator, input('SO26010100000000'));
    await expect(nothing).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('another price', () => {
  it('closes the open payment, counts on every line, and is what is paid then', async () => {
    const { ctx } = test;
    const [operator, customer] = [await shop.newOperator(), await shop.newMember()];
    await shop.fill(customer, 50_000);
    const { group, order } = await shop.newOrders(customer, { payable: 10_000 });
    await shop.pay(customer, group.no, 'sandbox');
    await adjustOrder(ctx, operator, { no: order.no, change: -1500, freight: 800, reason: 'agreed' });
    const [payment] = await shop.paymentsOf(group.no);
    expect(payment).toMatchObject({ status: 'closed' });
    expect(await shop.stateOf(order.no)).toMatchObject({
      payableAmount: 9300,
      adjustAmount: -1500,
      freightAmount: 800,
    });
    expect(await listLines(ctx.db, [order.id])).toMatchObject([
      { adjustAllocAmount: -1500, paidAmount: 8500, freightAllocAmount: 800 },
    ]);
    await shop.pay(customer, group.no, 'balance');
    expect((await shop.balancesOf(customer)).balanceAmount).toBe(40_700);
    const late = adjustOrder(ctx, operator, { no: order.no, change: 1, reason: 'x' });
    await expect(late).rejects.toMatchObject({ code: 'status_changed' });
  });

  it('is never below nothing, and nothing is paid by nothing', async () => {
    const { ctx } = test;
    const [operator, customer] = [await shop.newOperator(), await shop.newMember()];
    const { group, order } = await shop.newOrders(customer, { payable: 500 });
    const below = adjustOrder(ctx, operator, { no: order.no, change: -501, reason: 'x' });
    await expect(below).rejects.toMatchObject({ fields: { change: { key: 'belowNothing' } } });
    await adjustOrder(ctx, operator, { no: order.no, change: -500, reason: 'gift' });
    expect(await shop.stateOf(order.no)).toMatchObject({ status: 'pending_dispatch', payableAmount: 0 });
    expect((await describeGroup(ctx, customer.userId, group.no)).due.status).toBe('paid');
  });
});
