import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { removeOrphans } from '../../files/index.ts';
import { createTestUser, signIn, testPassword } from '../../seed/factories.ts';
import { createTestFile, createTestStaff, createTestStore, newCreditCode } from '../../seed/store-factories.ts';
import { createTestApi, type TestApi } from '../test-api.ts';

let test: TestApi;
beforeAll(async () => {
  test = await createTestApi();
});
afterAll(() => test.close());

interface Caller {
  token: string;
}

async function newStore() {
  const opened = await createTestStore(test.ctx);
  const caller = { token: (await signIn(test.ctx, opened.owner.id)).token };
  const { current, version } = (await test.get('/api/store/legal', caller)).data;
  const licence = await createTestFile(test.ctx, opened.owner.id);
  const { licence_until: _none, ...facts } = current;
  const term = { licence_until: '', licence_long_term: true };
  const same = { ...facts, ...term, licence: '', version, password: testPassword };
  return { ...opened, caller, current, same, wish: { ...same, licence, legal_person: '王林' } };
}

async function newOperator() {
  const { id } = await createTestUser(test.ctx, { group: 'operator' });
  return { id, token: (await signIn(test.ctx, id)).token };
}

const save = (body: object, caller: Caller) => test.post('/api/store/legalSave', body, caller);
const cancel = (id: number, caller: Caller) => test.post('/api/store/legalCancel', { id }, caller);
const read = async (caller: Caller) => (await test.get('/api/store/legal', caller)).data;
const decide = (move: 'Approve' | 'Reject', body: object, caller: Caller) =>
  test.post(`/api/operator/store/legal${move}`, body, caller);

async function ask(at: Awaited<ReturnType<typeof newStore>>, change: object = {}) {
  const { data } = await save({ ...at.wish, ...change }, at.caller);
  return { id: data.pending.id as number, version: data.version as number };
}

const noticesOf = async (userId: number) => {
  const { rows } = await test.ctx.db.execute<{ event_key: string }>(
    sql`select event_key from messages where user_id = ${userId} and event_key like 'storeLegal%' order by id`,
  );
  return rows.map(({ event_key }) => event_key);
};

const storeRow = async (id: number) =>
  (await test.ctx.db.execute(sql`select * from stores where id = ${id}`)).rows[0] ?? {};

describe('other legal facts', () => {
  it('count when an operator has approved them, not before; all at once, on record', async () => {
    const at = await newStore();
    const [code, name] = [newCreditCode(), `新名${newCreditCode().slice(-6)}`];
    const change = { credit_code: code, store_name: name, licence_until: '2040-01-01', licence_long_term: false };
    const answer = await save({ ...at.wish, ...change }, at.caller);
    expect(answer.msg).toContain('Submitted');
    expect(answer.data).toMatchObject({
      current: at.current,
      pending: { status: 'pending', wanted: { credit_code: code, legal_person: '王林', licence_until: '2040-01-01' } },
    });
    expect(answer.data.pending.licence_file.link).toContain('/storage/');
    const before = await storeRow(at.store.id);
    const { id } = answer.data.pending;
    const operator = await newOperator();
    expect((await decide('Approve', { id, version: answer.data.version }, operator)).code).toBe(1);
    const after = await read(at.caller);
    expect(after).toMatchObject({ pending: null, last: null, version: at.same.version + 1 });
    expect(after.current).toEqual({ ...answer.data.pending.wanted });
    const row = await storeRow(at.store.id);
    expect(row).toMatchObject({ name, credit_code: code, legal_person: '王林', status: 'approved' });
    expect(row.licence_file_id).not.toBe(before.licence_file_id);
    expect(await noticesOf(at.owner.id)).toEqual(['storeLegalRequested', 'storeLegalApproved']);
    const { rows } = await test.ctx.db.execute<{ data: { before: object; after: object } }>(
      sql`select data from status_logs where entity_type = 'store' and entity_id = ${at.store.id} and event = 'legal'`,
    );
    expect(rows[0]?.data).toEqual({ before: at.current, after: after.current });
    const page = await test.get(`/api/operator/store/info?id=${at.store.id}`, operator);
    expect(page.data.history[0]).toMatchObject({ event: 'legal' });
  });

  it('keep the picture of the licence from the clean-up, the one before where nothing else is changed', async () => {
    const at = await newStore();
    const first = await storeRow(at.store.id);
    const renamed = await save({ ...at.same, store_name: `改名${newCreditCode().slice(-6)}` }, at.caller);
    const { pending, version } = renamed.data;
    expect(pending).toMatchObject({ licence: '', licence_file: null });
    await decide('Approve', { id: pending.id, version }, await newOperator());
    expect((await storeRow(at.store.id)).licence_file_id).toBe(first.licence_file_id);
    const next = await save(
      { ...at.wish, ...renamed.data.pending.wanted, licence_until: '', legal_person: '王林', version: version + 1 },
      at.caller,
    );
    await decide('Approve', { id: next.data.pending.id, version: version + 1 }, await newOperator());
    const now = await storeRow(at.store.id);
    expect(now.licence_file_id).not.toBe(first.licence_file_id);
    const { rows } = await test.ctx.db.execute(
      sql`select subject from file_uses where file_id = ${now.licence_file_id}`,
    );
    expect(rows.map(({ subject }) => String(subject).split(':')[0]).sort()).toEqual(['store', 'store-legal']);
  });

  it('follow the rules of the application, each fault at its field', async () => {
    const { same, wish, caller } = await newStore();
    const wrong: [object, string][] = [
      [{ ...same }, 'store_name'],
      [{ ...same, company_name: '另一家公司' }, 'licence'],
      [{ ...wish, store_name: '甲' }, 'store_name'],
      [{ ...wish, company_name: '!' }, 'company_name'],
      [{ ...wish, credit_code: '911100001234567890' }, 'credit_code'],
      [{ ...wish, legal_person: '' }, 'legal_person'],
      [{ ...wish, licence_from: '2999-01-01' }, 'licence_from'],
      [{ ...wish, licence_long_term: false }, 'licence_until'],
      [{ ...wish, licence_long_term: false, licence_until: '2020-01-01' }, 'licence_until'],
      [{ ...wish, licence_long_term: false, licence_until: '2010-01-01' }, 'licence_until'],
      [{ ...wish, licence: '/storage/private/licence/none.png' }, 'licence'],
    ];
    for (const [body, field] of wrong) {
      const { code, data } = await save(body, caller);
      expect([body, code, Object.keys(data?.fields ?? {})]).toEqual([body, 0, [field]]);
    }
    expect((await read(caller)).pending).toBeNull();
  });

  it('take a licence that the caller has uploaded, nobody else’s', async () => {
    const [{ wish, caller }, other] = [await newStore(), await newStore()];
    const { data } = await save({ ...wish, licence: other.wish.licence }, caller);
    expect(Object.keys(data.fields)).toEqual(['licence']);
  });

  it('ask for the password, at its field, and keep nothing of a wrong one', async () => {
    const { wish, caller } = await newStore();
    const { data } = await save({ ...wish, password: 'Wrong-1234' }, caller);
    expect(data).toMatchObject({ error: 'password_wrong', fields: { password: expect.any(String) } });
    expect((await read(caller)).pending).toBeNull();
  });

  it('cannot be the name or the code of another store, while it is asked for and later', async () => {
    const [at, other] = [await newStore(), await newStore()];
    const code = await save({ ...at.wish, credit_code: other.current.credit_code }, at.caller);
    expect(code.data).toMatchObject({ error: 'credit_code_taken', fields: { credit_code: expect.any(String) } });
    const name = await save({ ...at.wish, store_name: other.current.store_name }, at.caller);
    expect(name.data).toMatchObject({ error: 'store_name_taken', fields: { store_name: expect.any(String) } });
    const wanted = newCreditCode();
    const [mine, theirs] = [await ask(at, { credit_code: wanted }), await ask(other, { credit_code: wanted })];
    const [operator, second] = [await newOperator(), await newOperator()];
    const answers = await Promise.all([decide('Approve', mine, operator), decide('Approve', theirs, second)]);
    expect(answers.map(({ code: kind, data }) => (kind === 1 ? 'done' : data.error)).sort()).toEqual([
      'credit_code_taken',
      'done',
    ]);
    const refused = answers.find(({ code: kind }) => kind === 0);
    expect(Object.keys(refused?.data.fields)).toEqual(['credit_code']);
  });

  it('are one wish at a time, also of two windows at once', async () => {
    const { wish, caller } = await newStore();
    const answers = await Promise.all([save(wish, caller), save({ ...wish, legal_person: '赵云' }, caller)]);
    expect(answers.map(({ code, data }) => (code === 1 ? 'waits' : data.error)).sort()).toEqual([
      'legal_pending',
      'waits',
    ]);
  });

  it('are not asked for over a shop page that has changed since', async () => {
    const { wish, caller } = await newStore();
    await test.post('/api/store/profileSave', { version: wish.version, contact_name: '赵云' }, caller);
    const { data } = await save(wish, caller);
    expect(data).toMatchObject({ error: 'status_changed', version: wish.version + 1 });
    expect((await save({ ...wish, version: wish.version + 1 }, caller)).code).toBe(1);
  });

  it('can be taken back and asked for again with the same picture, which outlives the clean-up meanwhile', async () => {
    const at = await newStore();
    const { id, version } = await ask(at);
    const taken = await cancel(id, at.caller);
    expect(taken.data).toMatchObject({ pending: null, last: { status: 'cancelled', licence: at.wish.licence } });
    expect((await cancel(id, at.caller)).data.error).toBe('status_changed');
    const operator = await newOperator();
    expect((await decide('Approve', { id, version }, operator)).data.error).toBe('status_changed');
    expect((await decide('Reject', { id, version, reason: 'No' }, operator)).data.error).toBe('status_changed');
    test.ctx.clock.advance(3 * 86_400);
    await removeOrphans(test.ctx);
    const again = { token: (await signIn(test.ctx, at.owner.id)).token };
    expect((await save(at.wish, again)).code).toBe(1);
  });
});

describe('the decision', () => {
  it('is made over old and new side by side, with the differences named', async () => {
    const at = await newStore();
    await ask(at, { company_name: '另一家印务有限公司' });
    const { data } = await test.get('/api/operator/store/legalChanges?status=pending&limit=100', await newOperator());
    const row = data.list.find(({ store_id }: { store_id: number }) => store_id === at.store.id);
    expect(row).toMatchObject({
      current: at.current,
      wanted: { company_name: '另一家印务有限公司' },
      changed: ['company_name', 'legal_person', 'licence'],
      is_payee_right: false,
      actions: ['approve', 'reject'],
    });
    expect(JSON.stringify(row)).not.toContain('/storage/');
  });

  it('shows both licences to who asks, and writes down who looked', async () => {
    const at = await newStore();
    const { id } = await ask(at);
    const operator = await newOperator();
    const { data } = await test.post('/api/operator/store/legalReveal', { id }, operator);
    expect(data.current_file.link).not.toBe(data.wanted_file.link);
    const { rows } = await test.ctx.db.execute(
      sql`select event, actor_id::int as actor from status_logs where entity_type = 'store_legal_change' and entity_id = ${id} and event = 'reveal'`,
    );
    expect(rows).toEqual([{ event: 'reveal', actor: operator.id }]);
    expect((await test.post('/api/operator/store/legalReveal', { id: 999_999 }, operator)).data.error).toBe(
      'not_found',
    );
  });

  it('is made once, by one operator; reason and remarks reach the owner, who may ask again', async () => {
    const at = await newStore();
    const decision = await ask(at);
    const [operator, other] = [await newOperator(), await newOperator()];
    expect(Object.keys((await decide('Reject', { ...decision, reason: '' }, operator)).data.fields)).toEqual([
      'reason',
    ]);
    const said = { reason: 'The picture is not readable', remarks: { licence: 'Take it from above' } };
    const answers = await Promise.all([
      decide('Reject', { ...decision, ...said }, operator),
      decide('Reject', { ...decision, ...said }, other),
    ]);
    expect(answers.map(({ code, data }) => (code === 1 ? 'done' : data.error)).sort()).toEqual([
      'done',
      'status_changed',
    ]);
    expect((await decide('Approve', decision, operator)).data.error).toBe('status_changed');
    expect(await read(at.caller)).toMatchObject({
      current: at.current,
      pending: null,
      last: { status: 'rejected', ...said, licence: at.wish.licence },
    });
    expect(await noticesOf(at.owner.id)).toEqual(['storeLegalRequested', 'storeLegalRejected']);
    expect((await save(at.wish, at.caller)).code).toBe(1);
  });

  it('is not made over a store that has changed since it was looked at', async () => {
    const at = await newStore();
    const { id, version } = await ask(at);
    await test.post('/api/store/profileSave', { version, contact_name: '赵云' }, at.caller);
    const operator = await newOperator();
    expect((await decide('Approve', { id, version }, operator)).data.error).toBe('status_changed');
    expect((await decide('Reject', { id, version, reason: 'No' }, operator)).data.error).toBe('status_changed');
    expect((await decide('Approve', { id, version: version + 1 }, operator)).code).toBe(1);
  });

  it('finds what has become wrong since: a licence that ran out', async () => {
    const at = await newStore();
    const until = new Date(test.ctx.clock.now().getTime() + 2 * 86_400_000).toISOString().slice(0, 10);
    const decision = await ask(at, { licence_until: until, licence_long_term: false });
    test.ctx.clock.advance(4 * 86_400);
    const { data } = await decide('Approve', decision, await newOperator());
    expect(Object.keys(data.fields)).toEqual(['licence_until']);
  });

  it('is nobody’s who works for the store', async () => {
    const at = await newStore();
    const decision = await ask(at);
    const operator = await newOperator();
    await test.ctx.db.execute(
      sql`insert into store_members (store_id, user_id, role) values (${at.store.id}, ${operator.id}, 'sales')`,
    );
    expect((await decide('Approve', decision, operator)).data.error).toBe('own_record');
  });
});

describe('who asks', () => {
  it('is the owner alone, of the own store', async () => {
    const at = await newStore();
    const staff = await Promise.all(
      (['manager', 'finance', 'sales'] as const).map(async (role) => {
        const { id } = await createTestStaff(test.ctx, { role, at });
        return { token: (await signIn(test.ctx, id)).token };
      }),
    );
    for (const caller of staff) {
      expect((await test.get('/api/store/legal', caller)).code).toBe(401);
      expect((await save(at.wish, caller)).code).toBe(401);
    }
    const { id, version } = await ask(at);
    for (const caller of staff) expect((await cancel(id, caller)).code).toBe(401);
    expect((await cancel(id, (await newStore()).caller)).data.error).toBe('not_found');
    expect((await decide('Approve', { id, version }, at.caller)).code).toBe(401);
  });
});

describe('a licence that ends', () => {
  it('is among the owner’s things to do until another one is being reviewed', async () => {
    const at = await newStore();
    const todos = async () => (await test.get('/api/store/home', at.caller)).data.todos;
    expect(await todos()).toEqual([]);
    await test.ctx.db.execute(sql`update stores set licence_until = '2020-01-31' where id = ${at.store.id}`);
    expect(await todos()).toEqual([
      { kind: 'licence', no: '2020-01-31', about: '', deadline: Date.parse('2020-02-01T00:00:00+08:00') / 1000 },
    ]);
    const { data } = await test.get('/api/store/profile', at.caller);
    expect(data.legal).toMatchObject({ licence_until: '2020-01-31', licence_state: 'ended' });
    await ask(at);
    expect(await todos()).toEqual([]);
  });
});

it('is counted among what waits for operators', async () => {
  const operator = await newOperator();
  const count = async () => {
    const { data } = await test.get('/api/operator/home/see', operator);
    return data.queues.find(({ key }: { key: string }) => key === 'legal_changes').count;
  };
  const before = await count();
  await ask(await newStore());
  expect(await count()).toBe(before + 1);
});
