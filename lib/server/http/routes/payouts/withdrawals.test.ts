import { afterAll, expect, it } from '@jest/globals';
import { createSignedInOperator, createTestUser, signIn, testPassword } from '#lib/server/factories/factories.ts';
import { toMember } from '#lib/server/factories/store-factories.ts';
import { createHolder } from '#lib/server/seed/group-factory.ts';
import { updateSettings } from '#lib/server/site/index.ts';
import { auditMoney } from '#lib/server/workflows/ledger/audit-money.ts';
import { payoutsOf, testHolder } from '#lib/server/workflows/payouts/payouts-for-tests.ts';
import { askAs } from '../../access/ask-as-for-tests.ts';
import { createTestApi } from '../../test-api.ts';

const test = await createTestApi();
const shop = payoutsOf(test);
await updateSettings(test.ctx, { 'withdraw.payeeCoolingHours': 0 });
afterAll(async () => {
  expect(await auditMoney(test.ctx)).toEqual([]);
  await test.close();
});

type Call = Parameters<typeof askAs>[2];
const card = '6222 0202 0011 2233 446';
const payee = { channel: 'bank', holder: testHolder, account: card, bank: '工商银行', password: testPassword };

async function newEarner(amount = 10_000) {
  const { id } = await createTestUser(test.ctx);
  const me = { id, token: (await signIn(test.ctx, id)).token };
  await shop.earn(toMember(id), amount);
  const ask = (call: Call, input: object = {}) => askAs(test, me, call, input);
  const verify = () => shop.verify(toMember(id));
  return { ...me, ask, verify };
}

async function newApplied() {
  const earner = await newEarner();
  await earner.verify();
  const { data: added } = await earner.ask('post /api/recommend/payeeSave', payee);
  const asked = { to: 'payee', amount: '50', payee_id: added.id };
  const { data } = await earner.ask('post /api/recommend/withdrawApply', asked);
  return { ...earner, no: data.no as string };
}

async function newDesk() {
  const operator = await createSignedInOperator(test.ctx);
  const ask = (call: Call, input: object) => askAs(test, operator, call, input);
  const find = async (no: string) => (await ask('get /api/operator/withdrawal/list', { no })).data.list[0];
  return { ...operator, ask, find };
}

it('leads a member from the first account to money on its way, shown by its end alone', async () => {
  const { ask, verify } = await newEarner();
  expect((await ask('get /api/recommend/payees')).data).toMatchObject({ list: [], is_verified: false });
  expect((await ask('post /api/recommend/payeeSave', payee)).data.error).toBe('real_name_needed');
  await verify();
  const wrong: [object, string][] = [
    [{ account: '6222020200112233447' }, 'account'],
    [{ channel: 'alipay' }, 'account'],
    [{ bank: '' }, 'bank'],
    [{ holder: '王五' }, 'holder'],
    [{ password: 'Wrong-1234' }, 'password'],
  ];
  for (const [change, field] of wrong) {
    const { data } = await ask('post /api/recommend/payeeSave', { ...payee, ...change });
    expect([change, Object.keys(data.fields)]).toEqual([change, [field]]);
  }
  const added = await ask('post /api/recommend/payeeSave', payee);
  expect(added.data).toMatchObject({ account: '**** **** **** 3446', is_ready: true });
  expect((await ask('get /api/recommend/withdrawOptions')).data).toMatchObject({
    available: '100.00',
    withdrawing: '0.00',
    min: '10.00',
    times_left: 3,
    is_stopped: false,
  });
  const asked = { to: 'payee', amount: '50', payee_id: added.data.id };
  for (const amount of ['0', '0.00', '-5', '5', '1000000']) {
    const { data } = await ask('post /api/recommend/withdrawApply', { ...asked, amount });
    expect([amount, Object.keys(data.fields)]).toEqual([amount, ['amount']]);
  }
  const { no } = (await ask('post /api/recommend/withdrawApply', asked)).data;
  const { data: list } = await ask('get /api/recommend/withdraws');
  expect(list).toMatchObject({ total: 1, list: [{ no, status: 'pending', net: '50.00', actions: ['cancel'] }] });
  expect(JSON.stringify([list, added])).not.toMatch(/6222|李/);
  await ask('post /api/recommend/withdrawCancel', { no });
  expect((await ask('get /api/recommend/withdrawInfo', { no })).data).toMatchObject({
    status: 'cancelled',
    actions: [],
    timeline: [
      { event: 'apply', status: 'pending' },
      { event: 'cancel', status: 'cancelled' },
    ],
  });
});

it('says before what would arrive', async () => {
  await updateSettings(test.ctx, { 'withdraw.feeBp': 100, 'withdraw.taxBp': 2000 });
  const { ask } = await newEarner();
  const preview = async (channel: string) =>
    (await ask('get /api/recommend/withdrawPreview', { amount: '50', channel })).data;
  expect(await preview('bank')).toEqual({ amount: '50.00', fee: '0.50', tax: '10.00', net: '39.50' });
  expect(await preview('balance')).toEqual({ amount: '50.00', fee: '0.00', tax: '0.00', net: '50.00' });
  await updateSettings(test.ctx, { 'withdraw.feeBp': 0, 'withdraw.taxBp': 0 });
});

it('leads two operators from the request to the money, each to what is theirs', async () => {
  const { no } = await newApplied();
  const [reviewer, payer] = [await newDesk(), await newDesk()];
  const pending = await reviewer.find(no);
  expect(pending).toMatchObject({ status: 'pending', net: '50.00', actions: ['approve', 'reject'] });
  // The card is one that another member has too.
  expect(pending.signs).toEqual(['first', 'new_payee', 'shared_payee']);
  expect((await reviewer.ask('post /api/operator/withdrawal/approve', { no })).code).toBe(1);
  expect((await reviewer.find(no)).actions).toEqual(['reject']);
  expect((await reviewer.ask('post /api/operator/withdrawal/begin', { no })).data.error).toBe('reviewer_pays');
  expect((await payer.ask('post /api/operator/withdrawal/payee', { no })).data.error).toBe('status_changed');
  await payer.ask('post /api/operator/withdrawal/begin', { no });
  expect((await payer.find(no)).actions).toEqual(['payee', 'paid', 'failed']);
  const { data: whole } = await payer.ask('post /api/operator/withdrawal/payee', { no });
  expect(whole).toEqual({ holder: testHolder, account: '6222020200112233446', bank: '工商银行', branch: '' });
  const bare = await payer.ask('post /api/operator/withdrawal/paid', { no, reference: '', attachment: '' });
  expect(Object.keys(bare.data.fields)).toEqual(['reference', 'attachment']);
  const attachment = await shop.voucherOf(toMember(payer.id));
  await payer.ask('post /api/operator/withdrawal/paid', { no, reference: 'B123', attachment });
  const paid = await reviewer.find(no);
  expect(paid).toMatchObject({ status: 'paid', reference: 'B123', payer: { id: payer.id }, actions: ['return'] });
  expect(paid.voucher).not.toBe('');
  expect(JSON.stringify(paid)).not.toMatch(/6222|李/);
  const { rows } = await test.ctx.db.$client.query(
    `select event from status_logs where entity_type = 'withdrawal' and actor_id = $1 order by id`,
    [payer.id],
  );
  expect(rows.map(({ event }) => event)).toEqual(['begin', 'reveal', 'succeed']);
  const { data: info } = await reviewer.ask('get /api/operator/withdrawal/info', { no });
  expect(info).toMatchObject({ no, status: 'paid', ip: '192.0.2.1', paid_count: 0, paid_sum: '0.00' });
  expect(
    info.timeline.map(({ event, person }: { event: string; person: { id: number } }) => [event, person.id]),
  ).toEqual([
    ['succeed', payer.id],
    ['reveal', payer.id],
    ['begin', payer.id],
    ['approve', reviewer.id],
    ['apply', info.user_id],
  ]);
  expect(JSON.stringify(info)).not.toMatch(/6222|李/);
});

it('lets nobody pay who may only review', async () => {
  const { no } = await newApplied();
  const clerk = await createHolder(test.ctx, ['operator/withdrawal/list', 'operator/withdrawal/review']);
  const post = (path: string) => test.post(`/api/operator/withdrawal/${path}`, { no }, clerk);
  expect((await post('approve')).code).toBe(1);
  expect((await post('begin')).code).not.toBe(1);
});

it('tells its owner each change of its state once, and what went wrong where it did', async () => {
  await updateSettings(test.ctx, { 'withdraw.secondReviewOverFen': 1000 });
  const { no, ask } = await newApplied();
  const [first, second, payer] = [await newDesk(), await newDesk(), await newDesk()];
  const post = (desk: typeof first, path: 'approve' | 'begin' | 'failed' | 'return', more = {}) =>
    desk.ask(`post /api/operator/withdrawal/${path}`, { no, ...more });
  await post(first, 'approve');
  await post(second, 'approve');
  await post(payer, 'begin');
  await post(payer, 'failed', { reason: '户名不符' });
  await post(payer, 'begin');
  await post(payer, 'failed', { reason: '账户已停用' });
  await post(payer, 'return', { reason: '请更换账户' });
  const { timeline } = (await ask('get /api/recommend/withdrawInfo', { no })).data;
  expect(timeline.map(({ status, reason }: { status: string; reason: string }) => [status, reason])).toEqual([
    ['pending', ''],
    ['approved', ''],
    ['paying', ''],
    ['pay_failed', '户名不符'],
    ['paying', ''],
    ['pay_failed', '账户已停用'],
    ['returned', '请更换账户'],
  ]);
  await updateSettings(test.ctx, { 'withdraw.secondReviewOverFen': 500_000 });
});

it('says of what moves to the balance that it is there, and of the rest that it was asked for', async () => {
  const { ask, verify } = await newEarner();
  expect(await ask('post /api/recommend/withdrawApply', { to: 'balance', amount: '5' })).toMatchObject({
    msg: 'Moved to your balance',
    data: { is_paid: true },
  });
  await verify();
  const { data: added } = await ask('post /api/recommend/payeeSave', payee);
  const asked = { to: 'payee', amount: '50', payee_id: added.id };
  expect(await ask('post /api/recommend/withdrawApply', asked)).toMatchObject({
    msg: 'Withdrawal requested',
    data: { is_paid: false },
  });
});

it('shows on the overview what is on its way out beside what can be taken', async () => {
  const { ask } = await newApplied();
  const { sums } = (await ask('get /api/recommend/main')).data;
  expect(sums).toMatchObject({ available: '50.00', withdrawing: '50.00' });
});
