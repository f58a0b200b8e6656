import { afterAll, expect, it } from '@jest/globals';
import { createSignedInOperator } from '#lib/server/factories/factories.ts';
import { createTestStore } from '#lib/server/factories/store-factories.ts';
import { lockOrder } from '#lib/server/orders/index.ts';
import { fulfilmentOf } from '#lib/server/workflows/orders/fulfil-for-tests.ts';
import { refundOrder } from '#lib/server/workflows/refund/refund-order.ts';
import { createTestApi } from '../../test-api.ts';

const test = await createTestApi();
test.ctx.env.PAYMENT_SANDBOX = true;
const operator = await createSignedInOperator(test.ctx);
afterAll(() => test.close());

const save = (body: object) => test.post('/api/operator/rate/save', body, operator);

it('begins with the rate that every shop has', async () => {
  const { data } = await test.get('/api/operator/rate/list', operator);
  expect(data).toMatchObject({
    total: 1,
    list: [{ scope: 'default', scope_id: 0, kind: 'sales', rates: [{ bp: 500, from_time: null, state: 'current' }] }],
  });
});

it('sets a rate of a store, and says what a sale would cost it and why', async () => {
  const { store } = await createTestStore(test.ctx);
  const place = { scope: 'store', scope_id: store.id, kind: 'sales' };
  const { code } = await save({ ...place, percent: '8.25', min: '1.00', max: '', from: '', reason: 'agreed' });
  expect(code).toBe(1);
  const { data: list } = await test.get('/api/operator/rate/list?scope=store', operator);
  expect(list.list).toMatchObject([
    { name: store.name, rates: [{ bp: 825, min: '1.00', max: null, reason: 'agreed', state: 'current' }] },
  ]);
  const { data } = await test.get(`/api/operator/rate/explain?store_id=${store.id}&amount=200.00`, operator);
  expect(data).toEqual({
    amount: '200.00',
    fees: [{ kind: 'sales', scope: 'store', name: store.name, bp: 825, min: '1.00', max: null, amount: '16.50' }],
    net: '183.50',
  });
  const { data: other } = await test.get('/api/operator/rate/explain?amount=200.00', operator);
  expect(other).toMatchObject({ fees: [{ scope: 'default', amount: '10.00' }], net: '190.00' });
});

it.each([
  ['a store that is not named', { scope: 'store' }, 'scope_id'],
  ['a default without a rate', { percent: '' }, 'percent'],
  ['more than the whole', { percent: '100.01' }, 'percent'],
  ['a maximum below the minimum', { min: '5', max: '4' }, 'max'],
  ['a day that is over', { from: '2020-01-01' }, 'from'],
  ['no reason', { reason: ' ' }, 'reason'],
])('refuses %s at its field', async (_, changes, field) => {
  const body = { scope: 'default', kind: 'sales', percent: '5', reason: 'test', ...changes };
  const answer = await save(body);
  expect(answer.code).not.toBe(1);
  expect(Object.keys(answer.data.fields ?? {})).toContain(field);
});

it('says what an order costs its store by the rates agreed with it, and another one by those of now', async () => {
  const shop = fulfilmentOf(test);
  const store = await shop.newStore();
  const sold = await shop.newPaid({ payable: 10_000 });
  const explain = async (query = '') =>
    (await test.get(`/api/operator/rate/explainOrder?no=${sold.no}${query}`, operator)).data;
  const { data: terms } = await test.get('/api/operator/rate/explain?amount=100.00', operator);
  expect(await explain()).toMatchObject({ store_name: '', is_agreed: false, net: terms.net });
  await shop.accept(store, sold.no);
  const agreed = await explain();
  expect(agreed).toMatchObject({
    no: sold.no,
    is_agreed: true,
    goods: '100.00',
    fees: '5.00',
    freight: '0.00',
    net: '95.00',
  });
  expect(agreed.lines).toMatchObject([
    { amount: '100.00', fees: [{ kind: 'sales', scope: 'default', bp: 500, amount: '5.00' }] },
  ]);
  await save({ scope: 'store', scope_id: store.storeId, kind: 'sales', percent: '20', reason: 'dearer' });
  expect(await explain()).toEqual(agreed);
  const other = await shop.newStore();
  await save({ scope: 'store', scope_id: other.storeId, kind: 'sales', percent: '10', reason: 'agreed' });
  expect(await explain(`&store_id=${other.storeId}`)).toMatchObject({
    is_agreed: false,
    lines: [{ fees: [{ scope: 'store', bp: 1000, amount: '10.00' }] }],
    net: '90.00',
  });
  const missing = await test.get('/api/operator/rate/explainOrder?no=SO26010100000000', operator);
  expect(missing.data?.error ?? missing.code).toBe('not_found');
});

it('counts of an order what stays of it', async () => {
  const shop = fulfilmentOf(test);
  const store = await shop.newStore();
  const sold = await shop.newPaid({ payable: 10_000 });
  await shop.accept(store, sold.no);
  await test.ctx.db.transaction(async (tx) => {
    const order = await lockOrder(tx, { no: sold.no });
    if (!order) throw new Error('no order');
    await refundOrder(tx, test.ctx, { order, what: 4000, reason: 'test' });
  });
  const { data } = await test.get(`/api/operator/rate/explainOrder?no=${sold.no}`, operator);
  expect(data).toMatchObject({ goods: '60.00', fees: '3.00', net: '57.00' });
});
