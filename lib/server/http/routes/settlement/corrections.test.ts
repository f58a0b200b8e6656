import { afterAll, describe, expect, it } from '@jest/globals';
import { createSignedInOperator, signIn } from '#lib/server/factories/factories.ts';
import { createTestStaff, createTestStore } from '#lib/server/factories/store-factories.ts';
import { chargePenaltiesDue } from '#lib/server/workflows/settlement/charge-penalties.ts';
import { createTestApi } from '../../test-api.ts';

const test = await createTestApi();
const [first, second] = [await createSignedInOperator(test.ctx), await createSignedInOperator(test.ctx)];
const shop = await createTestStore(test.ctx);
const own = await signIn(test.ctx, shop.owner.id);
afterAll(() => test.close());

const propose = (body: object) => {
  const correction = { store_id: shop.store.id, reason: 'late', ...body };
  return test.post('/api/operator/correction/propose', correction, { ...first, once: crypto.randomUUID() });
};

const decide = (body: object) => test.post('/api/operator/correction/decide', body, second);
const listed = async (who: { token: string }, query = '') =>
  (await test.get(`/api/operator/correction/list?${query}`, who)).data.list;
const ofStore = async (query = '') => (await test.get(`/api/store/corrections?${query}`, own)).data;

it('says what each of two operators may do, and the store what it may', async () => {
  const { data } = await propose({ kind: 'penalty', amount: '12.50' });
  const facts = { kind: 'penalty', amount: '-12.50', reason: 'late', store_name: shop.store.name };
  expect((await listed(first, 'status=waiting'))[0]).toMatchObject({ ...facts, no: data.no, actions: [] });
  expect((await listed(second))[0]).toMatchObject({ status: 'proposed', actions: ['approve', 'reject'] });
  expect((await ofStore()).total).toBe(0);
  expect((await decide({ no: data.no, decision: 'approve' })).code).toBe(1);
  expect((await listed(second))[0]).toMatchObject({ status: 'announced', actions: ['lift'] });
  expect((await ofStore('kind=penalty')).list).toMatchObject([
    { no: data.no, amount: '-12.50', status: 'announced', actions: ['appeal'], appeal_deadline: expect.any(Number) },
  ]);
  expect((await test.post('/api/store/penaltyAppeal', { no: data.no, reason: 'it was in time' }, own)).code).toBe(1);
  expect((await ofStore('status=appealed')).list).toMatchObject([{ actions: [], appeal_note: 'it was in time' }]);
  expect((await listed(second, 'status=waiting'))[0]).toMatchObject({ actions: ['uphold', 'lift'] });
  expect((await decide({ no: data.no, decision: 'lift', reason: 'true' })).code).toBe(1);
  expect((await ofStore()).list).toMatchObject([{ status: 'lifted', answer: 'true', actions: [] }]);
});

it('writes the list of the store as a file, in the language of who reads it', async () => {
  const { data } = await propose({ kind: 'subsidy', amount: '30' });
  await decide({ no: data.no, decision: 'approve' });
  const request = new Request('http://shop.test/api/store/correctionsExport?kind=subsidy', {
    headers: { 'ba-user-token': own.token, 'think-lang': 'en' },
  });
  const text = await (await test.api.fetch(request, { remoteAddress: '127.0.0.1' })).text();
  expect(text).toContain('Number');
  expect(text).toContain(`${data.no},Subsidy,,30.00,late,Booked`);
});

describe('refuses at its field', () => {
  it.each([
    ['a store nobody has', { store_id: 99_999_999, kind: 'subsidy', amount: '1' }, 'store_id'],
    ['a penalty below zero', { kind: 'penalty', amount: '-1' }, 'amount'],
    ['nothing', { kind: 'adjustment', amount: '0.00' }, 'amount'],
    ['no reason', { kind: 'adjustment', amount: '1', reason: ' ' }, 'reason'],
    ['an order of another', { kind: 'adjustment', amount: '1', order_no: 'SO26112300000000' }, 'order_no'],
    ['another kind', { kind: 'gift', amount: '1' }, 'kind'],
  ])('%s', async (_, body, field) => {
    const answer = await propose(body);
    expect(answer.code).not.toBe(1);
    expect(Object.keys(answer.data.fields ?? {})).toContain(field);
  });

  it('a rejection without a reason', async () => {
    const { data } = await propose({ kind: 'adjustment', amount: '-1' });
    expect((await decide({ no: data.no, decision: 'reject' })).data.fields).toHaveProperty('reason');
  });
});

it('shows another store nothing of it, and staff without the page nothing at all', async () => {
  const other = await signIn(test.ctx, (await createTestStore(test.ctx)).owner.id);
  expect((await test.get('/api/store/corrections', other)).data.total).toBe(0);
  const [{ no }] = (await ofStore()).list;
  expect((await test.get(`/api/store/corrections?no=${no}`, other)).data.total).toBe(0);
  const sales = await createTestStaff(test.ctx, { role: 'sales', at: shop });
  expect((await test.get('/api/store/corrections', await signIn(test.ctx, sales.id))).code).not.toBe(1);
});

it('stands among the lines of the store with its number and reason, and sums up with the others like it', async () => {
  const { data } = await propose({ kind: 'penalty', amount: '7', reason: 'torn boxes' });
  await decide({ no: data.no, decision: 'approve' });
  test.ctx.clock.advance(8 * 86_400);
  await chargePenaltiesDue(test.ctx);
  const reader = await signIn(test.ctx, shop.owner.id);
  const { data: charges } = await test.get('/api/store/financeLines?kind=charges', reader);
  expect(charges.list[0]).toMatchObject({ kind: 'penalty', paper_no: data.no, reason: 'torn boxes', net: '-7.00' });
  expect(charges.sums.net).toBe((await test.get('/api/store/financeLines', reader)).data.sums.net);
  expect((await test.get('/api/store/financeLines?kind=earning', reader)).data.total).toBe(0);
  const request = new Request('http://shop.test/api/store/financeExport', {
    headers: { 'ba-user-token': reader.token, 'think-lang': 'en' },
  });
  const text = await (await test.api.fetch(request, { remoteAddress: '127.0.0.1' })).text();
  expect(text).toMatch(new RegExp(`Penalty,,-7\\.00,.*,${data.no},torn boxes`));
});

it('is listed for one store alone', async () => {
  const other = (await createTestStore(test.ctx)).store;
  const operator = await signIn(test.ctx, second.id);
  expect(await listed(operator, `store_id=${other.id}`)).toEqual([]);
  const ofOne = await listed(operator, `store_id=${shop.store.id}`);
  expect(ofOne.length).toBeGreaterThan(0);
  expect(ofOne).toEqual(await listed(operator));
});
