import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { listStatusChanges } from '#lib/server/db/status-log.ts';
import { createTestUser, signIn } from '#lib/server/factories/factories.ts';
import { raiseLevels } from '#lib/server/referral/index.ts';
import { updateSettings } from '#lib/server/site/index.ts';
import { createTestApi } from '../../test-api.ts';

const test = await createTestApi();
const operator = await newPerson('operator');
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

describe('levels', () => {
  const form = { name_zh: '金牌', name_en: 'Gold', level1: '8', level2: '2.5', self: '1', is_active: true };
  const save = (changes: object, by: Person = operator) =>
    test.post('/api/operator/promoter/levelSave', { ...form, rises_from: '', ...changes }, by);
  const levels = async () => (await test.get('/api/operator/promoter/levels', operator)).data.list;
  const named = async (name: string) =>
    (await levels()).find(({ names }: { names: { en: string } }) => names.en === name);

  /** What a settlement of some day has credited. */
  async function credit({ id }: Person, amount: number): Promise<void> {
    const { rows } = await test.ctx.db.execute(sql`select count(*)::int as days from referral_settlements`);
    const day = '2020-01-01';
    await test.ctx.db.execute(sql`insert into referral_settlements
      (no, user_id, period_date, gross_amount, reversal_amount, net_amount, line_count, posted_at)
      values (${`RS${id}-${rows[0]?.days}`}, ${id}, ${day}::date + ${rows[0]?.days}::int,
        ${Math.max(amount, 0)}, ${Math.max(-amount, 0)}, ${amount}, 1, now())`);
  }
  const put = async (who: Person, level: number | null, by: Person = operator) => {
    const { version } = await rowOf(who);
    return test.post('/api/operator/promoter/level', { user_id: who.id, version, level_id: level }, by);
  };
  async function newPromoter() {
    const me = await newPerson();
    await spread(me.code);
    return me;
  }

  it('are made and changed, each fault at its field, and nothing is overwritten', async () => {
    const wrong = await save({ name_zh: '', level1: '50.01', level2: '1.234', rises_from: '0' });
    expect(Object.keys(wrong.data.fields).sort()).toEqual(['level1', 'level2', 'name_zh', 'rises_from']);
    expect(await save({ rises_from: '1000' })).toMatchObject({ code: 1 });
    const gold = await named('Gold');
    expect(gold).toMatchObject({ level1_bp: 800, level2_bp: 250, self_bp: 100, rises_from: '1000.00', promoters: 0 });
    expect((await save({ name_en: 'Other', rises_from: '1000.00' })).data.fields).toHaveProperty('rises_from');
    const { id, version } = gold;
    expect(await save({ id, version, rises_from: '2000' })).toMatchObject({ code: 1 });
    expect((await save({ id, version, rises_from: '3000' })).data.error).toBe('status_changed');
    expect((await save({ id: 999_999, version: 1 })).data.error).toBe('not_found');
    expect((await save({ id, version: version + 1, is_active: false, rises_from: '2000' })).code).toBe(1);
    expect((await save({}, await newPerson())).code).toBe(401);
  });

  it('are reached by what was credited, never lost by themselves, and left alone where an operator chose', async () => {
    const bronze = { name_en: 'Bronze', rises_from: '10', level1: '6' };
    const silver = { name_en: 'Silver', rises_from: '50', level1: '7' };
    await Promise.all([save(bronze), save(silver), save({ name_en: 'Friend', level1: '9' })]);
    const idOf = async (name: string) => (await named(name)).id;
    const [me, chosen, frozen] = [await newPromoter(), await newPromoter(), await newPromoter()];
    for (const who of [me, chosen, frozen]) await credit(who, 1000);
    await decide('freeze', frozen, { reason: 'x' });
    expect(await put(chosen, await idOf('Friend'))).toMatchObject({ code: 1 });
    expect(await raiseLevels(test.ctx)).toBe(1);
    expect(await raiseLevels(test.ctx)).toBe(0);
    expect(await rowOf(me)).toMatchObject({ level: { en: 'Bronze' }, is_level_by_hand: false });
    expect(await rowOf(chosen)).toMatchObject({ level: { en: 'Friend' }, is_level_by_hand: true });
    expect(await rowOf(frozen)).toMatchObject({ level: null });
    expect((await standingOf(me)).rates.level1_bp).toBe(600);
    await credit(me, 4000);
    expect(await raiseLevels(test.ctx)).toBe(1);
    await credit(me, -4500);
    expect(await raiseLevels(test.ctx)).toBe(0);
    expect(await rowOf(me)).toMatchObject({ level: { en: 'Silver' } });
    await credit(chosen, 4000);
    expect(await put(chosen, null)).toMatchObject({ code: 1 });
    expect(await rowOf(chosen)).toMatchObject({ level: { en: 'Silver' }, is_level_by_hand: false });
  });

  it('are written down under the names that older rows have', async () => {
    const me = await newPromoter();
    await save({ name_en: 'Logged', level1: '9' });
    expect(await put(me, (await named('Logged')).id)).toMatchObject({ code: 1 });
    const [entry] = await listStatusChanges(test.ctx.db, 'promoter', me.id);
    expect(entry).toMatchObject({ event: 'level', data: { from: null, isByHand: true } });
  });

  it('are set by somebody else, and only those in use', async () => {
    const me = await newPromoter();
    const gold = await named('Gold');
    expect((await put(me, gold.id)).data.fields).toHaveProperty('level_id');
    const own = await newPerson('operator');
    await spread(own.code);
    expect((await put(own, null, own)).data.error).toBe('own_record');
  });
});
