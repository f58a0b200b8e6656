import { afterAll, describe, expect, it } from '@jest/globals';
import { createSignedInOperator, signIn } from '#lib/server/factories/factories.ts';
import { createTestStaff, createTestStore, toMember } from '#lib/server/factories/store-factories.ts';
import { addSeconds, shopDay } from '#lib/server/kernel/clock.ts';
import { confirmStatement } from '#lib/server/settlement/index.ts';
import { settleStatementNow } from '#lib/server/workflows/settlement/settle-statements.ts';
import { statementsOf } from '#lib/server/workflows/settlement/statements-for-tests.ts';
import { createTestApi } from '../../test-api.ts';

let first: { id: number; token: string };
let second: { id: number; token: string };
let own: { token: string };
const test = await createTestApi();
[first, second] = [await createSignedInOperator(test.ctx), await createSignedInOperator(test.ctx)];
const shop = await createTestStore(test.ctx);
own = await signIn(test.ctx, shop.owner.id);
const desk = statementsOf(test);
const owner = { ...toMember(shop.owner.id), storeId: shop.store.id };
await desk.earn(owner, 5000);
const { no } = await desk.make(owner);
await confirmStatement(test.ctx, owner, no);
await settleStatementNow(test.ctx, toMember(first.id), no);
afterAll(() => test.close());

const tomorrow = () => shopDay(addSeconds(test.ctx.clock.now(), 86_400));

const propose = (body: object) => {
  const deposit = { store_id: shop.store.id, reason: 'surety', ...body };
  return test.post('/api/operator/deposit/propose', deposit, { ...first, once: crypto.randomUUID() });
};

const decide = (body: object) => test.post('/api/operator/deposit/decide', body, second);
const listed = async (who: { token: string }, query = '') =>
  (await test.get(`/api/operator/deposit/list?${query}`, who)).data.list;
const ofStore = async (query = '') => (await test.get(`/api/store/deposits?${query}`, own)).data;
const finance = async () => (await test.get('/api/store/finance', own)).data;

it('goes from a demand to what is given back of it', async () => {
  const { data } = await propose({ kind: 'demand', amount: '20', due: tomorrow() });
  expect((await listed(first, 'status=waiting'))[0]).toMatchObject({
    no: data.no,
    amount: '20.00',
    store_name: shop.store.name,
    is_overdue: false,
    actions: ['withdraw'],
  });
  expect((await ofStore()).list).toMatchObject([{ no: data.no, status: 'open', actions: ['pay'] }]);
  expect(await finance()).toMatchObject({
    deposited: '0.00',
    available: '50.00',
    demanded: { amount: '20.00', due_time: expect.any(Number) },
  });
  expect((await test.post('/api/store/depositPay', { no: data.no }, own)).code).toBe(1);
  expect(await finance()).toMatchObject({ deposited: '20.00', available: '30.00', demanded: null });
  const release = (await propose({ kind: 'release', amount: '5.50' })).data.no;
  expect((await listed(first, 'kind=release'))[0]).toMatchObject({ status: 'proposed', actions: [] });
  expect((await listed(second, 'kind=release'))[0]).toMatchObject({ actions: ['approve', 'reject'] });
  expect((await ofStore('kind=release')).total).toBe(0);
  expect((await decide({ no: release, decision: 'approve' })).code).toBe(1);
  expect((await ofStore('status=approved')).list).toMatchObject([{ no: release, amount: '5.50', actions: [] }]);
  expect(await finance()).toMatchObject({ deposited: '14.50', available: '35.50' });
});

it('tells the pool why nothing can be claimed', async () => {
  const { data } = await propose({ kind: 'demand', amount: '1', due: tomorrow() });
  const blocked = async () => (await test.get('/api/store/pool', own)).data.blocked;
  expect(await blocked()).toBeNull();
  test.ctx.clock.advance(2 * 86_400);
  [own, second] = [await signIn(test.ctx, shop.owner.id), await signedIn(second)];
  expect(await blocked()).toBe('store_deposit_due');
  expect((await ofStore('status=open')).list).toMatchObject([{ is_overdue: true }]);
  expect((await decide({ no: data.no, decision: 'withdraw', reason: 'not needed' })).code).toBe(1);
  expect(await blocked()).toBeNull();
  expect((await ofStore('status=withdrawn')).list).toMatchObject([{ answer: 'not needed' }]);
  first = await signedIn(first);
});

const signedIn = async ({ id }: { id: number }) => ({ id, token: (await signIn(test.ctx, id)).token });

describe('refuses at its field', () => {
  it.each([
    ['a store nobody has', { store_id: 99_999_999, kind: 'demand', amount: '1' }, 'store_id'],
    ['below zero', { kind: 'release', amount: '-1' }, 'amount'],
    ['nothing', { kind: 'release', amount: '0.00' }, 'amount'],
    ['more than is deposited', { kind: 'forfeit', amount: '999' }, 'amount'],
    ['no reason', { kind: 'release', amount: '1', reason: ' ' }, 'reason'],
    ['a demand without a day', { kind: 'demand', amount: '1', due: '' }, 'due'],
    ['a day that is over', { kind: 'demand', amount: '1', due: '2020-01-01' }, 'due'],
    ['another kind', { kind: 'gift', amount: '1' }, 'kind'],
  ])('%s', async (_, body, field) => {
    const answer = await propose({ due: tomorrow(), ...body });
    expect(answer.code).not.toBe(1);
    expect(Object.keys(answer.data.fields ?? {})).toContain(field);
  });

  it('a rejection without a reason', async () => {
    const { data } = await propose({ kind: 'release', amount: '1' });
    expect((await decide({ no: data.no, decision: 'reject' })).data.fields).toHaveProperty('reason');
  });
});

it('shows another store nothing of it, and lets only those pay who may withdraw', async () => {
  const other = await signIn(test.ctx, (await createTestStore(test.ctx)).owner.id);
  const { data } = await propose({ kind: 'demand', amount: '1', due: tomorrow() });
  expect((await test.get(`/api/store/deposits?no=${data.no}`, other)).data.total).toBe(0);
  expect((await test.post('/api/store/depositPay', { no: data.no }, other)).code).not.toBe(1);
  const sales = await createTestStaff(test.ctx, { role: 'sales', at: shop });
  const token = await signIn(test.ctx, sales.id);
  expect((await test.get('/api/store/deposits', token)).code).not.toBe(1);
  expect((await test.post('/api/store/depositPay', { no: data.no }, token)).code).not.toBe(1);
  expect((await ofStore(`no=${data.no}`)).list).toMatchObject([{ status: 'open' }]);
});
