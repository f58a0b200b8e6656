import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { createTestContext } from '../../db/test-context.ts';
import { DomainError } from '../../kernel/errors.ts';
import { updateSettings } from '../../site/index.ts';
import { auditMoney } from '../ledger/audit-money.ts';
import { closeUnpaidOrders } from '../orders/close-unpaid-orders.ts';
import { giveUpPaying } from './give-up-paying.ts';
import { payingOf } from './paying-for-tests.ts';
import { closeOverduePayments } from './query-payments.ts';

const test = await createTestContext({ PAYMENT_SANDBOX: true });
await updateSettings(test.ctx, { 'payment.bank': { holder: 'H', bank: 'B', account: '6222' } });
const { shop, payer, dueOf } = payingOf(test);
afterAll(() => test.close());
afterEach(async () => expect(await auditMoney(test.ctx)).toEqual([]));

describe('paying by a provider', () => {
  it('pays once, whether five messages come at once or one comes before the browser is back', async () => {
    const member = await payer();
    const { group, order } = await shop.newOrders(member, { payable: 4200 });
    await shop.pay(member, group.no, 'sandbox');
    const [payment] = await shop.paymentsOf(group.no);
    if (!payment) throw new Error('no payment');
    const said = await Promise.all([1, 2, 3, 4, 5].map(() => shop.send(payment)));
    expect(said.sort()).toEqual(['applied', 'duplicate', 'duplicate', 'duplicate', 'duplicate']);
    expect(await dueOf(member, group.no)).toMatchObject({ status: 'paid' });
    expect(await shop.stateOf(order.no)).toMatchObject({ status: 'pending_dispatch', paidAmount: 4200 });
    await expect(shop.pay(member, group.no, 'sandbox')).rejects.toMatchObject({ code: 'group_paid' });
  });

  it('goes on with the same attempt, and closes it for another way', async () => {
    const member = await payer(10_000);
    const { group } = await shop.newOrders(member, { payable: 5000 });
    await shop.pay(member, group.no, 'sandbox');
    await shop.pay(member, group.no, 'sandbox');
    expect(await shop.paymentsOf(group.no)).toHaveLength(1);
    await shop.pay(member, group.no, 'sandbox', 1000);
    await shop.pay(member, group.no, 'balance');
    const all = await shop.paymentsOf(group.no);
    expect(all.map(({ channel, status, amount }) => [channel, status, amount])).toEqual([
      ['sandbox', 'closed', 5000],
      ['balance', 'closed', 1000],
      ['sandbox', 'closed', 4000],
      ['balance', 'succeeded', 5000],
    ]);
    expect(await shop.balancesOf(member)).toMatchObject({ balanceAmount: 5000, heldAmount: 0 });
  });

  it('by several ways at once, from several tabs, leaves one attempt or the payment, and each tab an answer', async () => {
    for (let round = 0; round < 3; round += 1) {
      const member = await payer(20_000);
      const { group } = await shop.newOrders(member, { payable: 6000 });
      const ways = [
        () => shop.pay(member, group.no, 'bank'),
        () => shop.pay(member, group.no, 'sandbox'),
        () => shop.pay(member, group.no, 'sandbox', 1000),
        () => shop.pay(member, group.no, 'bank', 2000),
      ];
      await shop.pay(member, group.no, 'bank', 500);
      const tries = await Promise.allSettled(ways.map((pay) => pay()));
      for (const each of tries) if (each.status === 'rejected') expect(each.reason).toBeInstanceOf(DomainError);
      const open = (await shop.paymentsOf(group.no)).filter(({ status }) => ['created', 'pending'].includes(status));
      expect(open.filter(({ channel }) => channel !== 'balance')).toHaveLength(1);
    }
  });

  it('ends with the time to pay of the orders', async () => {
    const member = await payer();
    const { group, order } = await shop.newOrders(member, {});
    await shop.pay(member, group.no, 'bank');
    const [payment] = await shop.paymentsOf(group.no);
    expect(payment?.expiresAt).toEqual(order.payDeadline);
  });
});

describe('paying in two parts', () => {
  async function mixed(balance = 3000) {
    const member = await payer(balance);
    const { group, order } = await shop.newOrders(member, { payable: 10_000 }, { payable: 1 });
    await shop.pay(member, group.no, 'sandbox', 2500);
    const [held, outside] = await shop.paymentsOf(group.no);
    if (!held || !outside) throw new Error('not two parts');
    return { member, group, order, held, outside };
  }

  it('takes what was set aside once the other part is paid', async () => {
    const { member, group, outside } = await mixed();
    expect(await shop.balancesOf(member)).toMatchObject({ balanceAmount: 500, heldAmount: 2500 });
    expect(await shop.send(outside)).toBe('applied');
    expect(await shop.balancesOf(member)).toMatchObject({ balanceAmount: 500, heldAmount: 0 });
    const paid = await shop.paymentsOf(group.no);
    expect(paid.map(({ status, amount }) => [status, amount])).toEqual([
      ['succeeded', 2500],
      ['succeeded', 7501],
    ]);
    expect(await dueOf(member, group.no)).toMatchObject({ status: 'paid' });
  });

  it('gives it back when the other part fails', async () => {
    const { member, outside } = await mixed();
    expect(await shop.send(outside, { status: 'failed' })).toBe('applied');
    expect(await shop.balancesOf(member)).toMatchObject({ balanceAmount: 3000, heldAmount: 0 });
  });

  it('gives it back when it is given up, or its time is over', async () => {
    const given = await mixed();
    await giveUpPaying(test.ctx, given.member, given.group.no);
    const late = await mixed();
    test.ctx.clock.advance(1801);
    await closeOverduePayments(test.ctx);
    for (const { member } of [given, late]) {
      expect(await shop.balancesOf(member)).toMatchObject({ balanceAmount: 3000, heldAmount: 0 });
    }
  });

  it('needs a part that is there and leaves something to pay', async () => {
    const member = await payer(100);
    const { group } = await shop.newOrders(member, { payable: 5000 });
    await expect(shop.pay(member, group.no, 'sandbox', 101)).rejects.toMatchObject({ code: 'balance_insufficient' });
    await expect(shop.pay(member, group.no, 'sandbox', 5000)).rejects.toMatchObject({
      fields: { balance_amount: { key: 'amountRange' } },
    });
    expect(await shop.paymentsOf(group.no)).toEqual([]);
  });
});

describe('money that comes when nothing is due', () => {
  it('goes back whole after the orders were closed, and reopens nothing', async () => {
    const member = await payer();
    const { group, order } = await shop.newOrders(member, { payable: 4200 });
    await shop.pay(member, group.no, 'sandbox');
    const [payment] = await shop.paymentsOf(group.no);
    if (!payment) throw new Error('no payment');
    test.ctx.clock.advance(1801);
    await closeUnpaidOrders(test.ctx);
    expect(await shop.stateOf(order.no)).toMatchObject({ status: 'closed', closeReason: 'unpaid_timeout' });
    const said = await Promise.all([1, 2, 3].map(() => shop.send(payment)));
    expect(said.filter((outcome) => outcome === 'applied')).toHaveLength(1);
    expect(await shop.refundsOf(payment.no)).toMatchObject([{ amount: 4200, status: 'pending', kind: 'original' }]);
    expect(await shop.stateOf(order.no)).toMatchObject({ status: 'closed', paidAmount: 0 });
    expect((await shop.paymentsOf(group.no))[0]).toMatchObject({ status: 'succeeded', isSurplus: true });
  });

  it('goes back when the orders were paid another way meanwhile', async () => {
    const member = await payer(4200);
    const { group, order } = await shop.newOrders(member, { payable: 4200 });
    await shop.pay(member, group.no, 'sandbox');
    await shop.pay(member, group.no, 'balance');
    const [late] = await shop.paymentsOf(group.no);
    if (!late) throw new Error('no payment');
    expect(await shop.send(late)).toBe('applied');
    expect(await shop.refundsOf(late.no)).toHaveLength(1);
    expect(await shop.stateOf(order.no)).toMatchObject({ paidAmount: 4200, status: 'pending_dispatch' });
  });
});
