import { afterAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { createSignedInOperator, signIn, testPassword } from '#lib/server/factories/factories.ts';
import { createTestStaff, createTestStore, toMember } from '#lib/server/factories/store-factories.ts';
import { applyPayeeChanges, approvePayee, rejectPayee } from '#lib/server/store/index.ts';
import { createTestApi } from '../../test-api.ts';

const test = await createTestApi();
afterAll(() => test.close());

const oldEnd = '**** **** **** 0001';
const newEnd = '**** **** **** 0099';

async function newStore() {
  const opened = await createTestStore(test.ctx);
  const signedIn = async () => ({ token: (await signIn(test.ctx, opened.owner.id)).token });
  const caller = await signedIn();
  const { data } = await test.get('/api/store/payee', caller);
  const request = { ...data.current, payee_account: '1109 0600 0000 099', password: testPassword };
  return { ...opened, caller, request, signedIn };
}

const newOperator = () => createSignedInOperator(test.ctx);

const save = (body: object, caller: { token: string }) => test.post('/api/store/payeeSave', body, caller);
const decide = (move: 'Approve' | 'Reject', body: object, caller: { token: string }) =>
  test.post(`/api/operator/store/payee${move}`, body, caller);
const noticesOf = async (userId: number) => {
  const { rows } = await test.ctx.db.execute<{ event_key: string }>(
    sql`select event_key from messages where user_id = ${userId} and event_key like 'storePayee%' order by id`,
  );
  return rows.map(({ event_key }) => event_key);
};

describe('another account', () => {
  it('is paid to when it has cooled down and an operator has approved it, not before', async () => {
    const { request, caller, owner, signedIn } = await newStore();
    const { data, msg } = await save(request, caller);
    expect(msg).toContain('Submitted');
    expect(data).toMatchObject({ current: { payee_account: oldEnd }, cooling_hours: 72 });
    expect(data.pending).toMatchObject({ status: 'pending', payee_account: newEnd, approve_time: null });
    expect(data.pending.effective_time - data.pending.create_time).toBe(72 * 3600);
    const { id } = data.pending;
    expect((await decide('Approve', { id }, await newOperator())).code).toBe(1);
    expect(await applyPayeeChanges(test.ctx)).toBe(0);
    test.ctx.clock.advance(72 * 3600 - 1);
    expect(await applyPayeeChanges(test.ctx)).toBe(0);
    test.ctx.clock.advance(1);
    const runs = await Promise.all([applyPayeeChanges(test.ctx), applyPayeeChanges(test.ctx)]);
    expect(runs[0] + runs[1]).toBe(1);
    const { data: after } = await test.get('/api/store/payee', await signedIn());
    expect(after).toMatchObject({ current: { payee_account: newEnd }, pending: null, last: null });
    expect(await noticesOf(owner.id)).toEqual(['storePayeeRequested', 'storePayeeApplied']);
  });

  it('waits for the operator also when its time is over, and is applied at once then', async () => {
    const { request, caller, signedIn } = await newStore();
    const { id } = (await save(request, caller)).data.pending;
    test.ctx.clock.advance(100 * 3600);
    expect(await applyPayeeChanges(test.ctx)).toBe(0);
    await decide('Approve', { id }, await newOperator());
    const { data } = await test.get('/api/store/payee', await signedIn());
    expect(data.current.payee_account).toBe(newEnd);
  });

  it('is approved once, by the first of two operators', async () => {
    const { request, caller } = await newStore();
    const { id } = (await save(request, caller)).data.pending;
    const operators = [await newOperator(), await newOperator()];
    const answers = await Promise.all(operators.map((operator) => decide('Approve', { id }, operator)));
    expect(answers.map(({ code, data }) => (code === 1 ? 'approved' : data.error)).sort()).toEqual([
      'approved',
      'status_changed',
    ]);
  });

  it('asks for the password, at its field, and keeps nothing of a wrong one', async () => {
    const { request, caller } = await newStore();
    const wrong = await save({ ...request, password: 'Wrong-1234' }, caller);
    expect(wrong.data).toMatchObject({ error: 'password_wrong', fields: { password: expect.any(String) } });
    expect(Object.keys((await save({ ...request, password: '' }, caller)).data.fields)).toEqual(['password']);
    expect((await test.get('/api/store/payee', caller)).data.pending).toBeNull();
  });

  it('asks for the second factor where it is on', async () => {
    const { request, caller } = await newStore();
    const { secret } = (await test.post('/api/account/twoFactorSetup', { password: testPassword }, caller)).data;
    const codeOf = () =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: test.ctx.clock.now().getTime() });
    await test.post('/api/account/twoFactorEnable', { code: codeOf() }, caller);
    expect((await test.get('/api/store/payee', caller)).data.needs_code).toBe(true);
    expect(Object.keys((await save(request, caller)).data.fields)).toEqual(['code']);
    expect((await save({ ...request, code: '000000' }, caller)).data.error).toBe('two_factor_wrong');
    test.ctx.clock.advance(60);
    expect((await save({ ...request, code: codeOf() }, caller)).code).toBe(1);
  });

  it('has to be the company’s or its legal person’s, and another one than now', async () => {
    const { request, caller } = await newStore();
    const { data: now } = await test.get('/api/store/payee', caller);
    const wrong: [object, string][] = [
      [{ payee_name: '别人的公司' }, 'payee_name'],
      [{ payee_type: 'personal' }, 'payee_account'],
      [{ payee_type: 'personal', payee_account: '6222020200112233446' }, 'payee_name'],
      [{ payee_account: '12' }, 'payee_account'],
      [{ payee_account: now.current.payee_account }, 'payee_account'],
      [{ payee_account: '110906000000001' }, 'payee_account'],
      [{ payee_bank: '' }, 'payee_bank'],
    ];
    for (const [change, field] of wrong) {
      const { code, data } = await save({ ...request, ...change }, caller);
      expect([change, code, Object.keys(data?.fields ?? {})]).toEqual([change, 0, [field]]);
    }
  });

  it('is one at a time, also of two who ask at once, and can be taken back', async () => {
    const { request, caller, owner } = await newStore();
    const answers = await Promise.all([
      save(request, caller),
      save({ ...request, payee_account: '220906000000077' }, caller),
    ]);
    expect(answers.map(({ code, data }) => (code === 1 ? 'waits' : data.error)).sort()).toEqual([
      'payee_pending',
      'waits',
    ]);
    const { id } = (await test.get('/api/store/payee', caller)).data.pending;
    const { data } = await test.post('/api/store/payeeCancel', { id }, caller);
    expect(data).toMatchObject({ current: { payee_account: oldEnd }, pending: null, last: { status: 'cancelled' } });
    expect((await test.post('/api/store/payeeCancel', { id }, caller)).data.error).toBe('status_changed');
    expect((await decide('Approve', { id }, await newOperator())).data.error).toBe('status_changed');
    expect(await noticesOf(owner.id)).toEqual(['storePayeeRequested', 'storePayeeCancelled']);
    expect((await save(request, caller)).code).toBe(1);
  });

  it('is decided by one operator, who reads the number on the record; the reason reaches the owner', async () => {
    const { request, caller, owner, store } = await newStore();
    const [operator, other] = [await newOperator(), await newOperator()];
    const { id } = (await save(request, caller)).data.pending;
    const { data: listed } = await test.get('/api/operator/store/payeeChanges?status=pending', operator);
    const row = listed.list.find((one: { id: number }) => one.id === id);
    expect(row).toMatchObject({ store_name: store.name, payee_account: newEnd, actions: ['approve', 'reject'] });
    expect(row.current.payee_account).toBe(oldEnd);
    const revealed = await test.post('/api/operator/store/payeeReveal', { id }, operator);
    expect(revealed.data.payee_account).toBe('110906000000099');
    const { rows } = await test.ctx.db.execute(
      sql`select event, actor_id::int as actor from status_logs where entity_type = 'store_payee_change' and entity_id = ${id} and event = 'reveal'`,
    );
    expect(rows).toEqual([{ event: 'reveal', actor: operator.id }]);
    expect(Object.keys((await decide('Reject', { id, reason: '' }, operator)).data.fields)).toEqual(['reason']);
    const answers = await Promise.all([
      decide('Reject', { id, reason: 'The bank does not know it' }, operator),
      decide('Reject', { id, reason: 'No' }, other),
    ]);
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 1]);
    const { data } = await test.get('/api/store/payee', caller);
    expect(data).toMatchObject({ current: { payee_account: oldEnd }, pending: null, last: { status: 'rejected' } });
    expect(await noticesOf(owner.id)).toEqual(['storePayeeRequested', 'storePayeeRejected']);
    expect((await decide('Approve', { id: 999_999 }, operator)).data.error).toBe('not_found');
  });
});

it('is not decided by who has asked for it, though an operator by now', async () => {
  const { request, caller, owner } = await newStore();
  const { id } = (await save(request, caller)).data.pending;
  const own = toMember(owner.id);
  await expect(approvePayee(test.ctx, own, id)).rejects.toMatchObject({ code: 'own_record' });
  await expect(rejectPayee(test.ctx, own, { id, reason: 'x' })).rejects.toMatchObject({ code: 'own_record' });
  expect((await test.get('/api/store/payee', caller)).data.pending).toMatchObject({ id });
});

it('is not decided by an operator who works for the store', async () => {
  const { request, caller, store } = await newStore();
  const { id } = (await save(request, caller)).data.pending;
  const operator = await newOperator();
  await test.ctx.db.execute(
    sql`insert into store_members (store_id, user_id, role) values (${store.id}, ${operator.id}, 'sales')`,
  );
  expect((await decide('Approve', { id }, operator)).data.error).toBe('own_record');
  expect((await decide('Reject', { id, reason: 'No' }, operator)).data.error).toBe('own_record');
  expect((await test.get('/api/store/payee', caller)).data.pending).toMatchObject({ id });
});

describe('who sees and changes it', () => {
  it('is shown to finance, changed by the owner alone', async () => {
    const at = await newStore();
    const callerOf = async (role: 'finance' | 'manager' | 'sales') => {
      const { id } = await createTestStaff(test.ctx, { role, at });
      return { token: (await signIn(test.ctx, id)).token };
    };
    const [finance, manager, sales] = [await callerOf('finance'), await callerOf('manager'), await callerOf('sales')];
    expect((await test.get('/api/store/payee', finance)).data.current.payee_account).toBe(oldEnd);
    expect((await test.get('/api/store/payee', sales)).code).toBe(401);
    for (const caller of [finance, manager, sales]) expect((await save(at.request, caller)).code).toBe(401);
    const { id } = (await save(at.request, at.caller)).data.pending;
    expect((await test.post('/api/store/payeeCancel', { id }, manager)).code).toBe(401);
    const stranger = await newStore();
    expect((await test.post('/api/store/payeeCancel', { id }, stranger.caller)).data.error).toBe('not_found');
    expect((await test.post('/api/operator/store/payeeApprove', { id }, at.caller)).code).toBe(401);
  });
});

it('operators are led to the page of the store whose account it is', async () => {
  const operator = await newOperator();
  const { request, caller, store } = await newStore();
  await save(request, caller);
  const { rows } = await test.ctx.db.execute(
    sql`select link from messages where user_id = ${operator.id} and event_key = 'storePayeeAsked'`,
  );
  expect(rows).toEqual([{ link: `/user/desk/stores/info?id=${store.id}` }]);
});
