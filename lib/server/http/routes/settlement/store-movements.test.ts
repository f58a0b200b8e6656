import { afterAll, expect, it } from '@jest/globals';
import { signIn } from '#lib/server/factories/factories.ts';
import { createTestStaff } from '#lib/server/factories/store-factories.ts';
import { addSeconds, shopDay } from '#lib/server/kernel/clock.ts';
import { confirmStatement } from '#lib/server/settlement/index.ts';
import { payoutsOf } from '#lib/server/workflows/payouts/payouts-for-tests.ts';
import { statementsOf } from '#lib/server/workflows/settlement/statements-for-tests.ts';
import { type AnyData, createTestApi } from '../../test-api.ts';

const test = await createTestApi();
const [desk, payouts] = [statementsOf(test), payoutsOf(test)];
const store = await desk.newStore();
await desk.earn(store, 50_000);
const statementNo: string = (await desk.make(store)).no;
await confirmStatement(test.ctx, store, statementNo);
await desk.settleAll();
const withdrawalNo: string = (await payouts.applyAsStore(store, 20_000)).no;
const own = await signIn(test.ctx, store.userId);
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

it('is narrowed to days, and written as a file with what lay there before and after', async () => {
  const today = shopDay(test.ctx.clock.now());
  const yesterday = shopDay(addSeconds(test.ctx.clock.now(), -86_400));
  const read = async (query: string) => (await test.get(`/api/store/financeMovements?${query}`, own)).data;
  expect((await read(`from=${today}`)).total).toBe(2);
  expect((await read(`to=${yesterday}`)).total).toBe(0);
  const request = new Request('http://shop.test/api/store/movementsExport?account=available', {
    headers: { 'ba-user-token': own.token, 'think-lang': 'en' },
  });
  const text = await (await test.api.fetch(request, { remoteAddress: '127.0.0.1' })).text();
  const [heading, ...rows] = text.trim().split(/\r?\n/);
  expect(heading).toContain('Time,Description,Document,Balance before,Change,Balance after');
  expect(rows).toHaveLength(2);
  expect(rows[0]).toContain(`${withdrawalNo},500.00,-200.00,300.00`);
});
