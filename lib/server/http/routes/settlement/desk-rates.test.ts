import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createSignedInOperator } from '#lib/server/factories/factories.ts';
import { createTestStore } from '#lib/server/factories/store-factories.ts';
import { createTestApi, type TestApi } from '../../test-api.ts';

let test: TestApi;
let operator: { id: number; token: string };
beforeAll(async () => {
  test = await createTestApi();
  operator = await createSignedInOperator(test.ctx);
});
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
