import { afterAll, beforeEach, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { createSignedInOperator, createTestUser, signIn } from '#lib/server/factories/factories.ts';
import { toMember } from '#lib/server/factories/store-factories.ts';
import { startAlipayTransfers } from '#lib/server/payments/alipay/alipay-transfers-for-tests.ts';
import { createHolder } from '#lib/server/seed/group-factory.ts';
import { updateSettings } from '#lib/server/site/index.ts';
import { payoutsOf, testHolder } from '#lib/server/workflows/payouts/payouts-for-tests.ts';
import { queryPayouts } from '#lib/server/workflows/payouts/query-payouts.ts';
import { askAs } from '../../access/ask-as-for-tests.ts';
import { createTestApi } from '../../test-api.ts';

const alipay = await startAlipayTransfers();
const test = await createTestApi(alipay.env);
const shop = payoutsOf(test);
await updateSettings(test.ctx, { 'withdraw.payeeCoolingHours': 0 });
afterAll(async () => {
  await test.close();
  await alipay.stop();
});
beforeEach(() => {
  alipay.transfers.mood = { kind: 'pays' };
});

type Call = Parameters<typeof askAs>[2];

async function newApproved() {
  const { id } = await createTestUser(test.ctx);
  const member = toMember(id);
  await shop.verify(member);
  await shop.earn(member, 10_000);
  const payee = await shop.newPayee(member);
  const { no } = await shop.apply({ member, payee }, 5000);
  await shop.approve(no);
  return { no, owner: { id, token: (await signIn(test.ctx, id)).token }, account: `138${String(id).padStart(8, '0')}` };
}

async function newDesk() {
  const operator = await createSignedInOperator(test.ctx);
  const ask = (call: Call, input: object) => askAs(test, operator, call, input);
  const transfer = (no: string) => ask('post /api/operator/withdrawal/transfer', { no });
  const find = async (no: string) => (await ask('get /api/operator/withdrawal/info', { no })).data;
  return { ...operator, ask, transfer, find };
}

it('offers one button beside the manual way, which pays and names Alipay’s number', async () => {
  const { no } = await newApproved();
  const desk = await newDesk();
  expect((await desk.find(no)).actions).toEqual(['reject', 'transfer', 'begin']);
  expect(await desk.transfer(no)).toMatchObject({ code: 1, msg: 'Paid by Alipay', data: { is_paid: true } });
  const info = await desk.find(no);
  const orderId = alipay.transfers.kept.get(no)?.order_id;
  expect(info).toMatchObject({ status: 'paid', reference: orderId, voucher: '', actions: ['return'] });
  expect(info.transfer).toMatchObject({ state: 'settled', order_id: orderId, code: '' });
  const last = info.timeline
    .slice(0, 2)
    .map(({ event, person }: { event: string; person: { id: number } }) => [event, person.id]);
  expect(last).toEqual([
    ['succeed', desk.id],
    ['begin', desk.id],
  ]);
});

it('says why Alipay has not paid: to the desk all of it, to the owner what is theirs, each in their language', async () => {
  const { no, owner } = await newApproved();
  const desk = await newDesk();
  const seen = async (locale: 'en' | 'zh-cn') => {
    const { data } = await test.get(`/api/recommend/withdrawInfo?no=${no}`, { token: owner.token, locale });
    return data.reason;
  };
  alipay.transfers.mood = { kind: 'refuses', code: 'PAYER_BALANCE_NOT_ENOUGH' };
  const refused = await desk.transfer(no);
  expect(refused).toMatchObject({ code: 0, data: { error: 'transfer_refused' } });
  expect(refused.msg).toContain('balance is too low');
  const info = await desk.find(no);
  expect(info).toMatchObject({ status: 'pay_failed', actions: ['transfer', 'begin', 'return'] });
  expect([info.reason, info.timeline[0].reason]).toEqual(Array(2).fill('The platform’s Alipay balance is too low'));
  expect(info.transfer.code).toBe('PAYER_BALANCE_NOT_ENOUGH');
  expect(await seen('en')).toBe('This payment is delayed. We’ll try again.');
  alipay.transfers.mood = { kind: 'refuses', code: 'PAYEE_USER_INFO_ERROR' };
  await desk.transfer(no);
  expect(await seen('en')).toBe('The Alipay account is in another name');
  expect(await seen('zh-cn')).toBe('支付宝账户与户名不符');
});

it('leaves nothing to be done manually while Alipay may be paying, and tells an owner in words why it came back', async () => {
  const { no, owner } = await newApproved();
  const desk = await newDesk();
  alipay.transfers.mood = { kind: 'losesAnswer' };
  expect(await desk.transfer(no)).toMatchObject({ code: 1, data: { is_paid: false } });
  const waiting = await desk.find(no);
  expect(waiting).toMatchObject({ status: 'paying', actions: [], transfer: { state: 'waiting' } });
  expect(waiting.transfer.next_time).toBe(waiting.transfer.sent_time + 60);
  expect((await desk.ask('post /api/operator/withdrawal/failed', { no, reason: 'x' })).data.error).toBe(
    'payout_waiting',
  );
  test.ctx.clock.advance(60);
  await queryPayouts(test.ctx);
  alipay.transfers.turn(no, 'REFUND');
  test.ctx.clock.advance(86_400);
  await queryPayouts(test.ctx);
  // Nobody stays logged in for a day.
  const { timeline } = await (await newDesk()).find(no);
  expect(timeline[0]).toMatchObject({ event: 'bounce', person: null, reason: 'Alipay sent the money back' });
  const { token } = await signIn(test.ctx, owner.id);
  for (const [locale, words] of [
    ['en', 'Alipay sent the money back'],
    ['zh-cn', '支付宝已将款项退回'],
  ] as const) {
    const { data } = await test.get('/api/message/list', { token, locale });
    expect(JSON.stringify(data.list)).toContain(words);
  }
});

it('is for who pays alone', async () => {
  const { no } = await newApproved();
  const clerk = await createHolder(test.ctx, ['operator/withdrawal/list', 'operator/withdrawal/review']);
  expect((await test.post('/api/operator/withdrawal/transfer', { no }, clerk)).code).not.toBe(1);
  expect(alipay.transfers.kept.has(no)).toBe(false);
});

it('leaves account and holder in no answer, no table and no message, whatever becomes of it', async () => {
  const desk = await newDesk();
  const said: unknown[] = [];
  const secrets: string[] = [];
  for (const mood of [
    { kind: 'pays' },
    { kind: 'refuses', code: 'PAYEE_NOT_EXIST' },
    { kind: 'losesAnswer' },
  ] as const) {
    const { no, account } = await newApproved();
    alipay.transfers.mood = mood;
    said.push(await desk.transfer(no), await desk.find(no));
    expect(alipay.transfers.calls.some(([, asked]) => asked === no)).toBe(true);
    secrets.push(account);
  }
  said.push(await desk.ask('get /api/operator/audit/list', { limit: 100 }));
  for (const secret of [...secrets, testHolder]) expect(JSON.stringify(said)).not.toContain(secret);
  for (const table of ['payout_transfers', 'withdrawals', 'status_logs', 'messages', 'outbox_messages']) {
    const { rows } = await test.ctx.db.execute<{ text: string }>(
      sql`select t::text as text from ${sql.identifier(table)} t`,
    );
    const text = JSON.stringify(rows);
    for (const secret of [...secrets, testHolder]) expect([table, text.includes(secret)]).toEqual([table, false]);
  }
});
