import { afterAll, expect, it } from '@jest/globals';
import { createSignedInOperator, signIn, testPassword } from '#lib/server/factories/factories.ts';
import { createTestStaff, toMember } from '#lib/server/factories/store-factories.ts';
import { updateSettings } from '#lib/server/site/index.ts';
import { auditMoney } from '#lib/server/workflows/ledger/audit-money.ts';
import { payoutsOf, testStoreAccount } from '#lib/server/workflows/payouts/payouts-for-tests.ts';
import { askAs } from '../../access/ask-as-for-tests.ts';
import { createTestApi } from '../../test-api.ts';

const test = await createTestApi();
const shop = payoutsOf(test);
afterAll(async () => {
  expect(await auditMoney(test.ctx)).toEqual([]);
  await test.close();
});

type Call = Parameters<typeof askAs>[2];

async function newStore(amount: number) {
  const { userId: id, storeId } = await shop.newStore(amount);
  const me = { id, token: (await signIn(test.ctx, id)).token };
  return { ...me, storeId, ask: (call: Call, input: object = {}) => askAs(test, me, call, input) };
}

it('leads a store from what is available to money on its way, by the end of its account alone', async () => {
  await updateSettings(test.ctx, { 'withdraw.feeBp': 100 });
  const { ask } = await newStore(50_000);
  const { data: options } = await ask('get /api/store/withdrawOptions');
  expect(options).toMatchObject({
    available: '500.00',
    withdrawing: '0.00',
    min: '100.00',
    account: '**** **** **** 0001',
    bank: '测试银行',
    is_own_account: true,
    is_stopped: false,
    needs_code: false,
  });
  const { data: price } = await ask('get /api/store/withdrawPreview', { amount: '200' });
  expect(price).toEqual({ amount: '200.00', fee: '2.00', tax: '0.00', net: '198.00' });
  const asked = { amount: '200', password: testPassword };
  for (const [change, field] of [
    [{ amount: '99.99' }, 'amount'],
    [{ amount: '500.01' }, 'amount'],
    [{ amount: '0' }, 'amount'],
    [{ amount: '1.001' }, 'amount'],
    [{ password: '' }, 'password'],
    [{ password: 'Wrong-1234' }, 'password'],
  ] as const) {
    const { data } = await ask('post /api/store/withdrawApply', { ...asked, ...change });
    expect([change, Object.keys(data.fields)]).toEqual([change, [field]]);
  }
  const { no } = (await ask('post /api/store/withdrawApply', asked)).data;
  expect((await ask('get /api/store/finance')).data).toMatchObject({ available: '300.00', held: '200.00' });
  const { data: open } = await ask('get /api/store/withdraws', { status: 'open' });
  expect(open).toMatchObject({ total: 1, list: [{ no, status: 'pending', amount: '200.00', actions: ['cancel'] }] });
  await ask('post /api/store/withdrawCancel', { no });
  expect((await ask('get /api/store/withdraws', { status: 'open' })).data.total).toBe(0);
  const { data: details } = await ask('get /api/store/withdrawInfo', { no });
  expect(details.timeline.map(({ event }: { event: string }) => event)).toEqual(['apply', 'cancel']);
  expect(JSON.stringify([options, open, details])).not.toContain(testStoreAccount);
  await updateSettings(test.ctx, { 'withdraw.feeBp': 0 });
});

it('lets staff with the page look, and only those with the node take', async () => {
  const store = await newStore(50_000);
  const roles = { sales: [false, false], finance: [true, true], manager: [true, true] } as const;
  const at = { member: toMember(store.id), store: { id: store.storeId } } as never;
  for (const [role, [reads, takes]] of Object.entries(roles)) {
    const { id } = await createTestStaff(test.ctx, { role: role as keyof typeof roles, at });
    const me = { id, token: (await signIn(test.ctx, id)).token };
    const { code } = await askAs(test, me, 'get /api/store/withdraws', {});
    expect([role, code === 1]).toEqual([role, reads]);
    const request = { amount: '100', password: testPassword };
    const applied = await askAs(test, me, 'post /api/store/withdrawApply', request);
    expect([role, applied.code === 1]).toEqual([role, takes]);
  }
});

it('shows the desk whose it is, and leads it to the money', async () => {
  const { ask, storeId } = await newStore(50_000);
  const { no } = (await ask('post /api/store/withdrawApply', { amount: '200', password: testPassword })).data;
  const operator = await createSignedInOperator(test.ctx);
  const find = async () =>
    (await askAs(test, operator, 'get /api/operator/withdrawal/list', { no, owner: 'store' })).data.list[0];
  expect(await find()).toMatchObject({ owner: 'store', store: { id: storeId }, is_own: false, net: '200.00' });
  expect(JSON.stringify(await find())).not.toContain(testStoreAccount);
  await shop.pay(no);
  expect(await find()).toMatchObject({ status: 'paid', actions: ['return'] });
  expect((await ask('get /api/store/finance')).data).toMatchObject({ available: '300.00', held: '0.00' });
});

it('keeps a store from closing while money is left or on its way', async () => {
  const { ask } = await newStore(50_000);
  const obstacles = async () =>
    (await ask('get /api/store/closing')).data.blockers.map(({ kind }: { kind: string }) => kind);
  expect(await obstacles()).toEqual(['available']);
  const { no } = (await ask('post /api/store/withdrawApply', { amount: '500', password: testPassword })).data;
  expect(await obstacles()).toEqual(['withdrawals']);
  await shop.pay(no);
  expect(await obstacles()).toEqual([]);
});
