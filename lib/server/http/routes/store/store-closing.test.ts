import { afterAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { createSignedInOperator, createTestUser, signIn, testPassword } from '#lib/server/factories/factories.ts';
import {
  createTestFile,
  createTestStaff,
  createTestStore,
  lastInviteToken,
} from '#lib/server/factories/store-factories.ts';
import { closingHours, finishStoreClosings } from '#lib/server/workflows/store/close-store.ts';
import { createTestApi } from '../../test-api.ts';

const test = await createTestApi();
afterAll(() => test.close());

interface Caller {
  token: string;
}

const callerOf = async (id: number) => ({ id, token: (await signIn(test.ctx, id)).token });
const close = (caller: Caller, body: object = {}) =>
  test.post('/api/store/close', { password: testPassword, ...body }, caller);
const keep = (caller: Caller) => test.post('/api/store/closeCancel', {}, caller);
const read = (caller: Caller) => test.get('/api/store/closing', caller);

async function newStore() {
  const opened = await createTestStore(test.ctx);
  return { ...opened, caller: await callerOf(opened.owner.id) };
}

async function finish() {
  test.ctx.clock.advance(closingHours * 3600);
  return finishStoreClosings(test.ctx);
}

const noticesOf = async (userId: number) => {
  const { rows } = await test.ctx.db.execute<{ event_key: string }>(
    sql`select event_key from messages where user_id = ${userId} and event_key in ('storeClosing', 'storeKept', 'storeClosed') order by id`,
  );
  return rows.map(({ event_key }) => event_key);
};

describe('the request to close a store', () => {
  it('takes the password, tells everybody, and can be taken back', async () => {
    const at = await newStore();
    const staff = await createTestStaff(test.ctx, { role: 'sales', at });
    expect((await read(at.caller)).data).toEqual({
      status: 'approved',
      actions: ['close'],
      blockers: [],
      request_time: null,
      earliest_time: null,
      hours: closingHours,
      needs_code: false,
    });
    const { data, msg } = await close(at.caller, { reason: '不做了' });
    expect(msg).toContain('closing');
    expect(data).toMatchObject({ status: 'closing', actions: ['keep'] });
    expect(data.earliest_time - data.request_time).toBe(closingHours * 3600);
    expect((await test.get('/api/store/home', at.caller)).data.store.status).toBe('closing');
    expect((await keep(at.caller)).data).toMatchObject({ status: 'approved', actions: ['close'], request_time: null });
    for (const { id } of [at.owner, staff]) expect(await noticesOf(id)).toEqual(['storeClosing', 'storeKept']);
    const operator = await createSignedInOperator(test.ctx);
    const page = (await test.get(`/api/operator/store/info?id=${at.store.id}`, operator)).data;
    expect(page.history.slice(0, 2)).toMatchObject([{ event: 'keep' }, { event: 'close', reason: '不做了' }]);
  });

  it('is refused with a wrong password, at its field, and changes nothing', async () => {
    const { caller } = await newStore();
    expect((await close(caller, { password: 'Wrong-1234' })).data).toMatchObject({
      error: 'password_wrong',
      fields: { password: expect.any(String) },
    });
    expect(Object.keys((await close(caller, { password: '' })).data.fields)).toEqual(['password']);
    expect((await read(caller)).data.status).toBe('approved');
  });

  it('is refused twice, and so is thinking again', async () => {
    const { caller } = await newStore();
    expect((await keep(caller)).data.error).toBe('status_changed');
    await close(caller);
    expect((await close(caller)).data.error).toBe('status_changed');
    await keep(caller);
    expect((await keep(caller)).data.error).toBe('status_changed');
  });

  it('is the owner’s alone', async () => {
    const at = await newStore();
    for (const role of ['manager', 'finance', 'fulfilment', 'sales'] as const) {
      const staff = await callerOf((await createTestStaff(test.ctx, { role, at })).id);
      expect((await read(staff)).code).toBe(401);
      expect((await close(staff)).code).toBe(401);
      expect((await keep(staff)).code).toBe(401);
    }
  });

  it('is no operator’s, who cannot stop a store that closes either', async () => {
    const at = await newStore();
    const operator = await createSignedInOperator(test.ctx);
    expect((await close(operator)).code).not.toBe(1);
    const { version } = (await test.get('/api/store/profile', at.caller)).data;
    await close(at.caller);
    const input = { id: at.store.id, reason: 'x', version: version + 1 };
    for (const status of ['suspended', 'approved']) {
      expect((await test.post('/api/operator/store/status', { ...input, status }, operator)).data.error).toBe(
        'status_changed',
      );
    }
  });
});

describe('a closed store', () => {
  it('is nobody’s place of work any more', async () => {
    const at = await newStore();
    const staff = await createTestStaff(test.ctx, { role: 'manager', at });
    await close(at.caller);
    expect(await finish()).toBeGreaterThan(0);
    for (const { id } of [at.owner, staff]) {
      const caller = await callerOf(id);
      expect((await test.get('/api/store/home', caller)).code).toBe(401);
      expect((await test.get('/api/store/profile', caller)).code).toBe(401);
      const { data } = await test.get('/api/index/index', caller);
      expect(JSON.stringify(data.menus ?? data)).not.toContain('store/home');
      expect((await noticesOf(id)).at(-1)).toBe('storeClosed');
    }
    const { rows } = await test.ctx.db.execute(
      sql`select event, actor_id from status_logs where entity_type = 'store' and entity_id = ${at.store.id} order by id desc limit 1`,
    );
    expect(rows).toEqual([{ event: 'finish', actor_id: null }]);
  });

  it('leaves its name and its code to others, its owner among them', async () => {
    const at = await newStore();
    await close(at.caller);
    await finish();
    const owner = await callerOf(at.owner.id);
    const { data: last } = await test.get('/api/store/application', owner);
    expect(last).toMatchObject({ status: 'approved', store: null, actions: ['save'] });
    expect(last.form.agreed).toBe(false);
    const form = { agreed: true };
    const saved = await test.post('/api/store/applicationSave', { ...form, version: last.version }, owner);
    expect(saved.data).toMatchObject({ status: 'draft', attempt: 2 });
    const handedIn = await test.post('/api/store/applicationSubmit', { version: saved.data.version }, owner);
    expect(handedIn.data.status).toBe('submitted');
    const operator = await createSignedInOperator(test.ctx);
    const { no, version } = handedIn.data;
    expect((await test.post('/api/operator/storeApplication/approve', { no, version }, operator)).code).toBe(1);
    const { data } = await test.get('/api/store/profile', await callerOf(at.owner.id));
    expect(data).toMatchObject({ name: last.form.store_name, status: 'approved' });
    expect(data.legal.credit_code).toBe(last.form.credit_code);
  });

  it('takes back what it has asked for and whom it has invited', async () => {
    const at = await newStore();
    const guest = await createTestUser(test.ctx);
    await test.post('/api/store/staffInvite', { address: guest.email, role: 'sales' }, at.caller);
    const { current } = (await test.get('/api/store/payee', at.caller)).data;
    const account = { ...current, payee_account: '110906000000099', password: testPassword };
    const payee = (await test.post('/api/store/payeeSave', account, at.caller)).data.pending;
    const { current: facts, version } = (await test.get('/api/store/legal', at.caller)).data;
    const licence = await createTestFile(test.ctx, at.owner.id);
    const term = { licence_until: '', licence_long_term: true, licence };
    const input = { ...facts, ...term, store_name: `${facts.store_name}二`, version, password: testPassword };
    const legal = (await test.post('/api/store/legalSave', input, at.caller)).data.pending;
    await close(at.caller);
    expect(await finish()).toBeGreaterThan(0);
    const { rows: held } = await test.ctx.db.execute(
      sql`select subject from file_uses where subject = ${`store-legal:${at.store.id}`}`,
    );
    expect(held).toEqual([]);
    const token = await lastInviteToken(test.ctx, guest.email ?? '');
    const joining = await callerOf(guest.id);
    expect((await test.post('/api/store/inviteAccept', { token }, joining)).data.error).toBe('invitation_over');
    const operator = await createSignedInOperator(test.ctx);
    const decide = (path: string, body: object) => test.post(`/api/operator/store/${path}`, body, operator);
    expect((await decide('payeeApprove', { id: payee.id })).data.error).toBe('status_changed');
    expect((await decide('legalApprove', { id: legal.id, version: version + 2 })).data.error).toBe('status_changed');
  });
});
