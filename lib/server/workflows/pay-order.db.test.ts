import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestContext, type TestContext } from '../db/test-context.ts';
import type { Member } from '../kernel/actor.ts';
import { DomainError } from '../kernel/errors.ts';
import { shipByOf } from '../orders/index.ts';
import { updateSettings } from '../site/index.ts';
import { auditMoney } from './audit-money.ts';
import { buyNow, checkoutOf } from './checkout-for-tests.ts';
import { closeUnpaidOrders } from './close-unpaid-orders.ts';
import { describeGroup } from './describe-group.ts';
import { giveUpPaying } from './give-up-paying.ts';
import { ordersOf } from './orders-for-tests.ts';
import { closeOverduePayments } from './query-payments.ts';
import { confirmOrderTransfer } from './receive-payment.ts';
import { rejectOrderTransfer } from './reject-order-transfer.ts';
import { submitOrderVoucher } from './submit-order-voucher.ts';

let test: TestContext;
let shop: ReturnType<typeof ordersOf>;
beforeAll(async () => {
  test = await createTestContext({ PAYMENT_SANDBOX: true });
  await updateSettings(test.ctx, { 'payment.bank': { holder: 'H', bank: 'B', account: '6222' } });
  shop = ordersOf(test);
});
afterAll(() => test.close());
afterEach(async () => expect(await auditMoney(test.ctx)).toEqual([]));

async function payer(balance = 0, points = 0): Promise<Member> {
  const member = await shop.newMember();
  if (balance > 0) await shop.fill(member, balance);
  if (points > 0) await shop.givePoints(member, points);
  return member;
}

const dueOf = async (member: Member, no: string) => {
  const { due } = await describeGroup(test.ctx, member.userId, no);
  return { status: due.status, stage: due.stage, due: due.due };
};

describe('paying from the balance', () => {
  it('pays all orders of a group at once and sends each on its way', async () => {
    const member = await payer(20_000);
    const { group, orders } = await shop.newOrders(member, { payable: 3333 }, { payable: 6668 });
    await shop.pay(member, group.no, 'balance');
    for (const { no, id, payableAmount } of orders) {
      const now = await shop.stateOf(no);
      expect(now).toMatchObject({ status: 'pending_dispatch', paymentStatus: 'paid', paidAmount: payableAmount });
      expect(await shop.dispatchesOf(id)).toMatchObject([{ status: 'pooled' }]);
    }
    expect((await shop.balancesOf(member)).balanceAmount).toBe(9999);
    expect(await dueOf(member, group.no)).toEqual({ status: 'paid', stage: 'full', due: 0 });
  });

  it('promises when it leaves: as its offer says, else as its products do', async () => {
    const checkout = checkoutOf(test);
    const goods = await checkout.makeGoods({ amount: 1000 });
    const buyer = await checkout.newBuyer();
    await shop.fill(buyer.member, 50_000);
    const leaveAfter = async (what: Parameters<typeof checkout.order>[1], expectedTotal: number) => {
      const { no, orders } = await checkout.order(buyer, what, { expectedTotal });
      await shop.pay(buyer.member, no, 'balance');
      const { shipBy, paidAt } = await shop.stateOf(orders[0] ?? '');
      expect(shipBy).toEqual(shipByOf(paidAt ?? new Date(0), 3));
    };
    await leaveAfter(buyNow(goods, 10), 11_200);
    await leaveAfter((await checkout.newOffer(buyer, goods)).what, 9000);
  });

  it('in two tabs at once pays once', async () => {
    const member = await payer(20_000);
    const { group } = await shop.newOrders(member, { payable: 6000 });
    const tries = await Promise.allSettled([1, 2, 3].map(() => shop.pay(member, group.no, 'balance')));
    const refused = tries.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []));
    expect(refused).toEqual(['group_paid', 'group_paid']);
    expect((await shop.balancesOf(member)).balanceAmount).toBe(14_000);
    expect(await shop.paymentsOf(group.no)).toHaveLength(1);
  });

  it('leaves nothing behind where the balance is too small', async () => {
    const member = await payer(500);
    const { group, order } = await shop.newOrders(member, { payable: 501 });
    await expect(shop.pay(member, group.no, 'balance')).rejects.toMatchObject({ code: 'balance_insufficient' });
    expect([await shop.paymentsOf(group.no), (await shop.stateOf(order.no)).status]).toEqual([[], 'pending_payment']);
  });

  it('takes the points that were set aside', async () => {
    const member = await payer(5000, 700);
    const { group } = await shop.newOrders(member, { payable: 2000, points: 300 });
    await shop.pay(member, group.no, 'balance');
    expect(await shop.balancesOf(member)).toMatchObject({ balanceAmount: 3000, points: 400, heldPoints: 0 });
  });

  it('pays a deposit first and the rest later', async () => {
    const member = await payer(10_000);
    const { group, order } = await shop.newOrders(member, { payable: 10_000, deposit: 3000 });
    await shop.pay(member, group.no, 'balance');
    expect(await shop.stateOf(order.no)).toMatchObject({
      status: 'pending_dispatch',
      paymentStatus: 'partially_paid',
      paidAmount: 3000,
    });
    expect(await dueOf(member, group.no)).toEqual({ status: 'open', stage: 'balance', due: 7000 });
    await shop.pay(member, group.no, 'balance');
    expect(await shop.stateOf(order.no)).toMatchObject({ status: 'pending_dispatch', paymentStatus: 'paid' });
    expect(await shop.dispatchesOf(order.id)).toHaveLength(1);
  });

  it('is refused after the time to pay', async () => {
    const member = await payer(10_000);
    const { group } = await shop.newOrders(member, {});
    test.ctx.clock.advance(1800);
    await expect(shop.pay(member, group.no, 'balance')).rejects.toMatchObject({ code: 'order_not_payable' });
  });
});

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

describe('a bank transfer', () => {
  async function announced(balanceAmount?: number) {
    const member = await payer(3000);
    const { group, order } = await shop.newOrders(member, { payable: 5000 });
    await shop.pay(member, group.no, 'bank', balanceAmount);
    const payment = (await shop.paymentsOf(group.no)).find(({ channel }) => channel === 'bank');
    if (!payment) throw new Error('no payment');
    await submitOrderVoucher(test.ctx, member, { no: group.no, payment_no: payment.no, reference: 'R1' });
    return { member, group, order, payment };
  }

  it('keeps the order open once it is announced, and pays it when an operator saw the money', async () => {
    const { member, order, payment, group } = await announced();
    test.ctx.clock.advance(86_400);
    await closeUnpaidOrders(test.ctx);
    await expect(shop.pay(member, group.no, 'balance')).rejects.toMatchObject({ code: 'order_not_payable' });
    await expect(giveUpPaying(test.ctx, member, group.no)).rejects.toMatchObject({ code: 'payment_processing' });
    const operators = [await payer(), await payer()];
    const received = { no: payment.no, amount: 5000, tradeNo: `B-${payment.no}` };
    const tries = await Promise.allSettled(operators.map((each) => confirmOrderTransfer(test.ctx, each, received)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await shop.stateOf(order.no)).toMatchObject({ status: 'pending_dispatch', paidAmount: 5000 });
  });

  it('gives back what was set aside when an operator rejects it', async () => {
    const { member, payment, order } = await announced(1000);
    await rejectOrderTransfer(test.ctx, await payer(), { no: payment.no, reason: 'never came' });
    expect(await shop.balancesOf(member)).toMatchObject({ balanceAmount: 3000, heldAmount: 0 });
    expect((await shop.stateOf(order.no)).status).toBe('pending_payment');
  });

  it('is neither confirmed by its payer nor in another amount', async () => {
    const { member, payment } = await announced();
    const received = { no: payment.no, amount: 5000, tradeNo: 'B-own' };
    await expect(confirmOrderTransfer(test.ctx, member, received)).rejects.toMatchObject({ code: 'own_payment' });
    const wrong = confirmOrderTransfer(test.ctx, await payer(), { ...received, amount: 4999 });
    await expect(wrong).rejects.toMatchObject({ code: 'payment_mismatch' });
  });

  it('is what an operator decides, and no payment of a provider', async () => {
    const [member, operator] = [await payer(), await payer()];
    const { group, order } = await shop.newOrders(member, { payable: 5000 });
    await shop.pay(member, group.no, 'sandbox');
    const [payment] = await shop.paymentsOf(group.no);
    const no = payment?.no ?? '';
    const confirmed = confirmOrderTransfer(test.ctx, operator, { no, amount: 5000, tradeNo: 'B-none' });
    await expect(confirmed).rejects.toMatchObject({ code: 'not_found' });
    const rejected = rejectOrderTransfer(test.ctx, operator, { no, reason: 'x' });
    await expect(rejected).rejects.toMatchObject({ code: 'not_found' });
    expect(await shop.paymentsOf(group.no)).toEqual([payment]);
    expect((await shop.stateOf(order.no)).status).toBe('pending_payment');
  });
});

it('answers a group of somebody else like a missing one', async () => {
  const [member, other] = [await payer(), await payer(9000)];
  const { group } = await shop.newOrders(member, { payable: 5000 });
  await expect(shop.pay(other, group.no, 'balance')).rejects.toMatchObject({ code: 'not_found' });
  await expect(giveUpPaying(test.ctx, other, group.no)).rejects.toMatchObject({ code: 'not_found' });
  await expect(describeGroup(test.ctx, other.userId, group.no)).rejects.toMatchObject({ code: 'not_found' });
});
