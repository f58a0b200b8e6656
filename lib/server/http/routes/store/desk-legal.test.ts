import { afterAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { legalChangesOf } from '#lib/server/http/testing/legal-changes-for-tests.ts';
import { createTestApi } from '../../test-api.ts';

const test = await createTestApi();
const legal = legalChangesOf(test);
afterAll(() => test.close());

describe('the decision', () => {
  it('is made over old and new side by side, with the differences named', async () => {
    const at = await legal.newStore();
    await legal.ask(at, { company_name: '另一家印务有限公司' });
    const { data } = await test.get(
      '/api/operator/store/legalChanges?status=pending&limit=100',
      await legal.newOperator(),
    );
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
    const at = await legal.newStore();
    const { id } = await legal.ask(at);
    const operator = await legal.newOperator();
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

  it.each([
    ['with', true, []],
    ['without', false, [{ event: 'approveUnseen' }]],
  ])('says who approved %s having opened the new licence', async (_, isLooked, notes) => {
    const at = await legal.newStore();
    const decision = await legal.ask(at);
    const operator = await legal.newOperator();
    const seen = async (who: { token: string }) => {
      const { data } = await test.get(`/api/operator/store/legalChanges?store_id=${at.store.id}`, who);
      return data.list[0].is_licence_seen;
    };
    expect(await seen(operator)).toBe(false);
    // That somebody else has looked is no look of one's own.
    await test.post('/api/operator/store/legalReveal', { id: decision.id }, await legal.newOperator());
    if (isLooked) await test.post('/api/operator/store/legalReveal', { id: decision.id }, operator);
    expect(await seen(operator)).toBe(isLooked);
    expect((await legal.decide('Approve', decision, operator)).code).toBe(1);
    const { rows } = await test.ctx.db.execute(
      sql`select event from status_logs where entity_type = 'store_legal_change' and entity_id = ${decision.id}
        and event = 'approveUnseen' and actor_id = ${operator.id}`,
    );
    expect(rows).toEqual(notes);
  });

  it('asks for no look where the licence stays', async () => {
    const at = await legal.newStore();
    const decision = await legal.ask(at, { ...at.same, store_name: '改名印务' });
    const operator = await legal.newOperator();
    const { data } = await test.get(`/api/operator/store/legalChanges?store_id=${at.store.id}`, operator);
    expect(data.list[0].is_licence_seen).toBe(true);
    await legal.decide('Approve', decision, operator);
    const { rows } = await test.ctx.db.execute(
      sql`select 1 from status_logs where entity_type = 'store_legal_change' and entity_id = ${decision.id} and event = 'approveUnseen'`,
    );
    expect(rows).toEqual([]);
  });

  it('is made once, by one operator; reason and remarks reach the owner, who may ask again', async () => {
    const at = await legal.newStore();
    const decision = await legal.ask(at);
    const [operator, other] = [await legal.newOperator(), await legal.newOperator()];
    expect(Object.keys((await legal.decide('Reject', { ...decision, reason: '' }, operator)).data.fields)).toEqual([
      'reason',
    ]);
    const said = { reason: 'The picture is not readable', remarks: { licence: 'Take it from above' } };
    const answers = await Promise.all([
      legal.decide('Reject', { ...decision, ...said }, operator),
      legal.decide('Reject', { ...decision, ...said }, other),
    ]);
    expect(answers.map(({ code, data }) => (code === 1 ? 'done' : data.error)).sort()).toEqual([
      'done',
      'status_changed',
    ]);
    expect((await legal.decide('Approve', decision, operator)).data.error).toBe('status_changed');
    expect(await legal.read(at.caller)).toMatchObject({
      current: at.current,
      pending: null,
      last: { status: 'rejected', ...said, licence: at.change.licence },
    });
    expect(await legal.noticesOf(at.owner.id)).toEqual(['storeLegalRequested', 'storeLegalRejected']);
    expect((await legal.save(at.change, at.caller)).code).toBe(1);
  });

  it('is not made over a store that has changed since it was looked at', async () => {
    const at = await legal.newStore();
    const { id, version } = await legal.ask(at);
    await test.post('/api/store/profileSave', { version, contact_name: '赵云' }, at.caller);
    const operator = await legal.newOperator();
    expect((await legal.decide('Approve', { id, version }, operator)).data.error).toBe('status_changed');
    expect((await legal.decide('Reject', { id, version, reason: 'No' }, operator)).data.error).toBe('status_changed');
    expect((await legal.decide('Approve', { id, version: version + 1 }, operator)).code).toBe(1);
  });

  it('finds what has become wrong since: a licence that ran out', async () => {
    const at = await legal.newStore();
    const until = new Date(test.ctx.clock.now().getTime() + 2 * 86_400_000).toISOString().slice(0, 10);
    const decision = await legal.ask(at, { licence_until: until, licence_long_term: false });
    test.ctx.clock.advance(4 * 86_400);
    const { data } = await legal.decide('Approve', decision, await legal.newOperator());
    expect(Object.keys(data.fields)).toEqual(['licence_until']);
  });

  it('is nobody’s who works for the store', async () => {
    const at = await legal.newStore();
    const decision = await legal.ask(at);
    const operator = await legal.newOperator();
    await test.ctx.db.execute(
      sql`insert into store_members (store_id, user_id, role) values (${at.store.id}, ${operator.id}, 'sales')`,
    );
    expect((await legal.decide('Approve', decision, operator)).data.error).toBe('own_record');
  });
});

it('is counted among what waits for operators', async () => {
  const operator = await legal.newOperator();
  const count = async () => {
    const { data } = await test.get('/api/operator/home/see', operator);
    return data.queues.find(({ key }: { key: string }) => key === 'legal_changes').count;
  };
  const before = await count();
  await legal.ask(await legal.newStore());
  expect(await count()).toBe(before + 1);
});
