import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { createTestContext, type TestContext } from '../../db/test-context.ts';
import { startAlipay } from '../../payments/alipay/alipay-for-tests.ts';
import { newMember, rechargesOf } from '../../payments/online-for-tests.ts';
import { startStripe } from '../../payments/stripe/stripe-for-tests.ts';
import { payments, refunds } from '../../payments/tables.ts';
import { closeOverduePayments, queryPayments } from '../payment/query-payments.ts';
import { runRefunds } from './run-refunds.ts';

let alipay: Awaited<ReturnType<typeof startAlipay>>;
let stripe: Awaited<ReturnType<typeof startStripe>>;
let test: TestContext;
beforeEach(async () => {
  [alipay, stripe] = await Promise.all([startAlipay(), startStripe()]);
  test = await createTestContext({ ...alipay.env, ...stripe.env, PUBLIC_URL: 'https://shop.test' });
  await fill();
});
afterEach(async () => {
  await test.close();
  await stripe.stop();
});

/** More than a lane asks about before it gives a silent provider up for the round; the silent one's are due first. */
const many = 30;
/** What a lane asks a provider that says nothing: two parts. */
const asked = 10;

/** Payments at Alipay and one refund of each, and a refund at Stripe that came due last. */
async function fill() {
  const now = test.ctx.clock.now().toISOString();
  await test.ctx.db.execute(sql`insert into payments
      (no, user_id, purpose, purpose_no, channel, paid_amount, status, provider_trade_no, refunded_amount, expires_at)
    select 'PY' || n, 1, 'recharge', 'RC' || n, case when n <= ${many} then 'alipay' else 'stripe' end, 100, 'succeeded', 'T' || n, 100, now()
    from generate_series(1, ${many + 1}::int) n`);
  await test.ctx.db.execute(sql`insert into refunds
      (no, user_id, payment_no, subject_no, channel, refund_amount, kind, next_at)
    select 'RF' || n, 1, 'PY' || n, 'PY' || n, case when n <= ${many} then 'alipay' else 'stripe' end, 100, 'original',
      ${now}::timestamptz - make_interval(secs => 1000 - n) from generate_series(1, ${many + 1}::int) n`);
}

const statusOfRefund = async (no: string) =>
  (await test.ctx.db.select().from(refunds).where(eq(refunds.no, no)))[0]?.status;
const statusOfPayment = async (no: string) =>
  (await test.ctx.db.select().from(payments).where(eq(payments.no, no)))[0]?.status;
const count = async (query: ReturnType<typeof sql>) =>
  Number((await test.ctx.db.execute<{ n: string }>(sql`select count(*) n from ${query}`)).rows[0]?.n);

/** Runs a round while Alipay takes what it is asked and says nothing, until the others have what they want; then it breaks off. */
async function whileSilent(run: () => Promise<unknown>, othersAreDone: () => Promise<boolean>): Promise<void> {
  alipay.hold();
  let isOver = false;
  const round = run().finally(() => {
    isOver = true;
  });
  const timeout = Date.now() + 6000;
  while (!(await othersAreDone()) && Date.now() < timeout) await new Promise((resolve) => setTimeout(resolve, 50));
  const before = { done: await othersAreDone(), isOver };
  await alipay.stop();
  await round;
  expect(before).toEqual({ done: true, isOver: false });
}

describe('a provider that says nothing', () => {
  it('holds up no refund of another', async () => {
    await whileSilent(
      () => runRefunds(test.ctx),
      async () => (await statusOfRefund('RF31')) === 'succeeded',
    );
    expect(await count(sql`refunds where channel = 'alipay' and attempts > 0`)).toBe(asked);
    expect(await count(sql`refunds where channel = 'alipay' and status = 'succeeded'`)).toBe(0);
  });

  it('holds up no question about a payment at another', async () => {
    const member = newMember();
    const { payment } = await rechargesOf(test, 'stripe').begin(member);
    stripe.pay(payment.no);
    test.ctx.clock.advance(60);
    const now = test.ctx.clock.now().toISOString();
    await test.ctx.db.execute(sql`update payments set status = 'pending', query_at = ${now}::timestamptz - interval '1 hour',
      created_at = ${now} where channel = 'alipay'`);
    await test.ctx.db.execute(sql`update payments set query_at = ${now} where no = ${payment.no}`);
    await whileSilent(
      () => queryPayments(test.ctx),
      async () => (await statusOfPayment(payment.no)) === 'succeeded',
    );
    expect(await count(sql`payments where channel = 'alipay' and query_failures = 1`)).toBe(asked);
  });

  it('holds up no overdue payment at another, and those that it was not asked about come first in the next round', async () => {
    const now = test.ctx.clock.now().toISOString();
    await test.ctx.db.execute(sql`update payments set status = 'pending', refunded_amount = 0,
      expires_at = ${now}::timestamptz - make_interval(secs => 1000 - substr(no, 3)::int)`);
    await test.ctx.db.execute(sql`update payments set channel = 'bank' where channel = 'stripe'`);
    await whileSilent(
      () => closeOverduePayments(test.ctx),
      async () => (await statusOfPayment('PY31')) === 'closed',
    );
    for (const round of [1, 2, 3]) {
      expect(await count(sql`payments where channel = 'alipay' and query_failures = 1`)).toBe(round * asked);
      if (round < 3) await closeOverduePayments(test.ctx);
    }
  });
});
