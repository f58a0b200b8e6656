import { afterAll, describe, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { checkCharacterOf } from '#lib/contract/identity/id-number.ts';
import { createTestUser, signIn } from '#lib/server/factories/factories.ts';
import { realNames } from '#lib/server/identity/real-name-tables.ts';
import { updateSettings } from '#lib/server/site/index.ts';
import { createTestApi } from '../../test-api.ts';

const test = await createTestApi();
const operator = await member('operator');
afterAll(() => test.close());

async function member(group: 'customer' | 'operator' = 'customer') {
  const user = await createTestUser(test.ctx, { group });
  return { user, token: (await signIn(test.ctx, user.id)).token };
}

let last = 0;
/** A number nobody has yet. */
function newIdNumber(): string {
  last += 1;
  const digits = `33010619900101${String(last).padStart(3, '0')}`;
  return digits + checkCharacterOf(digits);
}

const path = '/api/account/realName';
const submit = (caller: { token: string }, id_number = newIdNumber(), name = '张三') =>
  test.post(path, { name, id_number }, caller);
const decide = (action: 'approve' | 'reject' | 'reveal', body: object, caller = operator) =>
  test.post(`/api/operator/realName/${action}`, body, caller);

async function idOf(userId: number): Promise<number> {
  const [row] = await test.ctx.db.select({ id: realNames.id }).from(realNames).where(eq(realNames.userId, userId));
  return row?.id ?? 0;
}

const isAuth = async (caller: { token: string }) => (await test.get('/api/index/index', caller)).data.userInfo.is_auth;

describe('a real name', () => {
  it('is pending once submitted, masked, and unreadable in the table', async () => {
    const me = await member();
    expect((await test.get(path, me)).data).toMatchObject({ status: 'unverified', name: '', can_submit: true });
    const idNumber = newIdNumber();
    const { code, data } = await submit(me, idNumber, '欧阳文');
    expect([code, data]).toEqual([
      1,
      {
        status: 'pending',
        name: '欧**',
        id_number: `3301**********${idNumber.slice(-4)}`,
        reason: '',
        submit_time: expect.any(Number),
        decide_time: null,
        can_submit: false,
      },
    ]);
    const { rows } = await test.ctx.db.execute(
      sql`select r::text as row from real_names r where user_id = ${me.user.id}`,
    );
    expect(String(rows[0]?.row)).not.toMatch(new RegExp(`欧阳文|${idNumber}`));
    expect(await isAuth(me)).toBe(false);
  });

  it('is verified by an operator, shows in the user record, and stays', async () => {
    const me = await member();
    await submit(me);
    const id = await idOf(me.user.id);
    expect((await decide('approve', { id })).code).toBe(1);
    expect((await test.get(path, me)).data).toMatchObject({ status: 'verified', can_submit: false });
    expect(await isAuth(me)).toBe(true);
    expect((await submit(me)).data.error).toBe('real_name_submitted');
    expect((await decide('reject', { id, reason: 'late' })).data.error).toBe('status_changed');
    const [message] = (await test.get('/api/message/list', me)).data.list;
    expect(message).toMatchObject({ event_key: 'realNameVerified', link: '/user/account/profile' });
  });

  it('is sent back with a reason, and can be submitted again', async () => {
    const me = await member();
    await submit(me);
    const id = await idOf(me.user.id);
    expect((await decide('reject', { id })).data.fields).toHaveProperty('reason');
    expect((await decide('reject', { id, reason: 'The name differs' })).code).toBe(1);
    expect((await test.get(path, me)).data).toMatchObject({
      status: 'rejected',
      reason: 'The name differs',
      can_submit: true,
    });
    expect((await submit(me)).data).toMatchObject({ status: 'pending', reason: '' });
    const { rows } = await test.ctx.db.execute(
      sql`select event from status_logs where entity_type = 'real_name' and entity_id = ${id} order by id`,
    );
    expect(rows.map(({ event }) => event)).toEqual(['submit', 'reject', 'submit']);
  });

  it('is not submitted twice at once', async () => {
    const me = await member();
    const answers = await Promise.all([submit(me), submit(me), submit(me)]);
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 0, 1]);
  });

  it.each([
    ['name', { name: '张3', id_number: '11010519491231002X' }],
    ['name', { id_number: '11010519491231002X' }],
    ['id_number', { name: '张三', id_number: '110105194912310021' }],
    ['id_number', { name: '张三', id_number: 110105 }],
  ])('shows at %s what is wrong with %j', async (field, body) => {
    const answer = await test.post(path, body, await member());
    expect(Object.keys(answer.data.fields)).toEqual([field]);
  });

  it('refuses who is not born yet', async () => {
    const digits = '33010620990101001';
    expect((await submit(await member(), digits + checkCharacterOf(digits))).data.fields).toHaveProperty('id_number');
  });

  it('limits how often numbers can be tried', async () => {
    const me = await member();
    for (let count = 0; count < 10; count += 1) await submit(me, '1');
    expect((await submit(me)).data.error).toBe('too_many_requests');
    expect((await submit(await member(), newIdNumber())).code).toBe(1);
  });
});

describe('one person', () => {
  it('verifies one account, in whichever form the number is written, and as many as the setting says', async () => {
    const [first, second, third] = [await member(), await member(), await member()];
    const digits = '11010519491231008';
    const [long, short] = [digits + checkCharacterOf(digits), '110105491231008'];
    await submit(first, long);
    // A submission alone blocks nobody: it may be somebody else's.
    expect((await submit(second, short)).code).toBe(1);
    const [one, two] = [await idOf(first.user.id), await idOf(second.user.id)];
    const answers = await Promise.all([decide('approve', { id: one }), decide('approve', { id: two })]);
    expect(answers.map(({ data }) => data?.error ?? null).sort()).toEqual(['id_number_taken', null]);
    expect((await submit(third, long)).data.fields).toHaveProperty('id_number');
    await updateSettings(test.ctx, { 'member.accountsPerIdNumber': 2 });
    expect((await submit(third, long)).code).toBe(1);
    await updateSettings(test.ctx, { 'member.accountsPerIdNumber': 1 });
  });
});

describe('operators', () => {
  it('see names masked, and in full only when they ask, which is written down', async () => {
    const me = await member();
    const idNumber = newIdNumber();
    await submit(me, idNumber, 'Ada Lovelace');
    const id = await idOf(me.user.id);
    const { list } = (await test.get('/api/operator/realName/list?status=pending&limit=100', operator)).data;
    const row = list.find((item: { id: number }) => item.id === id);
    expect(row).toMatchObject({ username: me.user.username, name: 'A***', status: 'pending' });
    expect(JSON.stringify(list)).not.toContain(idNumber);
    expect((await decide('reveal', { id })).data).toEqual({ name: 'Ada Lovelace', id_number: idNumber });
    const { rows } = await test.ctx.db.execute(
      sql`select actor_id from status_logs where entity_type = 'real_name' and entity_id = ${id} and event = 'reveal'`,
    );
    expect(rows).toHaveLength(1);
  });

  it('do not decide about themselves, nor about what is not there', async () => {
    const self = await member('operator');
    await submit(self);
    const id = await idOf(self.user.id);
    expect((await decide('approve', { id }, self)).data.error).toBe('own_record');
    for (const action of ['approve', 'reveal'] as const) {
      expect((await decide(action, { id: 999_999_999 })).data.error).toBe('not_found');
    }
    expect((await decide('approve', { id })).code).toBe(1);
  });

  it('are the only ones to get in', async () => {
    const customer = await member();
    expect((await test.get('/api/operator/realName/list', customer)).code).toBe(401);
    for (const action of ['approve', 'reject', 'reveal'] as const) {
      expect((await decide(action, { id: 1, reason: 'x' }, customer)).code).toBe(401);
    }
    expect((await test.get(path)).code).toBe(303);
  });
});
