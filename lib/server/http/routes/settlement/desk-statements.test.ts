import { afterAll, describe, expect, it } from '@jest/globals';
import { createSignedInOperator, createTestUser, signIn } from '#lib/server/factories/factories.ts';
import { createTestStaff } from '#lib/server/factories/store-factories.ts';
import { statementsOf } from '#lib/server/workflows/settlement/statements-for-tests.ts';
import { createTestApi } from '../../test-api.ts';

type Person = { id: number; token: string };

const test = await createTestApi();
const desk = statementsOf(test);
const store = await desk.newStore();
const own = await signIn(test.ctx, store.userId);
const [first, second] = [await createSignedInOperator(test.ctx), await createSignedInOperator(test.ctx)];
afterAll(() => test.close());

async function objected(amount: number): Promise<string> {
  await desk.earn(store, amount);
  const { no } = await desk.make(store);
  const body = { no, reason: 'order 5 is missing' };
  expect(await test.post('/api/store/statementObject', body, own)).toMatchObject({ code: 1 });
  return no;
}

const infoOf = async (no: string, who: Person) => (await test.get(`/api/operator/statement/info?no=${no}`, who)).data;
const act = (move: string, body: object, who: Person) => test.post(`/api/operator/statement/${move}`, body, who);
const inboxOf = async (userId: number) =>
  (await test.get('/api/message/list', await signIn(test.ctx, userId))).data.list as { title: string }[];

describe('an objection', () => {
  it('ends in an adjustment that two operators make, and both sides read what was said', async () => {
    const no = await objected(1000);
    expect((await test.get(`/api/store/statement?no=${no}`, own)).data).toMatchObject({
      status: 'disputed',
      dispute_note: 'order 5 is missing',
      actions: [],
      timeline: [{ event: 'dispute', reason: 'order 5 is missing' }, { event: 'make' }],
    });
    const { list } = (await test.get('/api/operator/statement/list?status=disputed', first)).data;
    expect(list[0]).toMatchObject({ no, is_own: false, proposal: null, actions: ['propose', 'refuse'] });
    expect(await act('propose', { no, amount: '2.50', reason: 'found it' }, first)).toMatchObject({ code: 1 });
    expect(await infoOf(no, first)).toMatchObject({
      proposal: { amount: '2.50', reason: 'found it', proposer: { id: first.id } },
      actions: ['propose', 'drop', 'refuse'],
    });
    const { version, actions } = await infoOf(no, second);
    expect(actions).toEqual(['approve', 'propose', 'drop', 'refuse']);
    expect((await act('approve', { no, version }, first)).code).not.toBe(1);
    expect((await act('approve', { no, version: version - 1 }, second)).code).not.toBe(1);
    expect(await act('approve', { no, version }, second)).toMatchObject({ code: 1 });
    expect((await infoOf(no, second)).timeline).toMatchObject([
      { event: 'adjust', person: { id: second.id }, reason: 'found it' },
      { event: 'propose', person: { id: first.id } },
      { event: 'dispute', person: { id: store.userId } },
      { event: 'make' },
    ]);
    const lines = await test.get(`/api/operator/statement/lines?no=${no}`, first);
    expect(lines.data).toMatchObject({ total: 2, sums: { net: '12.50' } });
    // Of the proposal the store reads nothing.
    expect((await test.get(`/api/store/statement?no=${no}`, own)).data).toMatchObject({
      net: '12.50',
      answer: 'found it',
      status: 'to_confirm',
      actions: ['confirm', 'object'],
      timeline: [{ event: 'adjust' }, { event: 'dispute' }, { event: 'make' }],
    });
    expect((await inboxOf(store.userId))[0]?.title).toBe('Statement adjusted');
  });

  it('is refused with a reason, and the proposal before can be withdrawn', async () => {
    const no = await objected(300);
    await act('propose', { no, amount: '-1', reason: 'too much' }, first);
    expect((await act('drop', { no, reason: '' }, second)).data.fields).toHaveProperty('reason');
    expect(await act('drop', { no, reason: 'no' }, second)).toMatchObject({ code: 1 });
    expect(await act('refuse', { no, reason: 'all is there' }, first)).toMatchObject({ code: 1 });
    expect((await infoOf(no, first)).actions).toEqual([]);
    expect((await inboxOf(store.userId))[0]?.title).toBe('Statement unchanged');
  });

  it('can no longer be made after the deadline, though nobody has confirmed yet', async () => {
    await desk.earn(store, 100);
    const { no } = await desk.make(store);
    test.ctx.clock.advance(3 * 86_400 + 1);
    expect(
      (await test.get(`/api/store/statement?no=${no}`, await signIn(test.ctx, store.userId))).data.actions,
    ).toEqual(['confirm']);
  });
});

describe('refuses at its field', () => {
  it.each([
    ['no amount', { amount: '', reason: 'x' }, 'amount'],
    ['nothing', { amount: '0.00', reason: 'x' }, 'amount'],
    ['three decimals', { amount: '1.005', reason: 'x' }, 'amount'],
    ['no reason', { amount: '1', reason: ' ' }, 'reason'],
  ])('%s', async (_, body, field) => {
    const operator = await createSignedInOperator(test.ctx);
    const answer = await act('propose', { no: 'SS26112300000001', ...body }, operator);
    expect(Object.keys(answer.data.fields)).toEqual([field]);
  });

  it('a store that has nothing to state', async () => {
    const operator = await createSignedInOperator(test.ctx);
    const { storeId } = await desk.newStore();
    const answer = await act('make', { store_id: storeId }, operator);
    expect(answer.data.fields).toHaveProperty('store_id');
  });
});

it('states and settles at once what an operator does not wait for, once', async () => {
  const operator = await createSignedInOperator(test.ctx);
  const other = await desk.newStore();
  await desk.earn(other, 900);
  test.ctx.clock.advance(1);
  expect(await act('make', { store_id: other.storeId }, operator)).toMatchObject({ code: 1, data: { count: 1 } });
  const [statement] = await desk.listOf(other);
  const no = statement?.no ?? '';
  const theirs = await signIn(test.ctx, other.userId);
  expect((await act('settle', { no }, operator)).code).not.toBe(1);
  await test.post('/api/store/statementConfirm', { no }, theirs);
  expect((await infoOf(no, operator)).actions).toEqual(['settle']);
  const both = await Promise.all([act('settle', { no }, operator), act('settle', { no }, operator)]);
  expect(both.map(({ code }) => code === 1).sort()).toEqual([false, true]);
  expect(await desk.moneyOf(other)).toMatchObject({ pending: 0, available: 900 });
});

it('shows who works for the store no way to decide, and staff without the node nothing', async () => {
  const operator = await createTestUser(test.ctx, { group: 'operator' });
  const signed = { id: operator.id, ...(await signIn(test.ctx, operator.id)) };
  const staff = await signIn(test.ctx, (await createTestStaff(test.ctx, { role: 'sales' })).id);
  await desk.earn(store, 50);
  const { no } = await desk.make(store);
  expect((await test.get(`/api/store/statement?no=${no}`, staff)).code).not.toBe(1);
  expect((await test.post('/api/store/statementObject', { no, reason: 'x' }, staff)).code).not.toBe(1);
  expect((await test.get('/api/operator/statement/list', staff)).code).not.toBe(1);
  expect(await infoOf(no, signed)).toMatchObject({ status: 'to_confirm', actions: [] });
});
