import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { and, eq, sql } from 'drizzle-orm';
import { scriptProgram } from '#scripts/programs/script-program.ts';
import { statusLogs } from '../../db/tables.ts';
import { createTestContext } from '../../db/test-context.ts';
import { asStore } from '../../orders/index.ts';
import { startAlipay } from '../../payments/alipay/alipay-for-tests.ts';
import { startStripe, toStripeEvent } from '../../payments/stripe/stripe-for-tests.ts';
import { auditMoney } from '../ledger/audit-money.ts';
import { describeGroup } from '../payment/describe-group.ts';
import { payOrder } from '../payment/pay-order.ts';
import { receiveNotice } from '../payment/receive-payment.ts';
import { refundManually } from '../refund/refund-manually.ts';
import { runRefunds } from '../refund/run-refunds.ts';
import { approveRequest } from './answer-case.ts';
import { casesOf } from './cases-for-tests.ts';

type Provider = 'alipay' | 'stripe';

const [alipay, stripe] = await Promise.all([startAlipay(), startStripe()]);
const test = await createTestContext({ ...alipay.env, ...stripe.env, PUBLIC_URL: 'https://shop.test' });
const shop = casesOf(test);
afterAll(async () => {
  await test.close();
  await Promise.all([alipay.stop(), stripe.stop()]);
});
afterEach(async () => {
  alipay.refunds.refusal = undefined;
  stripe.refunds.isRefusing = false;
  expect(await auditMoney(test.ctx)).toEqual([]);
});

async function receiveMoney(channel: Provider, no: string): Promise<void> {
  if (channel === 'alipay') {
    alipay.pay(no);
    await receiveNotice(test.ctx, 'alipay', alipay.toNotice(no));
    return;
  }
  stripe.pay(no);
  const session = { ...stripe.find(no), payment_intent: `pi_${no}` };
  await receiveNotice(
    test.ctx,
    'stripe',
    toStripeEvent('checkout.session.completed', session, { at: test.ctx.clock.now() }),
  );
}

/** An approved case of 20.00 of an order that was paid online; its money has not been asked for yet. */
async function refunding(channel: Provider) {
  const customer = await shop.newMember();
  const { group, order } = await shop.newOrders(customer, { payable: 10_000, qty: 10 });
  await payOrder(test.ctx, customer, { no: group.no, channel, key: crypto.randomUUID() });
  const [shown] = (await describeGroup(test.ctx, customer.userId, group.no)).payments;
  const paymentNo = shown?.payment.no ?? '';
  if (channel === 'alipay') alipay.openPage(shown?.instructions.url ?? '');
  await receiveMoney(channel, paymentNo);
  const store = await shop.newStore();
  await shop.accept(store, order.no);
  await shop.ship(asStore(store), order.no);
  const no = await shop.apply({ no: order.no, id: order.id, customer }, 'refund_only', { amount: 2000 });
  await approveRequest(test.ctx, asStore(store), { no });
  expect(await shop.caseOf(no)).toMatchObject({ status: 'refunding' });
  return { no, orderNo: order.no, paymentNo, customer };
}

const refundOf = async (orderNo: string) => {
  const [refund] = await shop.refundsOf(orderNo);
  if (!refund) throw new Error('no refund');
  return refund;
};

/** What the provider has paid back of a payment. */
function paidBack(channel: Provider, paymentNo: string): number {
  if (channel === 'alipay') return alipay.refunds.sumOf(paymentNo);
  const own = stripe.refunds.all.filter((refund) => refund.payment_intent === `pi_${paymentNo}`);
  return own.reduce((sum, { amount }) => sum + amount, 0);
}

/** A process of its own ends without warning, after the provider has paid and before its answer is there. */
async function runAndKill(channel: Provider, paymentNo: string): Promise<void> {
  const letGo = (channel === 'alipay' ? alipay : stripe).hold();
  const file = fileURLToPath(new URL('../refund/run-refunds-for-tests.ts', import.meta.url));
  const { DATABASE_URL, SECRET_KEY } = test.ctx.env;
  const shopEnv = { DATABASE_URL, SECRET_KEY, PUBLIC_URL: 'https://shop.test', NODE_ENV: 'test' as const };
  const env = { ...process.env, ...shopEnv, ...alipay.env, ...stripe.env };
  const runner = spawn(
    process.execPath,
    ['--no-warnings', ...scriptProgram(file), test.ctx.clock.now().toISOString()],
    { env },
  );
  const ended = once(runner, 'exit');
  while (runner.exitCode === null && paidBack(channel, paymentNo) === 0) await wait(10);
  runner.kill('SIGKILL');
  const [, signal] = await ended;
  letGo();
  expect(signal).toBe('SIGKILL');
}

const endsOf = async (no: string) => {
  const { id } = await shop.caseOf(no);
  const isEnd = and(
    eq(statusLogs.entityType, 'aftersale'),
    eq(statusLogs.entityId, id),
    eq(statusLogs.toStatus, 'completed'),
  );
  return (await test.ctx.db.select({ id: statusLogs.id }).from(statusLogs).where(isEnd)).length;
};

const newsOf = async (userId: number, key: string) => {
  const news = sql`select args from messages where user_id = ${userId} and event_key = ${key}`;
  return (await test.ctx.db.execute<{ args: Record<string, string> }>(news)).rows.map(({ args }) => args);
};

describe('the refund of a case whose process is killed before the answer is there', () => {
  it.each([
    ['alipay', ['alipay.trade.refund', 'alipay.trade.fastpay.refund.query']],
    ['stripe', ['POST', 'GET']],
  ] as const)(
    'by %s is asked about under its number, never sent anew, and ends the case once',
    async (channel, asked) => {
      const { no, orderNo, paymentNo, customer } = await refunding(channel);
      const methods = channel === 'alipay' ? alipay.refunds.methods : stripe.refunds.methods;
      methods.length = 0;
      await runAndKill(channel, paymentNo);
      expect(await refundOf(orderNo)).toMatchObject({ status: 'processing', attempts: 1 });
      expect(await shop.caseOf(no)).toMatchObject({ status: 'refunding', isOpen: true });
      expect(await auditMoney(test.ctx)).toEqual([]);
      test.ctx.clock.advance(60);
      await Promise.all([runRefunds(test.ctx), runRefunds(test.ctx)]);
      expect(methods).toEqual(asked);
      expect(paidBack(channel, paymentNo)).toBe(2000);
      expect(await refundOf(orderNo)).toMatchObject({ status: 'succeeded', attempts: 2, kind: 'original' });
      expect(await shop.caseOf(no)).toMatchObject({ status: 'completed', approvedAmount: 2000 });
      expect(await endsOf(no)).toBe(1);
      expect(await shop.stateOf(orderNo)).toMatchObject({ refundedAmount: 2000, aftersaleStatus: 'done' });
      expect(await newsOf(customer.userId, 'orderRefunded')).toHaveLength(1);
    },
  );
});

describe('the refund of a case whose provider pays nothing back any more', () => {
  /** So many tries are made before somebody is asked to transfer it. */
  const tries = { alipay: 1, stripe: 5 };

  it.each(['alipay', 'stripe'] as const)(
    'is transferred manually where %s was paid, and the customer is told',
    async (channel) => {
      const { no, orderNo, paymentNo, customer } = await refunding(channel);
      alipay.refunds.refusal = 'ACQ.TRADE_HAS_FINISHED';
      stripe.refunds.isRefusing = true;
      for (let attempt = 1; attempt <= tries[channel]; attempt += 1) {
        expect(await shop.caseOf(no)).toMatchObject({ status: 'refunding' });
        await runRefunds(test.ctx);
        test.ctx.clock.advance(3600);
      }
      expect(await refundOf(orderNo)).toMatchObject({ status: 'manual_required', kind: 'manual', nextAt: null });
      expect(await shop.caseOf(no)).toMatchObject({ status: 'refund_failed', isOpen: true });
      const { userId } = customer;
      expect(await newsOf(userId, 'orderRefundByHand')).toEqual([{ no: orderNo, amount: '20.00' }]);
      await runRefunds(test.ctx);
      const done = { no: (await refundOf(orderNo)).no, reference: 'B-2026-1' };
      await refundManually(test.ctx, await shop.newOperator(), done);
      expect(paidBack(channel, paymentNo)).toBe(0);
      expect(await refundOf(orderNo)).toMatchObject({
        status: 'succeeded',
        kind: 'manual',
        providerRefundNo: 'B-2026-1',
      });
      expect(await shop.caseOf(no)).toMatchObject({ status: 'completed', isOpen: false });
      expect(await endsOf(no)).toBe(1);
      expect(await newsOf(userId, 'orderRefunded')).toMatchObject([{ channel: 'hand', reference: 'B-2026-1' }]);
    },
  );
});
