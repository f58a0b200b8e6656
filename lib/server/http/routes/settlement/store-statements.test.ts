import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { signIn } from '#lib/server/factories/factories.ts';
import { createTestStaff } from '#lib/server/factories/store-factories.ts';
import type { StoreMember } from '#lib/server/kernel/actor.ts';
import { statementsOf } from '#lib/server/workflows/settlement/statements-for-tests.ts';
import { createTestApi, type TestApi } from '../../test-api.ts';

let test: TestApi;
let desk: ReturnType<typeof statementsOf>;
let store: StoreMember;
let own: { token: string };
beforeAll(async () => {
  test = await createTestApi();
  desk = statementsOf(test);
  store = await desk.newStore();
  own = await signIn(test.ctx, store.userId);
});
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
