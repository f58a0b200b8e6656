import { afterAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { signIn } from '#lib/server/factories/factories.ts';
import { createTestStaff, newCreditCode } from '#lib/server/factories/store-factories.ts';
import { removeOrphans } from '#lib/server/files/index.ts';
import { legalChangesOf } from '#lib/server/http/testing/legal-changes-for-tests.ts';
import { createTestApi } from '../../test-api.ts';

const test = await createTestApi();
const legal = legalChangesOf(test);
afterAll(() => test.close());

const storeRow = async (id: number) =>
  (await test.ctx.db.execute(sql`select * from stores where id = ${id}`)).rows[0] ?? {};

describe('other legal facts', () => {
  it('count when an operator has approved them, not before; all at once, on record', async () => {
    const at = await legal.newStore();
    const [code, name] = [newCreditCode(), `新名${newCreditCode().slice(-6)}`];
    const change = { credit_code: code, store_name: name, licence_until: '2040-01-01', licence_long_term: false };
    const answer = await legal.save({ ...at.change, ...change }, at.caller);
    expect(answer.msg).toContain('Submitted');
    expect(answer.data).toMatchObject({
      current: at.current,
      pending: { status: 'pending', wanted: { credit_code: code, legal_person: '王林', licence_until: '2040-01-01' } },
    });
    expect(answer.data.pending.licence_file.link).toContain('/storage/');
    const before = await storeRow(at.store.id);
    const { id } = answer.data.pending;
    const operator = await legal.newOperator();
    expect((await legal.decide('Approve', { id, version: answer.data.version }, operator)).code).toBe(1);
    const after = await legal.read(at.caller);
    expect(after).toMatchObject({ pending: null, last: null, version: at.same.version + 1 });
    expect(after.current).toEqual({ ...answer.data.pending.wanted });
    const row = await storeRow(at.store.id);
    expect(row).toMatchObject({ name, credit_code: code, legal_person: '王林', status: 'approved' });
    expect(row.licence_file_id).not.toBe(before.licence_file_id);
    expect(await legal.noticesOf(at.owner.id)).toEqual(['storeLegalRequested', 'storeLegalApproved']);
    const { rows } = await test.ctx.db.execute<{ data: { before: object; after: object } }>(
      sql`select data from status_logs where entity_type = 'store' and entity_id = ${at.store.id} and event = 'legal'`,
    );
    expect(rows[0]?.data).toEqual({ before: at.current, after: after.current });
    const page = await test.get(`/api/operator/store/info?id=${at.store.id}`, operator);
    expect(page.data.history[0]).toMatchObject({ event: 'legal' });
  });

  it('keep the picture of the licence from the clean-up, the one before where nothing else is changed', async () => {
    const at = await legal.newStore();
    const first = await storeRow(at.store.id);
    const renamed = await legal.save({ ...at.same, store_name: `改名${newCreditCode().slice(-6)}` }, at.caller);
    const { pending, version } = renamed.data;
    expect(pending).toMatchObject({ licence: '', licence_file: null });
    await legal.decide('Approve', { id: pending.id, version }, await legal.newOperator());
    expect((await storeRow(at.store.id)).licence_file_id).toBe(first.licence_file_id);
    const next = await legal.save(
      { ...at.change, ...renamed.data.pending.wanted, licence_until: '', legal_person: '王林', version: version + 1 },
      at.caller,
    );
    await legal.decide('Approve', { id: next.data.pending.id, version: version + 1 }, await legal.newOperator());
    const now = await storeRow(at.store.id);
    expect(now.licence_file_id).not.toBe(first.licence_file_id);
    const { rows } = await test.ctx.db.execute(
      sql`select subject from file_uses where file_id = ${now.licence_file_id}`,
    );
    expect(rows.map(({ subject }) => String(subject).split(':')[0]).sort()).toEqual(['store', 'store-legal']);
  });

  it('follow the rules of the application, each fault at its field', async () => {
    const { same, change, caller } = await legal.newStore();
    const wrong: [object, string][] = [
      [{ ...same }, 'store_name'],
      [{ ...same, company_name: '另一家公司' }, 'licence'],
      [{ ...change, store_name: '甲' }, 'store_name'],
      [{ ...change, company_name: '!' }, 'company_name'],
      [{ ...change, credit_code: '911100001234567890' }, 'credit_code'],
      [{ ...change, legal_person: '' }, 'legal_person'],
      [{ ...change, licence_from: '2999-01-01' }, 'licence_from'],
      [{ ...change, licence_long_term: false }, 'licence_until'],
      [{ ...change, licence_long_term: false, licence_until: '2020-01-01' }, 'licence_until'],
      [{ ...change, licence_long_term: false, licence_until: '2010-01-01' }, 'licence_until'],
      [{ ...change, licence: '/storage/private/licence/none.png' }, 'licence'],
    ];
    for (const [body, field] of wrong) {
      const { code, data } = await legal.save(body, caller);
      expect([body, code, Object.keys(data?.fields ?? {})]).toEqual([body, 0, [field]]);
    }
    expect((await legal.read(caller)).pending).toBeNull();
  });

  it('take a licence that the caller has uploaded, nobody else’s', async () => {
    const [{ change, caller }, other] = [await legal.newStore(), await legal.newStore()];
    const { data } = await legal.save({ ...change, licence: other.change.licence }, caller);
    expect(Object.keys(data.fields)).toEqual(['licence']);
  });

  it('ask for the password, at its field, and keep nothing of a wrong one', async () => {
    const { change, caller } = await legal.newStore();
    const { data } = await legal.save({ ...change, password: 'Wrong-1234' }, caller);
    expect(data).toMatchObject({ error: 'password_wrong', fields: { password: expect.any(String) } });
    expect((await legal.read(caller)).pending).toBeNull();
  });

  it('cannot be the name or the code of another store, while it is asked for and later', async () => {
    const [at, other] = [await legal.newStore(), await legal.newStore()];
    const code = await legal.save({ ...at.change, credit_code: other.current.credit_code }, at.caller);
    expect(code.data).toMatchObject({ error: 'credit_code_taken', fields: { credit_code: expect.any(String) } });
    const name = await legal.save({ ...at.change, store_name: other.current.store_name }, at.caller);
    expect(name.data).toMatchObject({ error: 'store_name_taken', fields: { store_name: expect.any(String) } });
    const filter = newCreditCode();
    const [mine, theirs] = [
      await legal.ask(at, { credit_code: filter }),
      await legal.ask(other, { credit_code: filter }),
    ];
    const [operator, second] = [await legal.newOperator(), await legal.newOperator()];
    const answers = await Promise.all([
      legal.decide('Approve', mine, operator),
      legal.decide('Approve', theirs, second),
    ]);
    expect(answers.map(({ code: kind, data }) => (kind === 1 ? 'done' : data.error)).sort()).toEqual([
      'credit_code_taken',
      'done',
    ]);
    const refused = answers.find(({ code: kind }) => kind === 0);
    expect(Object.keys(refused?.data.fields)).toEqual(['credit_code']);
  });

  it('are one change at a time, also of two windows at once', async () => {
    const { change, caller } = await legal.newStore();
    const answers = await Promise.all([
      legal.save(change, caller),
      legal.save({ ...change, legal_person: '赵云' }, caller),
    ]);
    expect(answers.map(({ code, data }) => (code === 1 ? 'waits' : data.error)).sort()).toEqual([
      'legal_pending',
      'waits',
    ]);
  });

  it('are not asked for over a shop page that has changed since', async () => {
    const { change, caller } = await legal.newStore();
    await test.post('/api/store/profileSave', { version: change.version, contact_name: '赵云' }, caller);
    const { data } = await legal.save(change, caller);
    expect(data).toMatchObject({ error: 'status_changed', version: change.version + 1 });
    expect((await legal.save({ ...change, version: change.version + 1 }, caller)).code).toBe(1);
  });

  it('can be taken back and asked for again with the same picture, which outlives the clean-up meanwhile', async () => {
    const at = await legal.newStore();
    const { id, version } = await legal.ask(at);
    const taken = await legal.cancel(id, at.caller);
    expect(taken.data).toMatchObject({ pending: null, last: { status: 'cancelled', licence: at.change.licence } });
    expect((await legal.cancel(id, at.caller)).data.error).toBe('status_changed');
    const operator = await legal.newOperator();
    expect((await legal.decide('Approve', { id, version }, operator)).data.error).toBe('status_changed');
    expect((await legal.decide('Reject', { id, version, reason: 'No' }, operator)).data.error).toBe('status_changed');
    test.ctx.clock.advance(3 * 86_400);
    await removeOrphans(test.ctx);
    const again = { token: (await signIn(test.ctx, at.owner.id)).token };
    expect((await legal.save(at.change, again)).code).toBe(1);
  });
});

describe('who asks', () => {
  it('is the owner alone, of the own store', async () => {
    const at = await legal.newStore();
    const staff = await Promise.all(
      (['manager', 'finance', 'sales'] as const).map(async (role) => {
        const { id } = await createTestStaff(test.ctx, { role, at });
        return { token: (await signIn(test.ctx, id)).token };
      }),
    );
    for (const caller of staff) {
      expect((await test.get('/api/store/legal', caller)).code).toBe(401);
      expect((await legal.save(at.change, caller)).code).toBe(401);
    }
    const { id, version } = await legal.ask(at);
    for (const caller of staff) expect((await legal.cancel(id, caller)).code).toBe(401);
    expect((await legal.cancel(id, (await legal.newStore()).caller)).data.error).toBe('not_found');
    expect((await legal.decide('Approve', { id, version }, at.caller)).code).toBe(401);
  });
});

describe('a licence that ends', () => {
  it('is among the owner’s things to do until another one is being reviewed', async () => {
    const at = await legal.newStore();
    const todos = async () => (await test.get('/api/store/home', at.caller)).data.todos;
    expect(await todos()).toEqual([]);
    await test.ctx.db.execute(sql`update stores set licence_until = '2020-01-31' where id = ${at.store.id}`);
    expect(await todos()).toEqual([
      { kind: 'licence', no: '2020-01-31', about: '', deadline: Date.parse('2020-02-01T00:00:00+08:00') / 1000 },
    ]);
    const { data } = await test.get('/api/store/profile', at.caller);
    expect(data.legal).toMatchObject({ licence_until: '2020-01-31', licence_state: 'ended' });
    await legal.ask(at);
    expect(await todos()).toEqual([]);
  });
});
