import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { createTestContext } from '../../db/test-context.ts';
import { createTestUser } from '../../factories/factories.ts';
import type { Member } from '../../kernel/actor.ts';
import { lockOrder } from '../../orders/index.ts';
import { listRefundsToDo, retryRefund } from '../../payments/index.ts';
import { updateSettings } from '../../site/index.ts';
import { auditMoney } from '../ledger/audit-money.ts';
import { ordersOf } from '../orders/orders-for-tests.ts';
import { confirmOrderTransfer } from '../payment/receive-payment.ts';
import { submitOrderVoucher } from '../payment/submit-order-voucher.ts';
import { refundManually } from './refund-manually.ts';
import { type OrderRefund, refundOrder } from './refund-order.ts';
import { runRefunds } from './run-refunds.ts';

const test = await createTestContext({ PAYMENT_SANDBOX: true });
await updateSettings(test.ctx, { 'payment.bank': { holder: 'H', bank: 'B', account: '6222' } });
const shop = ordersOf(test);
afterAll(() => test.close());
afterEach(async () => expect(await auditMoney(test.ctx)).toEqual([]));

/** Pays an order: so much from the balance, the rest by the sandbox. */
async function paidOrder({ payable = 9999, points = 0, fromBalance = 0 } = {}) {
  const member = await shop.newMember();
  if (fromBalance > 0) await shop.fill(member, fromBalance);
  if (points > 0) await shop.givePoints(member, points);
  const { group, order } = await shop.newOrders(member, { payable, points });
  if (fromBalance === payable) await shop.pay(member, group.no, 'balance');
  else await payOutside(member, group.no, fromBalance);
  return { member, group, order };
}

async function payOutside(member: Member, groupNo: string, fromBalance: number): Promise<void> {
  await shop.pay(member, groupNo, 'sandbox', fromBalance === 0 ? undefined : fromBalance);
  const payment = (await shop.paymentsOf(groupNo)).find(({ channel }) => channel === 'sandbox');
  if (!payment) throw new Error('no payment');
  await shop.send(payment);
}

const refund = (no: string, what: OrderRefund['what']) =>
  test.ctx.db.transaction(async (tx) => {
    const order = await lockOrder(tx, { no });
    if (!order) throw new Error(`no order ${no}`);
    return refundOrder(tx, test.ctx, { order, what, reason: 'test' });
  });

describe('a refund', () => {
  it('of three thirds is what was paid, and the last one closes the order', async () => {
    const { member, order } = await paidOrder({ payable: 9999, points: 100, fromBalance: 9999 });
    for (const _ of [1, 2, 3]) await refund(order.no, 3333);
    expect(await shop.balancesOf(member)).toMatchObject({ balanceAmount: 9999, points: 100 });
    const over = await shop.stateOf(order.no);
    expect(over).toMatchObject({ status: 'closed', closeReason: 'fully_refunded', refundedAmount: 9999 });
    await expect(refund(order.no, 1)).rejects.toMatchObject({ code: 'status_changed' });
  });

  it('of more than the rest passes once, however many are asked for at once', async () => {
    const { member, order } = await paidOrder({ payable: 10_000, fromBalance: 10_000 });
    const tries = await Promise.allSettled([6000, 6000, 6000].map((amount) => refund(order.no, amount)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = tries.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []));
    expect(refused).toEqual(['refund_too_much', 'refund_too_much']);
    expect((await shop.balancesOf(member)).balanceAmount).toBe(6000);
    expect(await shop.stateOf(order.no)).toMatchObject({ paymentStatus: 'partially_refunded', refundedAmount: 6000 });
  });

  it('takes what came from outside first, then what came from the balance', async () => {
    const { member, order } = await paidOrder({ payable: 10_000, fromBalance: 4000 });
    await refund(order.no, 7000);
    const parts = await shop.refundsOf(order.no);
    expect(parts.map(({ channel, amount, status }) => [channel, amount, status])).toEqual([
      ['sandbox', 6000, 'pending'],
      ['balance', 1000, 'succeeded'],
    ]);
    expect((await shop.balancesOf(member)).balanceAmount).toBe(1000);
    await Promise.all([runRefunds(test.ctx), runRefunds(test.ctx)]);
    expect(await shop.stateOf(order.no)).toMatchObject({ status: 'pending_dispatch', refundedAmount: 7000 });
    expect((await shop.refundsOf(order.no))[0]).toMatchObject({ status: 'succeeded', attempts: 1 });
  });

  it('of one order leaves the others of its group alone', async () => {
    const member = await shop.newMember();
    const { group, orders } = await shop.newOrders(member, { payable: 3333 }, { payable: 3333 }, { payable: 3334 });
    await payOutside(member, group.no, 0);
    await refund(orders[0]?.no ?? '', 'all');
    await runRefunds(test.ctx);
    const states = await Promise.all(orders.map(({ no }) => shop.stateOf(no)));
    expect(states.map(({ status, refundedAmount }) => [status, refundedAmount])).toEqual([
      ['closed', 3333],
      ['pending_dispatch', 0],
      ['pending_dispatch', 0],
    ]);
  });

  it('gives used points back in proportion, all of them in the end', async () => {
    const { member, order } = await paidOrder({ payable: 1000, points: 100, fromBalance: 1000 });
    await refund(order.no, 333);
    expect((await shop.balancesOf(member)).points).toBe(33);
    await refund(order.no, 333);
    expect((await shop.balancesOf(member)).points).toBe(66);
    await refund(order.no, 'all');
    expect((await shop.balancesOf(member)).points).toBe(100);
  });

  it.each([-1, 10_000])('of %d fen out of 9999 is refused', async (amount) => {
    const { member, order } = await paidOrder({ fromBalance: 9999 });
    await expect(refund(order.no, amount)).rejects.toMatchObject({ code: 'refund_too_much' });
    expect((await shop.balancesOf(member)).balanceAmount).toBe(0);
  });
});

describe('a refund of a transfer', () => {
  async function transferred() {
    const [member, operator] = [await shop.newMember(), await shop.newMember()];
    const { group, order } = await shop.newOrders(member, { payable: 5000 });
    await shop.pay(member, group.no, 'bank');
    const [payment] = await shop.paymentsOf(group.no);
    if (!payment) throw new Error('no payment');
    await submitOrderVoucher(test.ctx, member, { no: group.no, payment_no: payment.no, reference: 'R' });
    await confirmOrderTransfer(test.ctx, operator, { no: payment.no, amount: 5000, tradeNo: `B-${payment.no}` });
    await refund(order.no, 'all');
    const [waiting] = await shop.refundsOf(order.no);
    if (!waiting) throw new Error('no refund');
    return { member, operator, order, waiting };
  }

  it('waits for an operator, who pays it back once', async () => {
    const { operator, order, waiting } = await transferred();
    expect(waiting).toMatchObject({ status: 'manual_required', kind: 'manual', nextAt: null });
    expect((await shop.stateOf(order.no)).status).toBe('pending_dispatch');
    const done = { no: waiting.no, reference: 'out 42' };
    const tries = await Promise.allSettled([1, 2].map(() => refundManually(test.ctx, operator, done)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await shop.stateOf(order.no)).toMatchObject({ status: 'closed', refundedAmount: 5000 });
    expect((await shop.refundsOf(order.no))[0]).toMatchObject({ providerRefundNo: 'out 42', paidBy: operator.userId });
  });

  it.each(['', ' ', '-', '——', '0000', '\u200b'])(
    'is not paid back without what it can be found by: %j',
    async (reference) => {
      const { operator, order, waiting } = await transferred();
      await expect(refundManually(test.ctx, operator, { no: waiting.no, reference })).rejects.toMatchObject({
        code: 'invalid_input',
        fields: { reference: { key: 'required' } },
      });
      expect(await shop.refundsOf(order.no)).toMatchObject([{ status: 'manual_required' }]);
    },
  );

  it('is told to whoever may pay it back, once, and to nobody else', async () => {
    const notified = async (userId: number) => {
      const requested = sql`select args from messages where user_id = ${userId} and event_key = 'refundByHand'`;
      return (await test.ctx.db.execute<{ args: Record<string, string> }>(requested)).rows.map(({ args }) => args);
    };
    const newUser = async (group: 'operator' | 'store') => (await createTestUser(test.ctx, { group })).id;
    const [able, unable] = [await newUser('operator'), await newUser('store')];
    const { member, waiting } = await transferred();
    expect(await notified(able)).toEqual([{ no: waiting.no, amount: '50.00' }]);
    expect([await notified(unable), await notified(member.userId)]).toEqual([[], []]);

    const grant = sql`insert into user_group_rules (group_id, rule_id) select g.id, r.id from user_groups g, user_rules r
      where g.key = 'store' and r.name = 'operator/refund/paid'`;
    await test.ctx.db.execute(grant);
    const later = await transferred();
    expect(await notified(unable)).toEqual([{ no: later.waiting.no, amount: '50.00' }]);
    const links = await test.ctx.db.execute(sql`select link from messages where user_id = ${unable}`);
    expect(links.rows).toEqual([{ link: `/user/desk/refunds?no=${later.waiting.no}` }]);
    const page = { page: 1, limit: 10, offset: 0 };
    const { list } = await listRefundsToDo(test.ctx.db, page, later.waiting.no);
    expect(list.map(({ refund: { no } }) => no)).toEqual([later.waiting.no]);
  });

  it('is told of as well when a provider refuses it again and again', async () => {
    const { id: operator } = await createTestUser(test.ctx, { group: 'operator' });
    const { order } = await paidOrder({ payable: 5000 });
    await refund(order.no, 'all');
    const [waiting] = await shop.refundsOf(order.no);
    await test.ctx.db.execute(sql`update payments set channel = 'alipay' where no = ${waiting?.paymentNo}`);
    await runRefunds(test.ctx);
    expect(await shop.refundsOf(order.no)).toMatchObject([{ status: 'manual_required' }]);
    const requested = sql`select 1 from messages where user_id = ${operator} and event_key = 'refundByHand'`;
    expect((await test.ctx.db.execute(requested)).rows).toHaveLength(1);
  });

  it('is not asked of a provider again while a person pays it back, nor once it is paid', async () => {
    const { operator, waiting } = await transferred();
    const { no } = waiting;
    await expect(retryRefund(test.ctx, operator, no)).rejects.toMatchObject({ code: 'status_changed' });
    await refundManually(test.ctx, operator, { no, reference: 'out 43' });
    await expect(retryRefund(test.ctx, operator, no)).rejects.toMatchObject({ code: 'status_changed' });
    await expect(retryRefund(test.ctx, operator, 'RF26010100000000')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is not decided by its receiver', async () => {
    const { member, waiting } = await transferred();
    const done = { no: waiting.no, reference: 'x' };
    await expect(refundManually(test.ctx, member, done)).rejects.toMatchObject({ code: 'own_payment' });
    await expect(retryRefund(test.ctx, member, waiting.no)).rejects.toMatchObject({ code: 'own_payment' });
  });
});
