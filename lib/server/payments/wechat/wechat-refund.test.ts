import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { fixedClock } from '../../kernel/clock.ts';
import { unknownNumber } from '../../kernel/service.ts';
import type { RefundOrder } from '../provider.ts';
import { driver } from './driver.ts';
import { toFlowBill, toTradeBill } from './wechat-bill-for-tests.ts';
import { startWechatPay } from './wechat-for-tests.ts';

const clock = fixedClock('2026-11-25T10:00:00Z');
const wechat = await startWechatPay(() => clock);
const provider = await driver.open(wechat.env, { clock, webhookUrl: 'https://shop.test/hook' });
afterAll(() => wechat.stop());
beforeEach(() => {
  Object.assign(wechat.state, { refusal: undefined, digest: undefined });
  Object.assign(wechat.refunds, { status: 'SUCCESS', refusal: undefined, losesAnswers: false });
  wechat.bills.clear();
});

let last = 10_000_000_000_000;

/** A refund of a payment of 42 yuan. */
async function newOrder(change: Partial<RefundOrder> = {}): Promise<RefundOrder> {
  last += 1;
  const no = `PY${last}`;
  const [createdAt, expiresAt] = [clock.now(), new Date(clock.now().getTime() + 7_200_000)];
  const order = {
    no,
    amount: 4200,
    currency: 'CNY',
    title: { 'zh-cn': '砚川', en: 'Y' },
    returnUrl: 'https://x.test/',
  };
  await provider.open?.({ ...order, createdAt, expiresAt }, { device: 'desktop', ip: '203.0.113.9' });
  wechat.pay(no);
  const tradeNo = wechat.orders.get(no)?.transaction_id ?? '';
  const payment = { no, providerRef: no, tradeNo, amount: 4200 };
  return { no: `RF${last}`, amount: 4200, currency: 'CNY', reason: '不要了'.repeat(40), payment, ...change };
}

const refund = (order: RefundOrder) => provider.refund?.(order);
const query = (order: RefundOrder) => provider.queryRefund?.(order);

it('can be asked about a number that nobody has, which says whether it answers and changes nothing', async () => {
  expect(await provider.query?.({ no: unknownNumber, providerRef: null })).toBeUndefined();
  wechat.state.refusal = { status: 401, code: 'SIGN_ERROR' };
  await expect(provider.query?.({ no: unknownNumber, providerRef: null })).rejects.toThrow('SIGN_ERROR');
});

describe('a refund', () => {
  it('is paid back once, in as many parts as are asked for, and never more than was paid', async () => {
    const order = await newOrder({ amount: 4000 });
    const done = { status: 'succeeded', refundNo: `50${order.no.slice(2)}` };
    expect(await query(order)).toBeUndefined();
    expect([await refund(order), await refund(order), await query(order)]).toEqual([done, done, done]);
    expect(wechat.refunds.sumOf(order.payment.tradeNo)).toBe(4000);
    expect(await refund({ ...order, no: `${order.no}1`, amount: 201 })).toMatchObject({ status: 'refused' });
  });

  it.each([
    ['PROCESSING', { status: 'pending' }],
    ['ABNORMAL', { status: 'refused', why: 'ABNORMAL', isFinal: true }],
    ['CLOSED', { status: 'refused', why: 'CLOSED', isFinal: true }],
  ])('that is %s', async (status, answer) => {
    const order = await newOrder();
    wechat.refunds.status = status;
    expect([await refund(order), await query(order)]).toEqual([answer, answer]);
  });

  it.each([
    [403, 'NOT_ENOUGH', false],
    [403, 'USER_ACCOUNT_ABNORMAL', true],
    [400, 'INVALID_REQUEST', false],
  ])('is refused by %d %s', async (status, code, isFinal) => {
    const order = await newOrder();
    wechat.refunds.refusal = { status, code };
    expect(await refund(order)).toEqual({ status: 'refused', why: `${code} ${code}`, ...(isFinal && { isFinal }) });
  });

  it('whose answer is lost is asked about', async () => {
    const order = await newOrder();
    wechat.refunds.losesAnswers = true;
    await expect(refund(order)).rejects.toThrow('SYSTEM_ERROR');
    expect(await query(order)).toMatchObject({ status: 'succeeded' });
  });

  it('is not decided while WeChat is asked too often', async () => {
    const order = await newOrder();
    wechat.refunds.refusal = { status: 429, code: 'FREQUENCY_LIMITED' };
    await expect(refund(order)).rejects.toThrow('FREQUENCY_LIMITED');
  });
});

describe('a bill', () => {
  const day = '2026-11-24';
  const [paid, back] = ['PY20000000000001', 'PY20000000000002-2'];
  const rows = [
    { no: paid, trade: 'T1', amount: '0.29' },
    { no: back, trade: 'T2', amount: '19.99' },
    { no: back, trade: 'T2', amount: '1.15', refund: { no: 'RF1', status: 'SUCCESS' } },
    { no: back, trade: 'T2', amount: '1.00', refund: { no: 'RF2', status: 'PROCESSING' } },
    { no: back, trade: 'T2', amount: '1.00', refund: { no: 'RF3', status: 'FAIL' } },
    { no: 'ELSEWHERE-1', trade: 'T3', amount: '7.00' },
  ];
  const all = { currency: 'CNY', refundNo: '' };
  const own = { paymentNo: 'PY20000000000002', tradeNo: 'T2' };
  const expected = [
    { ...all, kind: 'payment', paymentNo: paid, tradeNo: 'T1', amount: 29 },
    { ...all, ...own, kind: 'payment', amount: 1999 },
    { ...all, ...own, kind: 'refund', refundNo: 'RF1', amount: 115 },
    { ...all, ...own, kind: 'refund', refundNo: 'RF2', amount: 100 },
  ];

  it('is read to the fen, without what others take', async () => {
    wechat.bills.set(`tradebill/${day}`, toTradeBill(rows));
    expect(await provider.listBill?.(day)).toEqual(expected);
  });

  it('counts what the merchant’s balance has, where that is known', async () => {
    wechat.bills.set(`tradebill/${day}`, toTradeBill(rows));
    wechat.bills.set(`fundflowbill/${day}`, toFlowBill([back, 'RF1', 'RF2']));
    expect(await provider.listBill?.(day)).toEqual(expected.slice(1));
  });

  it('knows a trade of the balance by WeChat’s number, too: what else stands there differs between kinds of business', async () => {
    wechat.bills.set(`tradebill/${day}`, toTradeBill(rows));
    wechat.bills.set(`fundflowbill/${day}`, toFlowBill([], ['T2', '50RF1', '50RF2']));
    expect(await provider.listBill?.(day)).toEqual(expected.slice(1));
  });

  it('that is not there yet is none', async () => {
    expect(await provider.listBill?.(day)).toBeUndefined();
  });

  it('that is being written is asked for again', async () => {
    wechat.state.refusal = { status: 400, code: 'STATEMENT_CREATING', word: '/v3/bill/' };
    await expect(provider.listBill?.(day)).rejects.toThrow('STATEMENT_CREATING');
  });

  it('with another digest, or a row that is not like its head, is not believed', async () => {
    wechat.bills.set(`tradebill/${day}`, toTradeBill(rows));
    wechat.state.digest = '00';
    await expect(provider.listBill?.(day)).rejects.toThrow('digest');
    wechat.state.digest = undefined;
    wechat.bills.set(`tradebill/${day}`, toTradeBill(rows).replace('`T1,', ''));
    await expect(provider.listBill?.(day)).rejects.toThrow('cells');
  });
});
