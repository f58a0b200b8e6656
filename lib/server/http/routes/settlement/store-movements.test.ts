import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { signIn } from '#lib/server/factories/factories.ts';
import { createTestStaff } from '#lib/server/factories/store-factories.ts';
import { confirmStatement } from '#lib/server/settlement/index.ts';
import { payoutsOf } from '#lib/server/workflows/payouts/payouts-for-tests.ts';
import { statementsOf } from '#lib/server/workflows/settlement/statements-for-tests.ts';
import { type AnyData, createTestApi, type TestApi } from '../../test-api.ts';

let test: TestApi;
let own: { token: string };
let statementNo: string;
let withdrawalNo: string;
beforeAll(async () => {
  test = await createTestApi();
  const [desk, payouts] = [statementsOf(test), payoutsOf(test)];
  const store = await desk.newStore();
  await desk.earn(store, 50_000);
  statementNo = (await desk.make(store)).no;
  await confirmStatement(test.ctx, store, statementNo);
  await desk.settleAll();
  withdrawalNo = (await payouts.applyAsStore(store, 20_000)).no;
  own = await signIn(test.ctx, store.userId);
});
afterAll(() => test.close());

const movementsOf = async (account: string, caller = own) =>
  (await test.get(`/api/store/financeMovements?account=${account}`, caller)).data;
const sumOf = (list: AnyData[]) => list.reduce((sum, { amount }) => sum + Number(amount), 0).toFixed(2);

it('lists what came into an account and left it, which sums to the figure above', async () => {
  const { data: figures } = await test.get('/api/store/finance', own);
  const { list, total } = await movementsOf('available');
  expect(total).toBe(2);
  expect(list).toMatchObject([
    { amount: '-200.00', after: '300.00', no: withdrawalNo },
    { amount: '500.00', after: '500.00', no: statementNo, memo: expect.stringContaining(statementNo) },
  ]);
  for (const account of ['available', 'held', 'deposited']) {
    expect(sumOf((await movementsOf(account)).list)).toBe(figures[account]);
  }
});

it('lists what can be taken unless another account is chosen', async () => {
  expect(await movementsOf('')).toEqual(await movementsOf('available'));
});

it('shows another store nothing of it, and staff without the page nothing at all', async () => {
  const other = await signIn(test.ctx, (await statementsOf(test).newStore()).userId);
  expect(await movementsOf('available', other)).toMatchObject({ list: [], total: 0 });
  const user = await createTestStaff(test.ctx, { role: 'sales' });
  expect((await test.get('/api/store/financeMovements', await signIn(test.ctx, user.id))).code).not.toBe(1);
});
