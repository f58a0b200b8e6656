import { afterAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { Envelope } from '#lib/contract/endpoint.ts';
import { createTestUser, signIn } from '#lib/server/factories/factories.ts';
import { readPrivateLink } from '#lib/server/files/index.ts';
import { files } from '#lib/server/files/tables.ts';
import { signSandboxNotice } from '#lib/server/payments/sandbox-provider.ts';
import { updateSettings } from '#lib/server/site/index.ts';
import { type AnyData, createTestApi, testAddress } from '../../test-api.ts';

const test = await createTestApi();
test.ctx.env.PAYMENT_SANDBOX = true;
await updateSettings(test.ctx, { 'payment.bank': { holder: 'H', bank: 'B', account: '6222' } });
afterAll(() => test.close());

async function member(group: 'customer' | 'operator' = 'customer') {
  const user = await createTestUser(test.ctx, { group });
  return { userId: user.id, token: (await signIn(test.ctx, user.id)).token };
}

/** A voucher as its upload leaves it behind. */
async function uploadOf(userId: number, changes: Partial<typeof files.$inferInsert> = {}): Promise<string> {
  const path = `private/voucher/${crypto.randomUUID()}.jpg`;
  const row = { userId, isPrivate: true, topic: 'voucher', path, url: `/storage/${path}`, name: 'p.jpg' };
  const facts = { mime: 'image/jpeg', size: 1, sha256: 'x' };
  await test.ctx.db.insert(files).values({ ...row, ...facts, ...changes });
  return row.url;
}

async function send(path: string, body: string, headers: Record<string, string>): Promise<Envelope<AnyData>> {
  const all = { 'content-type': 'application/json', 'think-lang': 'en', ...headers };
  const request = new Request(`http://shop.test${path}`, { method: 'POST', body, headers: all });
  return (await (await test.api.fetch(request, { remoteAddress: testAddress })).json()) as Envelope<AnyData>;
}

const create = ({ token }: { token: string }, body: object, key: string = crypto.randomUUID()) =>
  send('/api/recharge/create', JSON.stringify(body), { 'ba-user-token': token, 'idempotency-key': key });
const begin = async (me: { token: string }, channel: 'bank' | 'sandbox') =>
  (await create(me, { amount: '100.5', channel })).data;
const moneyOf = async (me: { token: string }) => (await test.get('/api/account/overview', me)).data.cards.money;

describe('a recharge', () => {
  it('by the sandbox stands on the balance after its signed message', async () => {
    const me = await member();
    const data = await begin(me, 'sandbox');
    expect(data).toMatchObject({ amount: '100.50', status: 'pending', channel: 'sandbox', actions: ['pay'] });
    expect((await test.post('/api/payment/sandbox/pay', { no: data.payment_no, outcome: 'succeeded' }, me)).code).toBe(
      1,
    );
    expect((await test.get(`/api/recharge/info?no=${data.no}`, me)).data).toMatchObject({
      status: 'succeeded',
      actions: [],
      instructions: {},
    });
    expect(await moneyOf(me)).toBe('100.50');
    const { data: balance } = await test.get('/api/account/balance', me);
    expect(balance.list).toMatchObject([{ money: '100.50', memo: `Balance top-up ${data.no}` }]);
  });

  it('by the webhook alone works the same, and a forged message does not', async () => {
    const me = await member();
    const { payment_no: paymentNo } = await begin(me, 'sandbox');
    const notice = {
      eventId: 'e1',
      paymentNo,
      tradeNo: 't1',
      status: 'succeeded' as const,
      amount: 10_050,
      currency: 'CNY',
    };
    const { headers, body } = signSandboxNotice(test.ctx.env.SECRET_KEY, notice);
    const path = '/api/payment/sandbox/webhook';
    expect((await send(path, body, {})).data.error).toBe('signature_wrong');
    expect((await send(path, body, { 'x-sandbox-signature': 'x' })).data.error).toBe('signature_wrong');
    expect(await moneyOf(me)).toBe('0.00');
    expect((await send(path, body, Object.fromEntries(headers))).data).toEqual({ outcome: 'applied' });
    expect((await send(path, body, Object.fromEntries(headers))).data).toEqual({ outcome: 'duplicate' });
    expect(await moneyOf(me)).toBe('100.50');
  });

  it('asked for twice with one key is one, and the key stands for nothing else', async () => {
    const me = await member();
    const key = crypto.randomUUID();
    const body = { amount: '10', channel: 'sandbox' };
    const [first, second] = await Promise.all([create(me, body, key), create(me, body, key)]);
    expect(first.data.no).toBe(second.data.no);
    expect((await test.get('/api/recharge/list', me)).data.total).toBe(1);
    expect((await create(me, { ...body, amount: '11' }, key)).data.error).toBe('idempotency_conflict');
    expect((await create(await member(), body, key)).data.no).not.toBe(first.data.no);
  });

  it.each([
    [{ amount: '0.99', channel: 'sandbox' }, 'amount'],
    [{ amount: '50000.01', channel: 'sandbox' }, 'amount'],
    [{ amount: '-5', channel: 'sandbox' }, 'amount'],
    [{ amount: '1.001', channel: 'sandbox' }, 'amount'],
    [{ amount: '1e3', channel: 'sandbox' }, 'amount'],
    [{ amount: '10', channel: 'cash' }, 'channel'],
  ])('refuses %j at its field', async (body, field) => {
    const { data } = await create(await member(), body);
    expect(data).toMatchObject({ error: 'invalid_input', fields: { [field]: expect.any(String) } });
  });

  it('needs an idempotency key', async () => {
    const { data } = await create(await member(), { amount: '10', channel: 'sandbox' }, '');
    expect(data.fields).toHaveProperty('Idempotency-Key');
  });
});

describe('a bank transfer', () => {
  it('goes from instructions to voucher to an operator to the balance', async () => {
    const [me, operator] = [await member(), await member('operator')];
    const { no, payment_no: paymentNo, instructions } = await begin(me, 'bank');
    expect(instructions).toEqual({ holder: 'H', bank: 'B', account: '6222', reference: paymentNo });
    const voucher = await test.post('/api/recharge/voucher', { no, reference: 'slip 0042' }, me);
    expect(voucher).toMatchObject({
      code: 1,
      data: { status: 'processing', voucher_reference: 'slip 0042', actions: [] },
    });
    expect((await test.post('/api/recharge/voucher', { no, reference: 'again' }, me)).data.error).toBe(
      'status_changed',
    );
    const open = (await test.get('/api/operator/recharge/list?status=processing', operator)).data;
    expect(open.list).toContainEqual(expect.objectContaining({ no, user_id: me.userId, actions: ['confirm'] }));
    const decision = { no, outcome: 'received', amount: '100.50', trade_no: `BANK-${no}` };
    const confirm = (body: object) => test.post('/api/operator/recharge/confirm', body, operator);
    expect((await confirm({ ...decision, amount: '100.49' })).data.error).toBe('payment_mismatch');
    expect((await confirm(decision)).code).toBe(1);
    expect((await confirm(decision)).data.error).toBe('status_changed');
    expect(await moneyOf(me)).toBe('100.50');
  });

  it('shows its voucher to the payer and the operator for some minutes, and takes no other file for one', async () => {
    const [me, other, operator] = [await member(), await member(), await member('operator')];
    const { no } = await begin(me, 'bank');
    const send = async (file: string) => test.post('/api/recharge/voucher', { no, reference: 'slip', file }, me);
    for (const file of [
      await uploadOf(other.userId),
      await uploadOf(me.userId, { topic: 'identity' }),
      await uploadOf(me.userId, { isPrivate: false }),
      '/storage/private/voucher/none.jpg',
    ]) {
      expect((await send(file)).data.fields).toEqual({ file: expect.any(String) });
    }
    const file = await uploadOf(me.userId);
    const { data } = await send(file);
    expect(data).toMatchObject({ status: 'processing', voucher_file: expect.stringContaining(`${file}?e=`) });
    const { list } = (await test.get('/api/operator/recharge/list?status=processing', operator)).data;
    const shown = list.find((item: { no: string }) => item.no === no).voucher_file;
    expect(readPrivateLink(test.ctx, shown)).toBe(file);
    test.ctx.clock.advance(601);
    expect(readPrivateLink(test.ctx, shown)).toBeUndefined();
  });

  it('is refused with a reason that the customer reads', async () => {
    const [me, operator] = [await member(), await member('operator')];
    const { no } = await begin(me, 'bank');
    const body = { no, outcome: 'rejected', reason: 'nothing arrived' };
    expect((await test.post('/api/operator/recharge/confirm', body, operator)).code).toBe(1);
    const { data } = await test.get(`/api/recharge/info?no=${no}`, me);
    expect(data).toMatchObject({ status: 'failed', fail_reason: 'nothing arrived' });
    const { rows } = await test.ctx.db.execute(sql`select event_key from messages where user_id = ${me.userId}`);
    expect(rows).toEqual([{ event_key: 'rechargeRejected' }]);
    expect(await moneyOf(me)).toBe('0.00');
  });
});

it('shows operators the messages of providers that need a person', async () => {
  const [me, operator] = [await member(), await member('operator')];
  const { payment_no: paymentNo } = await begin(me, 'sandbox');
  const notice = { paymentNo, tradeNo: 't9', status: 'succeeded' as const, currency: 'CNY' };
  for (const [eventId, amount] of [
    ['e9-wrong', 1],
    ['e9-right', 10_050],
  ] as const) {
    const { headers, body } = signSandboxNotice(test.ctx.env.SECRET_KEY, { ...notice, eventId, amount });
    await send('/api/payment/sandbox/webhook', body, Object.fromEntries(headers));
  }
  const { data } = await test.get('/api/operator/payment/notices', operator);
  expect(data).toMatchObject({ list: [{ payment_no: paymentNo, amount: '0.01', outcome: 'mismatch' }], total: 1 });
  expect((await test.get('/api/operator/payment/notices', me)).code).toBe(401);
  const { rows } = await test.ctx.db.execute(sql`select event_key from messages where user_id = ${me.userId}`);
  expect(rows).toEqual([{ event_key: 'rechargeReceived' }]);
});

describe('who may', () => {
  it('answers a recharge of somebody else like one that does not exist', async () => {
    const [me, other] = [await member(), await member()];
    const [bank, sandbox] = [await begin(other, 'bank'), await begin(other, 'sandbox')];
    const missing = { no: 'RC26010100000000', payment_no: 'PY26010100000000' };
    const ask = async (theirs: { no: string }, paymentNo: string) => {
      const answers = [
        await test.get(`/api/recharge/info?no=${theirs.no}`, me),
        await test.post('/api/recharge/voucher', { no: theirs.no, reference: 'x' }, me),
        await test.post('/api/payment/sandbox/pay', { no: paymentNo, outcome: 'succeeded' }, me),
      ];
      return answers.map(({ code, msg, data }) => ({ code, msg, data }));
    };
    const answers = await ask(bank, sandbox.payment_no);
    expect(answers).toEqual(await ask(missing, missing.payment_no));
    for (const { data } of answers) expect(data.error).toBe('not_found');
    expect((await test.get('/api/recharge/list', me)).data).toEqual({ list: [], total: 0 });
    expect(await moneyOf(other)).toBe('0.00');
  });

  it('keeps customers from what operators do, and guests from everything', async () => {
    const me = await member();
    const { no } = await begin(me, 'bank');
    const body = { no, outcome: 'received', amount: '100.50', trade_no: 'x' };
    expect((await test.post('/api/operator/recharge/confirm', body, me)).code).toBe(401);
    expect((await test.get('/api/operator/recharge/list', me)).code).toBe(401);
    for (const path of ['recharge/options', 'recharge/list', `recharge/info?no=${no}`, 'operator/recharge/list']) {
      expect((await test.get(`/api/${path}`)).code).toBe(303);
    }
    for (const path of ['recharge/create', 'recharge/voucher', 'payment/sandbox/pay', 'operator/recharge/confirm']) {
      expect((await test.post(`/api/${path}`, {})).code).toBe(303);
    }
    expect((await test.get('/api/recharge/options', me)).data).toEqual({
      channels: ['bank', 'sandbox'],
      min: '1.00',
      max: '50000.00',
    });
  });
});
