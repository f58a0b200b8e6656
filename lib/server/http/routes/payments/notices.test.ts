import { afterAll, describe, expect, it } from '@jest/globals';
import pino from 'pino';
import { createTestUser, signIn } from '#lib/server/factories/factories.ts';
import { startAlipay } from '#lib/server/payments/alipay/alipay-for-tests.ts';
import { signSandboxNotice } from '#lib/server/payments/sandbox-provider.ts';
import { startStripe, toStripeEvent } from '#lib/server/payments/stripe/stripe-for-tests.ts';
import { auditMoney } from '#lib/server/workflows/ledger/audit-money.ts';
import { createApi } from '../../app.ts';
import { type AnyData, createTestApi, testAddress } from '../../test-api.ts';

const [test, alipay, stripe] = await Promise.all([createTestApi(), startAlipay(), startStripe()]);
Object.assign(test.ctx.env, alipay.env, stripe.env);
afterAll(async () => {
  await test.close();
  await Promise.all([alipay.stop(), stripe.stop()]);
});

async function member(group: 'customer' | 'operator' = 'customer') {
  const user = await createTestUser(test.ctx, { group });
  return { userId: user.id, token: (await signIn(test.ctx, user.id)).token };
}

async function send(channel: string, { headers, body }: { headers: Headers; body: string }, api = test.api) {
  const request = new Request(`http://shop.test/api/payment/${channel}/webhook`, { method: 'POST', headers, body });
  const answer = await api.fetch(request, { remoteAddress: testAddress });
  return { status: answer.status, text: await answer.text() };
}

const begin = async ({ token }: { token: string }, channel: 'alipay' | 'stripe'): Promise<AnyData> =>
  (await test.post('/api/recharge/create', { amount: '19.99', channel }, { token, once: crypto.randomUUID() })).data;

const moneyOf = async (me: { token: string }) => (await test.get('/api/account/overview', me)).data.cards.money;

describe('a webhook', () => {
  it('of Alipay is answered with the one word it waits for, and a refused one never is', async () => {
    const me = await member();
    const { payment_no: no, instructions } = await begin(me, 'alipay');
    alipay.openPage(instructions.url ?? '');
    alipay.pay(no);
    const forged = await send('alipay', alipay.toNotice(no, {}, { total_amount: '0.01' }));
    expect([forged.status, forged.text.includes('success')]).toEqual([400, false]);
    expect(await moneyOf(me)).toBe('0.00');
    expect(await send('alipay', alipay.toNotice(no))).toEqual({ status: 200, text: 'success' });
    expect(await send('alipay', alipay.toNotice(no))).toEqual({ status: 200, text: 'success' });
    expect(await moneyOf(me)).toBe('19.99');
  });

  it('of Stripe is taken with HTTP 200 and refused with HTTP 400, byte by byte', async () => {
    const me = await member();
    const { payment_no: no } = await begin(me, 'stripe');
    stripe.pay(no);
    const session = { ...stripe.find(no), payment_intent: 'pi_1' };
    const message = toStripeEvent('checkout.session.completed', session, { at: test.ctx.clock.now() });
    const spaced = { ...message, body: message.body.replace('{', '{ ') };
    expect((await send('stripe', spaced)).status).toBe(400);
    expect(await moneyOf(me)).toBe('0.00');
    expect(await send('stripe', message)).toMatchObject({ status: 200, text: expect.stringContaining('applied') });
    expect(await moneyOf(me)).toBe('19.99');
  });

  it('of a provider that is not set up is refused, so that it comes again', async () => {
    const env = { ...test.ctx.env };
    for (const name of Object.keys({ ...alipay.env, ...stripe.env })) Reflect.deleteProperty(env, name);
    const bare = createApi({ ...test.ctx, env }, pino({ level: 'silent' }));
    const notice = {
      eventId: 'e',
      paymentNo: 'p',
      tradeNo: 't',
      status: 'failed' as const,
      amount: 1,
      currency: 'CNY',
    };
    const sandbox = signSandboxNotice(env.SECRET_KEY, notice);
    expect((await send('alipay', alipay.toNotice('PY1'), bare)).status).toBe(400);
    expect((await send('stripe', sandbox, bare)).status).toBe(400);
    expect((await send('sandbox', sandbox, bare)).status).toBe(400);
  });
});

describe('a message that settled nothing', () => {
  /** A payment about which Alipay says something that cannot be booked; answers the notice as the operator sees it. */
  async function noticeOf(me: { token: string }, changes: Record<string, string>) {
    const { no, payment_no, instructions } = await begin(me, 'alipay');
    alipay.openPage(instructions.url ?? '');
    alipay.pay(payment_no);
    await send('alipay', alipay.toNotice(payment_no, changes));
    const { data } = await test.get('/api/operator/payment/notices?limit=100', await member('operator'));
    const notice = data.list.find((item: { payment_no: string }) => item.payment_no === payment_no);
    return { no, payment_no, id: notice.id as number, notice };
  }
  const resolve = async (body: object, by?: { token: string }) =>
    test.post('/api/operator/payment/resolve', body, by ?? (await member('operator')));

  it('is credited once with what really came, and its payment waits no more', async () => {
    const me = await member();
    const { no, payment_no, id, notice } = await noticeOf(me, { total_amount: '15.00' });
    expect(notice).toMatchObject({ outcome: 'mismatch', amount: '15.00', channel: 'alipay' });
    const body = { id, resolution: 'credited', reason: 'paid 15 instead' };
    const operators = await Promise.all([member('operator'), member('operator'), member('operator')]);
    const answers = await Promise.all(operators.map((operator) => resolve(body, operator)));
    expect(answers.map(({ code, data }) => (code === 1 ? 'done' : data.error)).sort()).toEqual([
      'done',
      'status_changed',
      'status_changed',
    ]);
    expect(await moneyOf(me)).toBe('15.00');
    expect((await test.get(`/api/recharge/info?no=${no}`, me)).data).toMatchObject({ status: 'failed', actions: [] });
    await send('alipay', alipay.toNotice(payment_no, { notify_id: `right-${no}` }));
    expect(await moneyOf(me)).toBe('15.00');
    const { data } = await test.get('/api/operator/payment/notices?limit=100', operators[0]);
    expect(data.list.filter((item: { payment_no: string }) => item.payment_no === payment_no)).toEqual([]);
    expect(await auditMoney(test.ctx)).toEqual([]);
  });

  it.each([
    ['another currency', { trans_currency: 'USD' }],
    ['another seller', { seller_id: '2088000000000000' }],
  ])('about %s cannot be credited, only paid back', async (_, changes) => {
    const me = await member();
    const { id } = await noticeOf(me, changes);
    const reason = 'looked at it';
    expect((await resolve({ id, resolution: 'credited', reason })).data.error).toBe('payment_mismatch');
    expect((await resolve({ id, resolution: 'refunded', reason })).code).toBe(1);
    expect(await moneyOf(me)).toBe('0.00');
    expect((await test.get('/api/message/list', me)).data.list).toMatchObject([
      { title: 'Your payment has been returned' },
    ]);
  });

  it('cannot be credited for a transaction that has paid already', async () => {
    const [me, other] = [await member(), await member()];
    const first = await begin(other, 'alipay');
    alipay.openPage(first.instructions.url ?? '');
    alipay.pay(first.payment_no);
    await send('alipay', alipay.toNotice(first.payment_no));
    const trade_no = alipay.trades.get(first.payment_no)?.trade_no ?? '';
    const { id } = await noticeOf(me, { trade_no });
    const { data } = await resolve({ id, resolution: 'credited', reason: 'x' });
    expect([data.error, await moneyOf(me)]).toEqual(['payment_mismatch', '0.00']);
  });

  it('about one transaction for two payments is credited for one of them, however many operators decide at once', async () => {
    const people = [await member(), await member()];
    const notices = [];
    for (const me of people) notices.push(await noticeOf(me, { total_amount: '15.00', trade_no: 'shared' }));
    const body = { resolution: 'credited', reason: 'x' };
    const answers = await Promise.all(notices.map(async ({ id }) => resolve({ ...body, id })));
    expect(answers.map(({ code, data }) => (code === 1 ? 'done' : data.error)).sort()).toEqual([
      'done',
      'payment_mismatch',
    ]);
    expect((await Promise.all(people.map(moneyOf))).sort()).toEqual(['0.00', '15.00']);
  });

  it('is not resolved by its own payer, without a reason, without the permission, or where there is none', async () => {
    const operator = await member('operator');
    const { id } = await noticeOf(operator, { total_amount: '15.00' });
    const body = { id, resolution: 'credited', reason: 'mine' };
    expect((await resolve(body, operator)).data.error).toBe('own_payment');
    expect((await resolve({ ...body, reason: ' ' })).data.fields).toHaveProperty('reason');
    expect(await resolve(body, await member())).toMatchObject({ code: 401, msg: 'You have no permission to operate!' });
    expect((await resolve({ ...body, id: 999_999 })).data.error).toBe('not_found');
  });
});
