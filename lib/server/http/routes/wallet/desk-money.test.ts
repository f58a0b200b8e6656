import { afterAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { statusLogs } from '#lib/server/db/tables.ts';
import { createTestUser, signIn } from '#lib/server/factories/factories.ts';
import { files } from '#lib/server/files/tables.ts';
import { findUserNames } from '#lib/server/identity/index.ts';
import { auditLedger } from '#lib/server/workflows/ledger/audit-ledger.ts';
import { auditMoney } from '#lib/server/workflows/ledger/audit-money.ts';
import { createTestApi } from '../../test-api.ts';

const test = await createTestApi();
afterAll(() => test.close());

interface Person {
  userId: number;
  token: string;
}

async function person(group: 'customer' | 'operator' = 'operator'): Promise<Person> {
  const user = await createTestUser(test.ctx, { group });
  return { userId: user.id, token: (await signIn(test.ctx, user.id)).token };
}

/** A private upload of somebody's, as the upload leaves it behind. */
async function paperOf({ userId }: Person, changes: Partial<typeof files.$inferInsert> = {}): Promise<string> {
  const path = `private/voucher/${crypto.randomUUID()}.jpg`;
  const row = { userId, isPrivate: true, topic: 'voucher', path, url: `/storage/${path}`, name: 'p.jpg' };
  const facts = { mime: 'image/jpeg', size: 1, sha256: 'x', sourceSha256: crypto.randomUUID() };
  const [file] = await test.ctx.db
    .insert(files)
    .values({ ...row, ...facts, ...changes })
    .returning();
  return file?.url ?? '';
}

const propose = (by: Person, body: object, key: string = crypto.randomUUID()) =>
  test.post('/api/operator/adjustment/propose', body, { token: by.token, once: key });

const decide = (by: Person, what: 'approve' | 'reject', body: object) =>
  test.post(`/api/operator/adjustment/${what}`, body, by);
const cardsOf = async (me: Person) => (await test.get('/api/account/overview', me)).data.cards;

async function proposed(by: Person, to: Person, changes: object = {}): Promise<string> {
  const body = { user_id: to.userId, unit: 'CNY', amount: '12.34', reason: 'sorry', attachment: await paperOf(by) };
  return (await propose(by, { ...body, ...changes })).data.no;
}

describe('a correction of a balance', () => {
  it('moves nothing until another operator approves it, and tells the customer', async () => {
    const [me, first, second] = [await person('customer'), await person(), await person()];
    const no = await proposed(first, me);
    expect((await cardsOf(me)).money).toBe('0.00');
    const { data } = await test.get('/api/operator/adjustment/list?status=pending', second);
    expect(data.list[0]).toMatchObject({ no, user_id: me.userId, amount: '12.34', actions: ['approve', 'reject'] });
    const named = await findUserNames(test.ctx.db, [me.userId, first.userId]);
    expect(data.list[0].user_name).toBe(named.get(me.userId));
    expect(data.list[0]).toMatchObject({ proposer_name: named.get(first.userId), decider_name: '' });
    expect(data.list[0].attachment).toMatch(/^\/storage\/private\/.+\?e=\d+&s=/);
    const own = (await test.get('/api/operator/adjustment/list', first)).data.list[0];
    expect(own).toMatchObject({ no, actions: [] });
    expect((await decide(first, 'approve', { no })).data.error).toBe('own_record');
    expect((await decide(second, 'approve', { no })).code).toBe(1);
    expect((await cardsOf(me)).money).toBe('12.34');
    const bill = (await test.get('/api/account/balance', me)).data.list;
    expect(bill).toMatchObject([{ money: '12.34', kind: 'adjustment', no, memo: 'Manual adjustment: sorry' }]);
    const inbox = (await test.get('/api/message/list', me)).data.list;
    expect(inbox).toMatchObject([{ body: `Balance change: +12.34 CNY (${no}). Reason: sorry` }]);
    const ofDocuments = eq(statusLogs.entityType, 'adjustment');
    const history = await test.ctx.db.select().from(statusLogs).where(ofDocuments).orderBy(statusLogs.id);
    expect(history.map(({ event, actorId }) => [event, actorId])).toEqual([
      ['propose', first.userId],
      ['approve', second.userId],
    ]);
    expect(await auditMoney(test.ctx)).toEqual([]);
  });

  it('is decided once, however many operators decide at once', async () => {
    const [me, first] = [await person('customer'), await person()];
    const no = await proposed(first, me);
    const others = await Promise.all([person(), person(), person(), person()]);
    const answers = await Promise.all(
      others.map((by, index) => decide(by, index % 2 ? 'approve' : 'reject', { no, reason: 'no' })),
    );
    expect(answers.map(({ code, data }) => (code === 1 ? 'done' : data.error)).sort()).toEqual([
      'done',
      'status_changed',
      'status_changed',
      'status_changed',
    ]);
    expect(['0.00', '12.34']).toContain((await cardsOf(me)).money);
  });

  it('takes no more than there is, and can be rejected then', async () => {
    const [me, first, second] = [await person('customer'), await person(), await person()];
    await decide(second, 'approve', { no: await proposed(first, me) });
    const no = await proposed(first, me, { amount: '-12.35' });
    expect((await decide(second, 'approve', { no })).data.error).toBe('balance_insufficient');
    expect((await cardsOf(me)).money).toBe('12.34');
    expect((await decide(second, 'reject', { no, reason: 'too much' })).code).toBe(1);
    await decide(second, 'approve', { no: await proposed(first, me, { amount: '-12.34' }) });
    expect((await cardsOf(me)).money).toBe('0.00');
  });

  it('works for points, in whole ones', async () => {
    const [me, first, second] = [await person('customer'), await person(), await person()];
    const no = await proposed(first, me, { unit: 'PT', amount: '250' });
    await decide(second, 'approve', { no });
    expect((await cardsOf(me)).score).toBe(250);
    const { data } = await test.get('/api/account/integral', me);
    expect(data.expiring).toEqual({ score: 250, time: expect.any(Number) });
  });
});

describe('a proposal', () => {
  it('sent twice with one key is one, and the key stands for nothing else', async () => {
    const [me, first] = [await person('customer'), await person()];
    const key = crypto.randomUUID();
    const body = { user_id: me.userId, unit: 'CNY', amount: '1', reason: 'r', attachment: await paperOf(first) };
    const [one, two] = await Promise.all([propose(first, body, key), propose(first, body, key)]);
    expect(one.data.no).toBe(two.data.no);
    expect((await propose(first, { ...body, amount: '2' }, key)).data.error).toBe('idempotency_conflict');
    expect((await propose(first, body, '')).data.fields).toHaveProperty('Idempotency-Key');
  });

  it.each([
    ['amount', { amount: '0.00' }],
    ['amount', { amount: '-0' }],
    ['amount', { amount: '1.001' }],
    ['amount', { amount: '1e3' }],
    ['amount', { unit: 'PT', amount: '1.5' }],
    ['unit', { unit: 'USD' }],
    ['reason', { reason: ' ' }],
    ['user_id', { user_id: 99_999_999 }],
    ['attachment', { attachment: '' }],
    ['attachment', { attachment: '/storage/private/voucher/none.jpg' }],
  ])('is refused at its field %s for %j', async (field, changes) => {
    const [me, first] = [await person('customer'), await person()];
    const body = { user_id: me.userId, unit: 'CNY', amount: '1', reason: 'r', attachment: await paperOf(first) };
    const { data } = await propose(first, { ...body, ...changes });
    expect(data).toMatchObject({ error: 'invalid_input', fields: { [field]: expect.any(String) } });
  });

  it('needs a private paper of the proposer’s own', async () => {
    const [me, first, other] = [await person('customer'), await person(), await person()];
    const body = { user_id: me.userId, unit: 'CNY', amount: '1', reason: 'r' };
    for (const attachment of [
      await paperOf(other),
      await paperOf(first, { isPrivate: false }),
      await paperOf(first, { topic: 'identity' }),
    ]) {
      expect((await propose(first, { ...body, attachment })).data.fields).toHaveProperty('attachment');
    }
  });

  it('is not for an account of one’s own, and not approved by its owner', async () => {
    const [first, second] = [await person(), await person()];
    const attachment = await paperOf(first);
    const body = { user_id: first.userId, unit: 'CNY', amount: '1', reason: 'r', attachment };
    expect((await propose(first, body)).data.error).toBe('own_record');
    const no = await proposed(first, second);
    expect((await decide(second, 'approve', { no })).data.error).toBe('own_record');
    expect((await decide(second, 'reject', { no, reason: 'r' })).data.error).toBe('own_record');
  });
});

it('keeps everybody without the permission out, and answers an unknown number like none', async () => {
  const [me, first] = [await person('customer'), await person()];
  const no = await proposed(first, me);
  const refused = { code: 401, msg: 'You have no permission to operate!' };
  expect(await propose(me, {})).toMatchObject(refused);
  expect(await decide(me, 'approve', { no })).toMatchObject(refused);
  expect(await decide(me, 'reject', { no, reason: 'r' })).toMatchObject(refused);
  expect(await test.get('/api/operator/adjustment/list', me)).toMatchObject(refused);
  expect(await test.get('/api/operator/ledger/check', me)).toMatchObject(refused);
  expect(await test.get('/api/operator/ledger/checks', me)).toMatchObject(refused);
  expect(await test.post('/api/operator/ledger/run', {}, me)).toMatchObject(refused);
  expect((await decide(first, 'approve', { no: 'AJ00000000000000' })).data.error).toBe('not_found');
});

it('shows operators in words what the last check found', async () => {
  const operator = await person();
  const check = async () => (await test.get('/api/operator/ledger/check', operator)).data;
  expect(await check()).toBeNull();
  await auditLedger(test.ctx);
  expect(await check()).toMatchObject({ is_sound: true, fault_count: 0, faults: [] });
  const [paper] = await Promise.all([proposed(await person(), await person('customer'))]);
  await test.ctx.db.execute(
    `update wallet_adjustments set status = 'approved', decided_by = ${operator.userId} where no = '${paper}'`,
  );
  test.ctx.clock.advance(60);
  await auditLedger(test.ctx);
  const { is_sound, faults } = await check();
  expect([is_sound, faults[0].text]).toEqual([
    false,
    `Each completed document is posted once, at its amount; adjustment:CNY:${paper}: found 0, expected 1234`,
  ]);
});
