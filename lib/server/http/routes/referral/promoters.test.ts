import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { createTestUser, signIn } from '#lib/server/factories/factories.ts';
import { updateSettings } from '#lib/server/site/index.ts';
import { createTestApi, type TestApi } from '../../test-api.ts';

let test: TestApi;
let operator: Person;
beforeAll(async () => {
  test = await createTestApi();
  operator = await newPerson('operator');
});
afterAll(() => test.close());
afterEach(() => mode('everyone'));

const mode = (promoters: 'everyone' | 'applied') => updateSettings(test.ctx, { 'referral.promoters': promoters });

async function newPerson(group: 'customer' | 'operator' = 'customer') {
  const { id, username, recommendCode: code } = await createTestUser(test.ctx, { group });
  return { id, username, code, token: (await signIn(test.ctx, id)).token };
}
type Person = Awaited<ReturnType<typeof newPerson>>;

const apply = (who: Person, plan = 'A blog about paper') => test.post('/api/recommend/apply', { plan }, who);
const standingOf = async (who: Person) => (await test.get('/api/recommend/main', who)).data.standing;
const spread = async (code: string) =>
  (await test.post('/api/user/spread', { recommend_code: code }, await newPerson())).data.reason;

async function rowOf({ username }: Person) {
  const { list } = (await test.get(`/api/operator/promoter/list?q=${username}`, operator)).data;
  return list[0];
}

async function decide(call: 'decide' | 'freeze' | 'thaw', who: Person, body: object = {}, by: Person = operator) {
  const { version } = (await rowOf(who)) ?? { version: 1 };
  return test.post(`/api/operator/promoter/${call}`, { user_id: who.id, version, ...body }, by);
}

async function toldTo({ id }: Person): Promise<string[]> {
  const told = sql`select event_key from messages where user_id = ${id} and event_key like 'promoter%' order by id`;
  return (await test.ctx.db.execute<{ event_key: string }>(told)).rows.map(({ event_key }) => event_key);
}

describe('where one has to ask', () => {
  it('goes from the application over a refusal to the link, and each is told of it', async () => {
    await mode('applied');
    const me = await newPerson();
    expect(await standingOf(me)).toMatchObject({ may_promote: false, may_apply: true, status: null });
    expect(await spread(me.code)).toBe('promoter_inactive');
    expect(await apply(me)).toMatchObject({ code: 1 });
    expect(await standingOf(me)).toMatchObject({ may_apply: false, status: 'pending', plan: 'A blog about paper' });
    expect((await apply(me)).data.error).toBe('status_changed');
    expect(await toldTo(operator)).toContain('promoterApplied');
    expect(await rowOf(me)).toMatchObject({ status: 'pending', people: 0, earned: '0.00', actions: expect.any(Array) });
    expect(await decide('decide', me, { decision: 'reject', reason: 'Too vague' })).toMatchObject({ code: 1 });
    expect(await standingOf(me)).toMatchObject({ status: 'rejected', reason: 'Too vague', may_apply: true });
    expect(await apply(me, 'A blog about paper, read by printers')).toMatchObject({ code: 1 });
    expect(await decide('decide', me, { decision: 'approve' })).toMatchObject({ code: 1 });
    expect(await standingOf(me)).toMatchObject({ status: 'active', reason: '', may_promote: true });
    expect(await spread(me.code)).toBe('bound');
    expect(await rowOf(me)).toMatchObject({ people: 1, reviewed_by: operator.id });
    expect(await toldTo(me)).toEqual(['promoterRejected', 'promoterAccepted']);
  });

  it('refuses an application without a plan at its field, and any where nobody has to ask', async () => {
    const me = await newPerson();
    expect((await apply(me)).data.error).toBe('applications_closed');
    await mode('applied');
    expect((await apply(me, ' ')).data).toMatchObject({ error: 'invalid_input', fields: { plan: expect.any(String) } });
    expect((await apply(me, 'x'.repeat(501))).data.error).toBe('invalid_input');
    await updateSettings(test.ctx, { 'referral.isOpen': false });
    expect((await apply(me)).data.error).toBe('applications_closed');
    await updateSettings(test.ctx, { 'referral.isOpen': true });
  });

  it('keeps whoever brought somebody when the shop begins to ask, and lets nobody wait when it stops', async () => {
    const [busy, idle] = [await newPerson(), await newPerson()];
    expect(await spread(busy.code)).toBe('bound');
    await mode('applied');
    expect([await spread(busy.code), await spread(idle.code)]).toEqual(['bound', 'promoter_inactive']);
    await apply(idle);
    await mode('everyone');
    expect(await standingOf(idle)).toMatchObject({ may_promote: true, may_apply: false, status: 'pending' });
    expect(await spread(idle.code)).toBe('bound');
    await mode('applied');
    expect(await standingOf(idle)).toMatchObject({ may_promote: false, status: 'pending' });
  });
});

describe('at the desk', () => {
  it('freezes with a reason and thaws, and tells of both', async () => {
    const me = await newPerson();
    await spread(me.code);
    expect(await decide('freeze', me, { reason: '' })).toMatchObject({ code: 0, data: { error: 'invalid_input' } });
    expect(await decide('freeze', me, { reason: 'Under review' })).toMatchObject({ code: 1 });
    expect(await standingOf(me)).toMatchObject({ may_promote: false, status: 'frozen', reason: 'Under review' });
    expect(await spread(me.code)).toBe('promoter_inactive');
    expect((await decide('freeze', me, { reason: 'Again' })).data.error).toBe('status_changed');
    expect(await decide('thaw', me)).toMatchObject({ code: 1 });
    expect(await standingOf(me)).toMatchObject({ may_promote: true, status: 'active', reason: '' });
    expect(await toldTo(me)).toEqual(['promoterFrozen', 'promoterThawed']);
  });

  it('lets one of two who decide at once win, and refuses what was read before', async () => {
    await mode('applied');
    const me = await newPerson();
    await apply(me);
    const { version } = await rowOf(me);
    const about = { user_id: me.id, version };
    const answers = await Promise.all([
      test.post('/api/operator/promoter/decide', { ...about, decision: 'approve' }, operator),
      test.post('/api/operator/promoter/decide', { ...about, decision: 'reject', reason: 'No' }, operator),
    ]);
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 1]);
    expect(answers.find(({ code }) => code === 0)?.data.error).toBe('status_changed');
    const late = await test.post('/api/operator/promoter/freeze', { ...about, reason: 'Late' }, operator);
    expect(late.data.error).toBe('status_changed');
  });

  it('lets nobody decide about themselves or somebody who is none, and no customer at all', async () => {
    await mode('applied');
    const own = await newPerson('operator');
    await apply(own);
    expect((await decide('decide', own, { decision: 'approve' }, own)).data.error).toBe('own_record');
    expect((await decide('freeze', own, { reason: 'x' }, own)).data.error).toBe('own_record');
    const stranger = await newPerson();
    expect((await decide('freeze', stranger, { reason: 'x' })).data.error).toBe('not_found');
    expect((await decide('thaw', own, {}, stranger)).code).toBe(401);
  });

  it('finds promoters by state and word, newest first', async () => {
    await mode('applied');
    const [one, other] = [await newPerson(), await newPerson()];
    await apply(one);
    test.ctx.clock.advance(60);
    await apply(other);
    const { list } = (await test.get('/api/operator/promoter/list?status=pending', operator)).data;
    const ids = list.map(({ user_id }: { user_id: number }) => user_id);
    expect(ids.indexOf(other.id)).toBeLessThan(ids.indexOf(one.id));
    expect((await test.get(`/api/operator/promoter/list?status=active&q=${one.username}`, operator)).data.total).toBe(
      0,
    );
    expect(await rowOf(one)).toMatchObject({ user_id: one.id, plan: 'A blog about paper', level: null });
  });
});
