import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { createTestContext } from '../../db/test-context.ts';
import { shopDay } from '../../kernel/clock.ts';
import { fetchBills, findBillFaults } from '../../payments/index.ts';
import { toFlowBill, toTradeBill } from '../../payments/wechat/wechat-bill-for-tests.ts';
import { startWechatPay } from '../../payments/wechat/wechat-for-tests.ts';
import { auditMoney } from '../ledger/audit-money.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import { closeUnpaidOrders } from '../orders/close-unpaid-orders.ts';
import { ordersOf } from '../orders/orders-for-tests.ts';
import { runRefunds } from '../refund/run-refunds.ts';
import { describeGroup } from './describe-group.ts';
import { giveUpPaying } from './give-up-paying.ts';
import { payOrder } from './pay-order.ts';
import { preparePayment } from './prepare-payment.ts';
import { queryPayments } from './query-payments.ts';
import { receiveNotice } from './receive-payment.ts';

const wechat = await startWechatPay(() => test.ctx.clock);
const test = await createTestContext({ ...wechat.env, PUBLIC_URL: 'https://shop.test' });
const shop = ordersOf(test);
afterAll(async () => {
  await test.close();
  await wechat.stop();
});
afterEach(async () => {
  Object.assign(wechat.refunds, { status: 'SUCCESS', refusal: undefined, losesAnswers: false });
  expect(await auditMoney(test.ctx)).toEqual([]);
});

const ip = '203.0.113.9';

async function begun(device: 'desktop' | 'phone' | 'wechat' = 'desktop', payable = 4200) {
  const member = await shop.newMember();
  const { group, order } = await shop.newOrders(member, { payable });
  const key = crypto.randomUUID();
  const pay = (from = device) =>
    payOrder(test.ctx, member, { no: group.no, channel: 'wechat', key, payer: { device: from, ip } });
  await pay();
  const [shown] = (await describeGroup(test.ctx, member.userId, group.no)).payments;
  if (!shown) throw new Error('no payment');
  return { member, group, order, pay, payment: shown.payment, instructions: shown.instructions };
}

const notify = (ref: string, changes = {}) => receiveNotice(test.ctx, 'wechat', wechat.toNotice(ref, changes));

async function paid() {
  const made = await begun();
  wechat.pay(made.payment.no);
  await notify(made.payment.no);
  return made;
}

const cancel = ({ member, order }: Awaited<ReturnType<typeof begun>>) =>
  cancelOrder(test.ctx, member, { no: order.no, reason: 'other', note: '' });

describe('an order paid by WeChat', () => {
  it('is one attempt for one key, from whichever device it is sent', async () => {
    const { pay, payment } = await begun();
    await pay('phone');
    expect([...wechat.orders.keys()].filter((no) => no.startsWith(payment.no))).toEqual([payment.no]);
  });

  it('is paid once by five messages and our own question at once', async () => {
    const { order, payment } = await begun();
    wechat.pay(payment.no);
    test.ctx.clock.advance(61);
    await Promise.all([
      ...[1, 2, 3, 4, 5].map((n) => notify(payment.no, { id: `n${n}-${payment.no}` })),
      queryPayments(test.ctx),
    ]);
    expect(await shop.stateOf(order.no)).toMatchObject({ status: 'pending_dispatch', paidAmount: 4200 });
    expect(await shop.dispatchesOf(order.id)).toHaveLength(1);
  });

  it('that was begun at the desk is paid in WeChat’s browser', async () => {
    const { member, group, order, payment } = await begun();
    const payer = { device: 'wechat' as const, ip };
    const { url = '' } = await preparePayment(test.ctx, member, { no: payment.no, payer });
    expect(new URL(url).searchParams.get('redirect_uri')).toBe(
      `https://shop.test/user/quotation_order/pay?no=${group.no}`,
    );
    wechat.state.openids.set('code-9', 'openid-9');
    const login = { code: 'code-9', state: new URL(url).searchParams.get('state') ?? '' };
    const { bridge } = await preparePayment(test.ctx, member, { no: payment.no, payer: { ...payer, login } });
    expect(JSON.parse(bridge ?? '{}').package).toBe(`prepay_id=wx${payment.no}-2`);
    wechat.pay(`${payment.no}-2`);
    await notify(`${payment.no}-2`);
    expect(await shop.stateOf(order.no)).toMatchObject({ status: 'pending_dispatch', paidAmount: 4200 });
  });

  it('that is given up can be paid no more, and begun anew', async () => {
    const { member, group, payment } = await begun();
    await giveUpPaying(test.ctx, member, group.no);
    expect(wechat.orders.get(payment.no)?.trade_state).toBe('CLOSED');
    const payer = { device: 'desktop' as const, ip };
    await payOrder(test.ctx, member, { no: group.no, channel: 'wechat', key: crypto.randomUUID(), payer });
    const { payments } = await describeGroup(test.ctx, member.userId, group.no);
    expect(payments.at(-1)?.instructions.kind).toBe('code');
    expect(payments.at(-1)?.payment.no).not.toBe(payment.no);
  });

  it('is not closed when it was paid in the last moment', async () => {
    const { order, payment } = await begun();
    wechat.pay(payment.no);
    test.ctx.clock.advance(1801);
    await closeUnpaidOrders(test.ctx);
    expect(await shop.stateOf(order.no)).toMatchObject({ status: 'pending_dispatch', paidAmount: 4200 });
  });
});

describe('a refund by WeChat', () => {
  it('that is on its way is asked about, and booked when it has arrived', async () => {
    const made = await paid();
    await cancel(made);
    wechat.refunds.status = 'PROCESSING';
    await runRefunds(test.ctx);
    const [begunRefund] = await shop.refundsOf(made.order.no);
    expect(begunRefund).toMatchObject({ status: 'processing', attempts: 1 });
    Object.assign(wechat.refunds.all.get(begunRefund?.no ?? '') ?? {}, { status: 'SUCCESS' });
    test.ctx.clock.advance(60);
    await runRefunds(test.ctx);
    expect((await shop.refundsOf(made.order.no))[0]).toMatchObject({ status: 'succeeded', attempts: 2 });
    expect((await shop.stateOf(made.order.no)).status).toBe('closed');
    expect(await receiveNotice(test.ctx, 'wechat', wechat.toRefundNotice(made.payment.no))).toBe('duplicate');
  });

  it.each(['SUCCESS', 'ABNORMAL'])('is asked about as soon as WeChat tells of it (%s)', async (status) => {
    const made = await paid();
    await cancel(made);
    wechat.refunds.status = 'PROCESSING';
    await runRefunds(test.ctx);
    const [{ no = '' } = {}] = await shop.refundsOf(made.order.no);
    Object.assign(wechat.refunds.all.get(no) ?? {}, { status });
    await runRefunds(test.ctx);
    expect((await shop.refundsOf(made.order.no))[0]).toMatchObject({ status: 'processing', attempts: 1 });
    const told = wechat.toRefundNotice(made.payment.no, { event: `REFUND.${status}`, no });
    expect(await receiveNotice(test.ctx, 'wechat', told)).toBe(status === 'SUCCESS' ? 'duplicate' : 'ignored');
    await runRefunds(test.ctx);
    expect((await shop.refundsOf(made.order.no))[0]?.status).toBe(
      status === 'SUCCESS' ? 'succeeded' : 'manual_required',
    );
  });

  it('whose money came back from the customer’s bank goes to an operator at once', async () => {
    const made = await paid();
    await cancel(made);
    wechat.refunds.status = 'ABNORMAL';
    await runRefunds(test.ctx);
    expect((await shop.refundsOf(made.order.no))[0]).toMatchObject({
      status: 'manual_required',
      attempts: 1,
      lastError: 'ABNORMAL',
    });
  });

  it('whose answer is lost is paid once', async () => {
    const made = await paid();
    await cancel(made);
    wechat.refunds.losesAnswers = true;
    await runRefunds(test.ctx);
    test.ctx.clock.advance(60);
    await runRefunds(test.ctx);
    expect((await shop.refundsOf(made.order.no))[0]).toMatchObject({ status: 'succeeded', attempts: 2 });
    expect(wechat.refunds.sumOf(wechat.orders.get(made.payment.no)?.transaction_id ?? '')).toBe(4200);
  });
});

it('a refund that stands on a bill before it has arrived is no fault', async () => {
  const made = await paid();
  await cancel(made);
  wechat.refunds.status = 'PROCESSING';
  await runRefunds(test.ctx);
  const { rows } = await test.ctx.db.$client.query(
    `select no, provider_trade_no as trade, paid_amount / 100.0 as yuan from payments
      where channel = 'wechat' and provider_trade_no is not null`,
  );
  const payments = rows.map(({ no, trade, yuan }) => ({ no, trade, amount: Number(yuan).toFixed(2) }));
  const own = payments.find(({ no }) => no === made.payment.no);
  const back = [...wechat.refunds.all].map(([no, { trade, amount, status }]) => {
    const of = payments.find((payment) => payment.trade === trade);
    return { no: of?.no ?? '', trade, amount: (amount / 100).toFixed(2), refund: { no, status } };
  });
  const day = shopDay(test.ctx.clock.now());
  const refs = rows.map(({ no }) => [...wechat.orders.keys()].findLast((ref) => ref.startsWith(no)) ?? no);
  const lines = payments.map((payment, index) => ({ ...payment, no: refs[index] ?? '' }));
  wechat.bills.set(`tradebill/${day}`, toTradeBill([...lines, ...back]));
  wechat.bills.set(`fundflowbill/${day}`, toFlowBill([...refs, ...back.map(({ refund }) => refund.no)]));
  test.ctx.clock.advance(86_400);
  const unread: unknown[] = [];
  await fetchBills(test.ctx, (bill) => void unread.push(bill));
  expect(own).toBeDefined();
  expect([unread, await findBillFaults(test.ctx)]).toEqual([[], []]);
});
