import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { createTestContext, type TestContext } from '#lib/server/db/test-context.ts';
import { compareBills } from '#lib/server/jobs/compare-bills.ts';
import { addSeconds, shopDay } from '#lib/server/kernel/clock.ts';
import { findLastCheck } from '#lib/server/wallet/index.ts';
import { auditMoney } from '#lib/server/workflows/ledger/audit-money.ts';
import { receiveNotice } from '#lib/server/workflows/payment/receive-payment.ts';
import { resolveNotice } from '#lib/server/workflows/payment/resolve-notice.ts';
import { type BillRow, toAlipayBill } from '../alipay/alipay-bill-for-tests.ts';
import { startAlipay } from '../alipay/alipay-for-tests.ts';
import { createRefund, fetchBills, findBillFaults, listOpenNotices, lockPayment } from '../index.ts';
import { newMember, rechargesOf } from '../online-for-tests.ts';
import { moveRefund } from '../refunds/move-refund.ts';
import { startStripe, type TestMove, toStripeEvent } from '../stripe/stripe-for-tests.ts';

let test: TestContext;
const [alipay, stripe] = await Promise.all([startAlipay(), startStripe()]);
afterAll(async () => {
  await Promise.all([alipay.stop(), stripe.stop()]);
});

const day = 86_400;
const today = () => shopDay(test.ctx.clock.now());
const unread: object[] = [];
const fetchAll = () => fetchBills(test.ctx, (bill) => void unread.push(bill));

/** Every test has a shop of its own: bills are of all its payments. */
beforeEach(async () => {
  test = await createTestContext({ ...alipay.env, ...stripe.env, PUBLIC_URL: 'https://shop.test' });
  alipay.bills.clear();
  stripe.moves.length = 0;
  unread.length = 0;
});
afterEach(() => test.close());

async function paidByAlipay(amount = 10_050): Promise<{ no: string; trade: string }> {
  const { payment, instructions } = await rechargesOf(test, 'alipay').begin(newMember(), amount);
  alipay.openPage(instructions.url ?? '');
  alipay.pay(payment.no);
  await receiveNotice(test.ctx, 'alipay', alipay.toNotice(payment.no));
  return { no: payment.no, trade: alipay.trades.get(payment.no)?.trade_no ?? '' };
}

/** A refund that succeeded, by the provider or manually; its number. */
async function paidBack(paymentNo: string, amount: number, paidBy?: number): Promise<string> {
  const at = test.ctx.clock.now();
  return test.ctx.db.transaction(async (tx) => {
    const payment = await lockPayment(tx, paymentNo, 'alipay');
    if (!payment) throw new Error(`no payment ${paymentNo}`);
    const refund = await createRefund(tx, { payment, subjectNo: paymentNo, amount, reason: 'test', at });
    await moveRefund(tx, refund, { move: 'succeed', at, facts: { succeededAt: at, ...(paidBy && { paidBy }) } });
    return refund.no;
  });
}

/** Today is over, and this is its bill. */
function close(rows: BillRow[]): void {
  alipay.bills.set(today(), toAlipayBill(rows));
  test.ctx.clock.advance(day);
}

describe('the bill of Alipay', () => {
  it('that says what is booked here is no fault', async () => {
    const paid = await paidByAlipay();
    close([{ ...paid, amount: '100.50' }]);
    // Of the days before it, the old ones of Alipay are known to have none; Stripe answers for all.
    expect(await fetchAll()).toBe(1 + 4 + 7);
    expect([await auditMoney(test.ctx), unread]).toEqual([[], []]);
    expect(await fetchAll()).toBe(0);
  });

  it('shows money that was never booked, in another amount, or only here', async () => {
    const [unheard, other, missing] = [await paidByAlipay(), await paidByAlipay(2_000), await paidByAlipay(3_000)];
    const stranger = 'PY99999999999999';
    const on = today();
    close([
      { ...unheard, amount: '100.50' },
      { ...other, amount: '20.01' },
      { no: stranger, trade: 'T1', amount: '7.00' },
      { no: 'SHOP-ELSEWHERE-1', trade: 'T2', amount: '9.99' },
    ]);
    await fetchAll();
    expect(await auditMoney(test.ctx)).toEqual([
      { rule: 'billLineIsBooked', subject: `alipay ${on} ${other.no} ${other.trade}`, found: 2_000, expected: 2_001 },
      { rule: 'billLineIsBooked', subject: `alipay ${on} ${stranger} T1`, found: 0, expected: 700 },
      { rule: 'bookedIsOnBill', subject: `alipay ${missing.no} ${missing.trade}`, found: 3_000, expected: 0 },
    ]);
  });

  it('shows money that came back until somebody has dealt with it', async () => {
    const paid = await paidByAlipay();
    const on = today();
    close([
      { ...paid, amount: '100.50' },
      { ...paid, amount: '-100.50', business: '退款' },
    ]);
    await fetchAll();
    const fault = { subject: `alipay ${on} ${paid.no} ${paid.trade}`, found: 0, expected: -10_050 };
    expect(await auditMoney(test.ctx)).toEqual([{ rule: 'billLineIsBooked', ...fault }]);
    await receiveNotice(test.ctx, 'alipay', alipay.toNotice(paid.no, { notify_id: 'back', refund_fee: '100.50' }));
    const { list } = await listOpenNotices(test.ctx, { page: 1, limit: 10, offset: 0 });
    const decision = { resolution: 'noted', reason: 'agreed', operator: newMember() } as const;
    await resolveNotice(test.ctx, { id: list[0]?.id ?? 0, ...decision });
    expect(await auditMoney(test.ctx)).toEqual([]);
  });

  it('that says a payment twice is told', async () => {
    const paid = await paidByAlipay();
    const on = today();
    close([
      { ...paid, amount: '100.50' },
      { ...paid, amount: '100.50' },
    ]);
    await fetchAll();
    const fault = { subject: `alipay ${on} ${paid.no} ${paid.trade}`, found: 20_100, expected: 10_050 };
    expect(await findBillFaults(test.ctx)).toEqual([{ rule: 'billLineIsBooked', ...fault }]);
    await test.ctx.db.$client.query('delete from payment_bill_lines where payment_no = $1', [paid.no]);
  });

  it('is held against the refunds here by their numbers', async () => {
    const paid = await paidByAlipay();
    const [same, other, missing, byHand] = [
      await paidBack(paid.no, 4_000),
      await paidBack(paid.no, 1_000),
      await paidBack(paid.no, 500),
      await paidBack(paid.no, 300, 7),
    ];
    const on = today();
    const back = { ...paid, business: '退款' };
    close([
      { ...paid, amount: '100.50' },
      { ...back, amount: '-40.00', refund: same },
      { ...back, amount: '-9.00', refund: other },
    ]);
    await fetchAll();
    expect([byHand, await findBillFaults(test.ctx)]).toEqual([
      expect.any(String),
      [
        { rule: 'billLineIsBooked', subject: `alipay ${on} ${paid.no} ${paid.trade}`, found: -1_000, expected: -900 },
        { rule: 'bookedIsOnBill', subject: `alipay ${missing} ${paid.no}`, found: -500, expected: 0 },
      ],
    ]);
  });

  it('of one day has what was booked on the next', async () => {
    const { payment, instructions } = await rechargesOf(test, 'alipay').begin(newMember());
    alipay.openPage(instructions.url ?? '');
    alipay.pay(payment.no);
    const trade = alipay.trades.get(payment.no)?.trade_no ?? '';
    close([{ no: payment.no, trade, amount: '100.50' }]);
    await receiveNotice(test.ctx, 'alipay', alipay.toNotice(payment.no));
    close([]);
    await fetchAll();
    expect(await auditMoney(test.ctx)).toEqual([]);
  });

  it('is waited for three days; then the day had none', async () => {
    const paid = await paidByAlipay();
    for (const faults of [0, 0, 0, 1]) {
      test.ctx.clock.advance(day);
      await fetchAll();
      expect((await auditMoney(test.ctx)).map(({ subject }) => subject)).toEqual(
        faults === 0 ? [] : [`alipay ${paid.no} ${paid.trade}`],
      );
    }
  });

  it('that cannot be read is told, kept by nobody, and asked for again', async () => {
    const paid = await paidByAlipay();
    const on = today();
    const good = toAlipayBill([{ ...paid, amount: '100.50' }]);
    for (const bad of [
      good.subarray(0, 200),
      new TextEncoder().encode('<html>'),
      toAlipayBill([{ ...paid, amount: '100.50', name: 'a, b' }]),
      toAlipayBill([{ ...paid, amount: 'many' }]),
    ]) {
      alipay.bills.set(on, bad);
      if (today() === on) test.ctx.clock.advance(day);
      await fetchAll();
      expect(unread.splice(0)).toEqual([{ channel: 'alipay', day: on, error: expect.anything() }]);
    }
    alipay.bills.set(on, good);
    await fetchAll();
    expect([unread, await auditMoney(test.ctx)]).toEqual([[], []]);
  });

  it('is read once by two processes', async () => {
    close([{ ...(await paidByAlipay()), amount: '100.50' }]);
    await Promise.all([fetchAll(), fetchAll()]);
    const { rows } = await test.ctx.db.execute(sql`select count(*)::int as lines from payment_bill_lines`);
    expect([rows, await auditMoney(test.ctx)]).toEqual([[{ lines: 1 }], []]);
  });
});

describe('the balance of Stripe', () => {
  const move = (type: string, source: TestMove['source'], at = test.ctx.clock.now()): TestMove => ({
    id: `txn_${crypto.randomUUID()}`,
    object: 'balance_transaction',
    type,
    created: Math.floor(at.getTime() / 1000),
    // The account is kept in another currency.
    amount: 1,
    currency: 'usd',
    source,
  });
  const charge = (no: string, amount: number) =>
    Object.assign(
      { id: `ch_${no}`, object: 'charge' },
      { amount, currency: 'cny', payment_intent: `pi_${no}`, metadata: { payment_no: no } },
    );
  const refund = (no: string, amount: number) =>
    Object.assign(
      { id: `re_${no}`, object: 'refund' },
      { amount, currency: 'cny', charge: `ch_${no}`, metadata: null },
    );

  async function paidByStripe(amount: number): Promise<string> {
    const { payment } = await rechargesOf(test, 'stripe').begin(newMember(), amount);
    stripe.pay(payment.no);
    const session = stripe.find(payment.no) ?? {};
    const event = toStripeEvent('checkout.session.completed', session, { at: test.ctx.clock.now() });
    await receiveNotice(test.ctx, 'stripe', event);
    return payment.no;
  }

  it('is compared page by page, without fees and without what others take', async () => {
    const [same, other, missing] = [await paidByStripe(5_000), await paidByStripe(6_000), await paidByStripe(7_000)];
    const on = today();
    const elsewhere = { ...charge('', 100), metadata: {} };
    stripe.moves.push(
      move('charge', charge(same, 5_000), addSeconds(test.ctx.clock.now(), -10 * day)),
      move('charge', charge(same, 5_000)),
      move('charge', charge(other, 6_001)),
      move('charge', elsewhere),
      move('stripe_fee', { id: 'fee', object: 'fee' }),
      move('refund', refund(same, 5_000)),
    );
    test.ctx.clock.advance(day);
    await fetchAll();
    expect(unread).toEqual([]);
    expect(await auditMoney(test.ctx)).toEqual([
      { rule: 'billLineIsBooked', subject: `stripe ${on} ${other} pi_${other}`, found: 6_000, expected: 6_001 },
      { rule: 'billLineIsBooked', subject: `stripe ${on} ${same} pi_${same}`, found: 0, expected: -5_000 },
      { rule: 'bookedIsOnBill', subject: `stripe ${missing} pi_${missing}`, found: 7_000, expected: 0 },
    ]);
  });
});

it('tells the operator at once, and says which bill could not be had', async () => {
  const said: string[] = [];
  const log = pino({ level: 'error' }, { write: (line) => void said.push(line) });
  const paid = await paidByAlipay();
  close([{ ...paid, amount: '0.01' }]);
  stripe.state.isDown = true;
  await compareBills(test.ctx, log);
  stripe.state.isDown = false;
  expect(said.join('')).toContain('bill not read');
  expect(await findLastCheck(test.ctx)).toMatchObject({ faultCount: 1, faults: [{ rule: 'billLineIsBooked' }] });
});
