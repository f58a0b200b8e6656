import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { createTestContext } from '../../db/test-context.ts';
import { startAlipay } from '../../payments/alipay/alipay-for-tests.ts';
import { startStripe, toStripeEvent } from '../../payments/stripe/stripe-for-tests.ts';
import { auditMoney } from '../ledger/audit-money.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import { closeUnpaidOrders } from '../orders/close-unpaid-orders.ts';
import { ordersOf } from '../orders/orders-for-tests.ts';
import { runRefunds } from '../refund/run-refunds.ts';
import { describeGroup } from './describe-group.ts';
import { payOrder } from './pay-order.ts';
import { queryPayments } from './query-payments.ts';
import { receiveNotice } from './receive-payment.ts';

const [alipay, stripe] = await Promise.all([startAlipay(), startStripe()]);
const test = await createTestContext({ ...alipay.env, ...stripe.env, PUBLIC_URL: 'https://shop.test' });
const shop = ordersOf(test);
afterAll(async () => {
  await test.close();
  await Promise.all([alipay.stop(), stripe.stop()]);
});
afterEach(async () => {
  alipay.refunds.losesAnswers = false;
  alipay.refunds.refusal = undefined;
  expect(await auditMoney(test.ctx)).toEqual([]);
});

/** An order whose customer has been sent to the provider's page. */
async function begun(channel: 'alipay' | 'stripe', payable = 4200) {
  const member = await shop.newMember();
  const { group, order } = await shop.newOrders(member, { payable });
  await payOrder(test.ctx, member, { no: group.no, channel, key: crypto.randomUUID() });
  const [shown] = (await describeGroup(test.ctx, member.userId, group.no)).payments;
  if (!shown) throw new Error('no payment');
  if (channel === 'alipay') alipay.openPage(shown.instructions.url ?? '');
  return { member, group, order, payment: shown.payment, instructions: shown.instructions };
}

const notify = (no: string, changes = {}) => receiveNotice(test.ctx, 'alipay', alipay.toNotice(no, changes));

async function paid(payable?: number) {
  const made = await begun('alipay', payable);
  alipay.pay(made.payment.no);
  await notify(made.payment.no);
  return made;
}

const cancel = ({ member, order }: Awaited<ReturnType<typeof begun>>) =>
  cancelOrder(test.ctx, member, { no: order.no, reason: 'other', note: '' });

describe('an order paid by Alipay', () => {
  it('comes back to the page that waits for it', async () => {
    const { instructions, group } = await begun('alipay');
    expect(new URL(instructions.url ?? '').searchParams.get('return_url')).toBe(
      `https://shop.test/user/quotation_order/pay?no=${group.no}`,
    );
  });

  it('is paid once by five messages and our own question at once', async () => {
    const { order, payment } = await begun('alipay');
    alipay.pay(payment.no);
    test.ctx.clock.advance(61);
    await Promise.all([
      ...[1, 2, 3, 4, 5].map((n) => notify(payment.no, { notify_id: `n${n}-${payment.no}` })),
      queryPayments(test.ctx),
    ]);
    expect(await shop.stateOf(order.no)).toMatchObject({ status: 'pending_dispatch', paidAmount: 4200 });
    const { rows } = await test.ctx.db.$client.query('select 1 from wallet_journals where idem = $1', [
      `payment:${payment.no}`,
    ]);
    expect([rows.length, (await shop.dispatchesOf(order.id)).length]).toEqual([1, 1]);
  });

  it('is not closed when it was paid in the last moment', async () => {
    const { order, payment } = await begun('alipay');
    alipay.pay(payment.no);
    test.ctx.clock.advance(1801);
    await closeUnpaidOrders(test.ctx);
    expect(await shop.stateOf(order.no)).toMatchObject({ status: 'pending_dispatch', paidAmount: 4200 });
  });

  it('stays open while Alipay gives no answer', async () => {
    const { order } = await begun('alipay');
    test.ctx.clock.advance(1801);
    alipay.state.isDown = true;
    await closeUnpaidOrders(test.ctx);
    alipay.state.isDown = false;
    expect((await shop.stateOf(order.no)).status).toBe('pending_payment');
    await closeUnpaidOrders(test.ctx);
    expect((await shop.stateOf(order.no)).status).toBe('closed');
  });

  it('cancelled in the moment it is paid is paid back', async () => {
    const made = await begun('alipay');
    alipay.pay(made.payment.no);
    await cancel(made);
    expect(await shop.stateOf(made.order.no)).toMatchObject({ status: 'pending_dispatch', closingReason: 'customer' });
    await runRefunds(test.ctx);
    expect((await shop.stateOf(made.order.no)).status).toBe('closed');
    expect(alipay.refunds.sumOf(made.payment.no)).toBe(4200);
  });

  it('closed before its money came is paid back by itself', async () => {
    const { order, payment, instructions } = await begun('alipay');
    test.ctx.clock.advance(1801);
    await closeUnpaidOrders(test.ctx);
    alipay.openPage(instructions.url ?? '');
    alipay.pay(payment.no);
    expect(await notify(payment.no)).toBe('applied');
    await runRefunds(test.ctx);
    expect((await shop.refundsOf(payment.no))[0]).toMatchObject({ status: 'succeeded', amount: 4200 });
    expect([(await shop.stateOf(order.no)).status, alipay.refunds.sumOf(payment.no)]).toEqual(['closed', 4200]);
  });
});

describe('a refund by Alipay', () => {
  it('whose answer is lost is asked about, and paid once', async () => {
    const made = await paid();
    await cancel(made);
    alipay.refunds.losesAnswers = true;
    await runRefunds(test.ctx);
    expect((await shop.refundsOf(made.order.no))[0]).toMatchObject({ status: 'processing', attempts: 1 });
    await runRefunds(test.ctx);
    expect((await shop.refundsOf(made.order.no))[0]).toMatchObject({ attempts: 1 });
    test.ctx.clock.advance(60);
    await runRefunds(test.ctx);
    expect((await shop.refundsOf(made.order.no))[0]).toMatchObject({ status: 'succeeded', attempts: 2 });
    expect(alipay.refunds.sumOf(made.payment.no)).toBe(4200);
    expect((await shop.stateOf(made.order.no)).status).toBe('closed');
  });

  it('that is refused again and again goes to an operator', async () => {
    const made = await paid();
    await cancel(made);
    alipay.refunds.refusal = 'ACQ.SELLER_BALANCE_NOT_ENOUGH';
    const statuses: string[] = [];
    for (const minutes of [0, 1, 2, 5, 15, 60]) {
      test.ctx.clock.advance(minutes * 60);
      await runRefunds(test.ctx);
      statuses.push((await shop.refundsOf(made.order.no))[0]?.status ?? '');
    }
    expect(statuses).toEqual(['failed', 'failed', 'failed', 'failed', 'manual_required', 'manual_required']);
    expect((await shop.refundsOf(made.order.no))[0]).toMatchObject({
      lastError: expect.stringContaining('BALANCE_NOT_ENOUGH'),
    });
    expect((await shop.stateOf(made.order.no)).closingReason).toBe('customer');
  });

  it('is no news when Alipay tells of it', async () => {
    const made = await paid();
    await cancel(made);
    await runRefunds(test.ctx);
    expect(await notify(made.payment.no, { notify_id: `back-${made.payment.no}`, refund_fee: '42.00' })).toBe(
      'duplicate',
    );
  });
});

describe('an order paid by Stripe', () => {
  async function paidByStripe() {
    const made = await begun('stripe');
    stripe.pay(made.payment.no);
    const session = { ...stripe.find(made.payment.no), payment_intent: `pi_${made.payment.no}` };
    const event = toStripeEvent('checkout.session.completed', session, { at: test.ctx.clock.now() });
    expect(await receiveNotice(test.ctx, 'stripe', event)).toBe('applied');
    return made;
  }

  it.each([
    ['succeeded', 'succeeded', 'closed'],
    ['pending', 'processing', 'pending_dispatch'],
    ['failed', 'failed', 'pending_dispatch'],
  ])('is paid back; %s there is %s here', async (said, status, orderStatus) => {
    const made = await paidByStripe();
    await cancel(made);
    stripe.refunds.status = said;
    await runRefunds(test.ctx);
    stripe.refunds.status = 'succeeded';
    const [refund] = await shop.refundsOf(made.order.no);
    expect([refund?.status, (await shop.stateOf(made.order.no)).status]).toEqual([status, orderStatus]);
    expect(stripe.refunds.all.at(-1)).toMatchObject({ amount: 4200, payment_intent: `pi_${made.payment.no}` });
  });
});
