import { afterAll, expect, it } from '@jest/globals';
import { signIn } from '#lib/server/factories/factories.ts';
import { createTestStaff } from '#lib/server/factories/store-factories.ts';
import { confirmStatement } from '#lib/server/settlement/index.ts';
import { payoutsOf } from '#lib/server/workflows/payouts/payouts-for-tests.ts';
import { statementsOf } from '#lib/server/workflows/settlement/statements-for-tests.ts';
import { createTestApi } from '../../test-api.ts';

const test = await createTestApi();
const desk = statementsOf(test);
const store = await desk.newStore();
const own = await signIn(test.ctx, store.userId);
afterAll(() => test.close());

it('shows a store its statements, and the lines of one; another store finds none of them', async () => {
  await desk.earn(store, 700);
  const { no } = await desk.make(store);
  await desk.earn(store, -200);
  const { data } = await test.get('/api/store/statements', own);
  expect(data).toMatchObject({
    total: 1,
    list: [{ no, net: '7.00', closing: '7.00', line_count: 1, status: 'to_confirm', actions: ['confirm', 'object'] }],
  });
  const lines = await test.get(`/api/store/financeLines?statement=${no}`, own);
  expect(lines.data).toMatchObject({ total: 1, list: [{ net: '7.00', statement_no: no, settle_time: null }] });
  const other = await signIn(test.ctx, (await desk.newStore()).userId);
  expect((await test.get(`/api/store/statements?no=${no}`, other)).data).toMatchObject({ total: 0 });
  expect((await test.get(`/api/store/financeLines?statement=${no}`, other)).data).toMatchObject({ total: 0 });
});

it('takes the confirmation of who may give it, once, and settles what was confirmed', async () => {
  await desk.earn(store, 300);
  const { no } = await desk.make(store);
  const staff = await createTestStaff(test.ctx, { role: 'sales' });
  const body = { no };
  expect((await test.post('/api/store/statementConfirm', body, await signIn(test.ctx, staff.id))).code).not.toBe(1);
  expect(await test.post('/api/store/statementConfirm', body, own)).toMatchObject({ code: 1 });
  expect((await test.post('/api/store/statementConfirm', body, own)).code).not.toBe(1);
  await desk.settleAll();
  const settled = await test.get('/api/store/financeLines?state=settled', own);
  expect(settled.data).toMatchObject({
    total: 2,
    sums: { net: '1.00' },
    list: [{ statement_no: no }, { statement_no: no }],
  });
  expect((await test.get('/api/store/finance', own)).data).toMatchObject({
    pending: '7.00',
    available: '1.00',
    owed: '0.00',
  });
});

it('says when what is pending is settled, all of it once, and each part leads to its lines', async () => {
  const other = await desk.newStore();
  const theirs = await signIn(test.ctx, other.userId);
  for (const amount of [1000, 2000]) {
    await desk.earn(other, amount);
    await desk.make(other);
  }
  await desk.earn(other, -300);
  const [first, second] = await desk.listOf(other);
  await test.post('/api/store/statementObject', { no: first?.no, reason: 'x' }, theirs);
  const { pending, forecast } = (await test.get('/api/store/finance', theirs)).data;
  expect(pending).toBe('27.00');
  expect(forecast).toMatchObject([
    { amount: '20.00', statement_no: second?.no, day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    { amount: '-3.00', statement_no: '', day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    { amount: '10.00', statement_no: first?.no, day: null },
  ]);
  const { from, to } = forecast[1];
  const lines = await test.get(`/api/store/financeLines?state=unstated&from=${from}&to=${to}`, theirs);
  expect(lines.data).toMatchObject({ total: 1, sums: { net: '-3.00' } });
});

it('says what the statement before left, so that what was taken out since then explains the difference', async () => {
  const member = await desk.newStore();
  const theirs = await signIn(test.ctx, member.userId);
  const read = async (no: string) => (await test.get(`/api/store/statement?no=${no}`, theirs)).data;
  await desk.earn(member, 50_000);
  const first = await desk.make(member);
  expect(await read(first.no)).toMatchObject({ opening: '0.00', closing: '500.00', last_closing: null });
  await confirmStatement(test.ctx, member, first.no);
  await desk.settleAll();
  await payoutsOf(test).applyAsStore(member, 20_000);
  await desk.earn(member, 1000);
  const second = await desk.make(member);
  expect(await read(second.no)).toMatchObject({ last_closing: '500.00', opening: '300.00', closing: '310.00' });
});
