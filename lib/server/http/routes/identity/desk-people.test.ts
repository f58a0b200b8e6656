import { afterAll, describe, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { createTestUser, signIn } from '#lib/server/factories/factories.ts';
import { createTestStore } from '#lib/server/factories/store-factories.ts';
import { getUser } from '#lib/server/identity/index.ts';
import { userGroups, users } from '#lib/server/identity/tables.ts';
import { type AnyData, createTestApi } from '../../test-api.ts';

const test = await createTestApi();
const operator = await newOperator();
afterAll(() => test.close());

async function newOperator() {
  return signIn(test.ctx, (await createTestUser(test.ctx, { group: 'operator' })).id);
}

async function newCustomer() {
  const user = await createTestUser(test.ctx);
  return { user, ...(await signIn(test.ctx, user.id)) };
}

async function groupId(key: string): Promise<number> {
  const [group] = await test.ctx.db.select().from(userGroups).where(eq(userGroups.key, key));
  return group?.id ?? 0;
}

const names = (name: string) => ({ 'zh-cn': name, en: name });

/** Ids of these rules and a new group that has them. */
async function newGroup(rules: string[]): Promise<{ id: number; ruleIds: number[] }> {
  const { data } = await test.get('/api/operator/group/info', operator);
  const ruleIds = data.rules.flatMap((rule: AnyData) => (rules.includes(rule.name) ? rule.id : []));
  const saved = await test.post(
    '/api/operator/group/save',
    { names: names(`g${Math.random()}`), rule_ids: ruleIds },
    operator,
  );
  expect(saved.code).toBe(1);
  return { id: saved.data.id, ruleIds };
}

/** Somebody whose group may do these things at the desk, with the second factor that such a group needs. */
async function newClerk(rules: string[]) {
  const group = await newGroup(rules);
  const user = await createTestUser(test.ctx, { group: 'operator' });
  await test.post('/api/operator/user/group', { id: user.id, group_id: group.id, reason: 'clerk' }, operator);
  return { group, user, ...(await signIn(test.ctx, user.id)) };
}

describe('users at the desk', () => {
  it('are found by account name, address and id, masked, and whole only where who looks is written down', async () => {
    const { user } = await newCustomer();
    for (const q of [user.username.slice(0, 8), user.email, user.mobile, String(user.id)]) {
      const { data } = await test.get(`/api/operator/user/list?q=${encodeURIComponent(q ?? '')}`, operator);
      expect([q, data.list.map(({ id }: AnyData) => id)]).toEqual([q, expect.arrayContaining([user.id])]);
      expect(JSON.stringify(data.list)).not.toContain(user.email);
    }
    const { data: whole } = await test.get(`/api/operator/user/info?id=${user.id}`, operator);
    expect(whole).toMatchObject({
      email: user.email,
      mobile: user.mobile,
      money: '0.00',
      actions: ['disable', 'group'],
    });
    const { data: log } = await test.get(`/api/operator/audit/list?entity_type=user&entity_id=${user.id}`, operator);
    expect(log.list).toMatchObject([{ event: 'reveal', actor: { id: operator.userId } }]);
    expect((await test.get('/api/operator/user/info?id=987654', operator)).data.error).toBe('not_found');
  });

  it('are out at once when they are disabled, and in again when enabled', async () => {
    const { user, token } = await newCustomer();
    const send = (status: string) =>
      test.post('/api/operator/user/status', { id: user.id, status, reason: 'spam' }, operator);
    expect((await send('disable')).code).toBe(1);
    expect((await test.get('/api/account/overview', { token })).code).not.toBe(1);
    expect((await send('disable')).data.error).toBe('status_changed');
    expect((await send('enable')).code).toBe(1);
    const again = await signIn(test.ctx, user.id);
    expect((await test.get('/api/account/overview', again)).code).toBe(1);
    // What was signed in before is not in again.
    expect((await test.get('/api/account/overview', { token })).code).not.toBe(1);
  });

  it('are told why: by mail while they are out, and in the inbox', async () => {
    const { user } = await newCustomer();
    for (const [status, reason] of [
      ['disable', 'two accounts'],
      ['enable', 'it was a mistake'],
    ]) {
      await test.post('/api/operator/user/status', { id: user.id, status, reason }, operator);
    }
    const { username } = await getUser(test.ctx.db, operator.userId);
    const { data: info } = await test.get(`/api/operator/user/info?id=${user.id}`, operator);
    expect(info.history).toMatchObject([
      { event: 'enable', actor: username, reason: 'it was a mistake' },
      { event: 'disable', actor: username, reason: 'two accounts' },
    ]);
    const mails = sql`select recipient, values->>'reason' as reason from outbox_messages
      where values->>'noticeEvent' = 'accountDisabled' and recipient = ${user.email}`;
    expect((await test.ctx.db.execute(mails)).rows).toEqual([{ recipient: user.email, reason: 'two accounts' }]);
    const { data } = await test.get('/api/message/list', { ...(await signIn(test.ctx, user.id)), locale: 'en' });
    const bodies: string[] = data.list.map(({ body }: AnyData) => body);
    expect(bodies).toEqual([expect.stringContaining('it was a mistake'), expect.stringContaining('two accounts')]);
  });

  it('are not to be disabled or moved by themselves, nor for no reason', async () => {
    const own = { id: operator.userId, reason: 'me' };
    const status = await test.post('/api/operator/user/status', { ...own, status: 'disable' }, operator);
    const group = await test.post(
      '/api/operator/user/group',
      { ...own, group_id: await groupId('customer') },
      operator,
    );
    expect([status.data.error, group.data.error]).toEqual(['own_record', 'own_record']);
    const { user } = await newCustomer();
    const silent = await test.post(
      '/api/operator/user/status',
      { id: user.id, status: 'disable', reason: ' ' },
      operator,
    );
    expect(Object.keys(silent.data.fields)).toEqual(['reason']);
  });

  it('keep the group that came with a store', async () => {
    const { owner } = await createTestStore(test.ctx);
    const { user } = await newCustomer();
    const send = async (id: number, key: string) =>
      test.post('/api/operator/user/group', { id, group_id: await groupId(key), reason: 'x' }, operator);
    expect((await send(owner.id, 'customer')).data.error).toBe('group_of_store');
    expect((await send(user.id, 'store_sales')).data.error).toBe('group_of_store');
  });
});

describe('a clerk with a part of the desk', () => {
  const part = [
    'desk/users',
    'operator/user/list',
    'operator/user/edit',
    'operator/user/group',
    'operator/group/list',
    'operator/group/edit',
  ];

  it('does that part and nothing else, from the next request on', async () => {
    const clerk = await newClerk(part);
    expect((await test.get('/api/operator/user/list', clerk)).code).toBe(1);
    expect((await test.get('/api/operator/order/list', clerk)).code).toBe(401);
    const { group } = clerk;
    const { data } = await test.get(`/api/operator/group/info?id=${group.id}`, operator);
    const rest = { id: group.id, version: data.group.version, names: names('less'), rule_ids: [] };
    expect((await test.post('/api/operator/group/save', rest, operator)).code).toBe(1);
    expect((await test.get('/api/operator/user/list', clerk)).code).toBe(401);
  });

  it('needs a second factor as every operator does', async () => {
    const group = await newGroup(part);
    const { user } = await newCustomer();
    await test.post('/api/operator/user/group', { id: user.id, group_id: group.id, reason: 'clerk' }, operator);
    const answer = await test.get('/api/operator/user/list', await signIn(test.ctx, user.id));
    expect(answer.data.error).toBe('two_factor_required');
  });

  it('cannot make more of anybody than it is, nor touch who may do more', async () => {
    const clerk = await newClerk(part);
    const { user } = await newCustomer();
    const move = { id: user.id, group_id: await groupId('operator'), reason: 'up' };
    expect((await test.post('/api/operator/user/group', move, clerk)).data.error).toBe('no_permission');
    const disable = { id: operator.userId, status: 'disable', reason: 'down' };
    expect((await test.post('/api/operator/user/status', disable, clerk)).data.error).toBe('no_permission');
    const { data } = await test.get('/api/operator/group/info', clerk);
    const foreign = data.rules.find(({ name }: AnyData) => name === 'operator/order/close');
    expect(foreign.is_held).toBe(false);
    const more = { names: names('more'), rule_ids: [foreign.id] };
    expect((await test.post('/api/operator/group/save', more, clerk)).data.error).toBe('no_permission');
    const down = { id: operator.userId, group_id: await groupId('customer'), reason: 'down' };
    expect((await test.post('/api/operator/user/group', down, clerk)).data.error).toBe('no_permission');
    const { id } = await newGroup(['operator/order/close']);
    const { data: theirs } = await test.get(`/api/operator/group/info?id=${id}`, operator);
    const less = { id, version: theirs.group.version, names: names('less'), rule_ids: [] };
    expect((await test.post('/api/operator/group/save', less, clerk)).data.error).toBe('no_permission');
    expect((await test.post('/api/operator/group/remove', { id }, clerk)).data.error).toBe('no_permission');
    // Switched off it would take as much from its people, switched on give it.
    const whole = { ...less, rule_ids: theirs.rule_ids };
    const off = { ...whole, status: 'disable' };
    expect((await test.post('/api/operator/group/save', off, clerk)).data.error).toBe('no_permission');
    expect((await test.post('/api/operator/group/save', off, operator)).code).toBe(1);
    const { data: now } = await test.get(`/api/operator/group/info?id=${id}`, operator);
    const on = { ...whole, version: now.group.version, status: 'enable' };
    expect((await test.post('/api/operator/group/save', on, clerk)).data.error).toBe('no_permission');
    expect((await test.post('/api/operator/group/save', on, operator)).code).toBe(1);
  });
});

describe('groups', () => {
  it('bring along what stands above a rule, refuse an old version, and go only when nobody is in them', async () => {
    const { id } = await newGroup(['operator/order/list']);
    const { data } = await test.get(`/api/operator/group/info?id=${id}`, operator);
    const byId = new Map<number, AnyData>(data.rules.map((rule: AnyData) => [rule.id, rule]));
    const held = data.rule_ids.map((ruleId: number) => byId.get(ruleId)?.name);
    expect(held).toEqual(expect.arrayContaining(['desk', 'desk/orders', 'operator/order/list']));
    const old = { id, version: data.group.version - 1, names: names('old'), rule_ids: [] };
    expect((await test.post('/api/operator/group/save', old, operator)).data.error).toBe('status_changed');

    const { user } = await newCustomer();
    await test.post('/api/operator/user/group', { id: user.id, group_id: id, reason: 'x' }, operator);
    expect((await test.post('/api/operator/group/remove', { id }, operator)).data.error).toBe('group_in_use');
    const back = { id: user.id, group_id: await groupId('customer'), reason: 'x' };
    await test.post('/api/operator/user/group', back, operator);
    expect((await test.post('/api/operator/group/remove', { id }, operator)).code).toBe(1);
    expect((await test.post('/api/operator/group/remove', { id }, operator)).data.error).toBe('not_found');
  });

  it('are listed with how many users and rules each has', async () => {
    const { id } = await newGroup(['operator/user/list', 'operator/group/list']);
    const totals = new Map<number, number>();
    for (const { groupId } of await test.ctx.db.select().from(users)) {
      totals.set(groupId, (totals.get(groupId) ?? 0) + 1);
    }
    const { data } = await test.get('/api/operator/group/list', operator);
    expect(data.list.map((group: AnyData) => [group.id, group.users])).toEqual(
      data.list.map((group: AnyData) => [group.id, totals.get(group.id) ?? 0]),
    );
    const { data: whole } = await test.get(`/api/operator/group/info?id=${id}`, operator);
    const made = data.list.find((group: AnyData) => group.id === id);
    expect(made).toMatchObject({ users: 0, rules: whole.rule_ids.length });
  });

  it('that the shop begins with cannot be removed, switched off or, of operators, changed', async () => {
    const { data } = await test.get('/api/operator/group/list', operator);
    const groups = new Map<string, AnyData>(data.list.map((group: AnyData) => [group.key, group]));
    expect(groups.get('store_sales')).toMatchObject({ name: 'Store sales staff', is_fixed: true, is_of_store: true });
    const [customer, all] = [groups.get('customer'), groups.get('operator')];
    expect((await test.post('/api/operator/group/remove', { id: customer?.id }, operator)).data.error).toBe(
      'group_fixed',
    );
    const off = { id: customer?.id, version: customer?.version, names: names('c'), status: 'disable', rule_ids: [] };
    expect((await test.post('/api/operator/group/save', off, operator)).data.error).toBe('group_fixed');
    const less = { id: all?.id, version: all?.version, names: names('o'), rule_ids: [] };
    expect((await test.post('/api/operator/group/save', less, operator)).data.error).toBe('group_fixed');
  });

  it('are refused at the field', async () => {
    const answer = await test.post('/api/operator/group/save', { names: { 'zh-cn': '' }, rule_ids: ['x'] }, operator);
    expect(Object.keys(answer.data.fields).sort()).toEqual(['names.zh-cn', 'rule_ids.0']);
    const unknown = await test.post('/api/operator/group/save', { names: names('n'), rule_ids: [987_654] }, operator);
    expect(Object.keys(unknown.data.fields)).toEqual(['rule_ids']);
  });
});

describe('the log of deeds', () => {
  it('is found by who did it, by what was done, and by the number of a document', async () => {
    const log = async (query: string) => (await test.get(`/api/operator/audit/list?${query}`, operator)).data;
    const { username, email } = await getUser(test.ctx.db, operator.userId);
    const byId = await log(`actor_id=${operator.userId}`);
    expect(byId.total).toBeGreaterThan(5);
    for (const word of [username, username.slice(0, -1), email ?? '', String(operator.userId)]) {
      const found = await log(`actor=${encodeURIComponent(word)}&limit=100`);
      expect(found.list.filter(({ actor }: AnyData) => actor?.id === operator.userId)).toHaveLength(byId.total);
    }
    expect((await log('actor=nobody-of-that-name')).total).toBe(0);
    const { events } = await log('entity_type=user');
    expect(events).toEqual(expect.arrayContaining(['disable', 'enable', 'reveal']));
    const disabled = await log('entity_type=user&event=disable');
    expect(new Set(disabled.list.map(({ event }: AnyData) => event))).toEqual(new Set(['disable']));
    const [named] = (await log('entity_type=user&event=disable')).list;
    const { username: changed } = await getUser(test.ctx.db, named.entity_id);
    expect([named.record_name, named.record_key]).toEqual([changed, String(named.entity_id)]);
    expect((await log('no=SO00000000000000')).total).toBe(0);
    expect((await log('no=nonsense')).total).toBe(0);
  });

  it('goes page by page, by who and by what, and comes as a file', async () => {
    const first = await test.get(`/api/operator/audit/list?actor_id=${operator.userId}&limit=20`, operator);
    expect(first.data.list.length).toBeGreaterThan(5);
    expect(first.data.entity_types).toEqual(expect.arrayContaining(['user', 'user_group']));
    const groups = await test.get('/api/operator/audit/list?entity_type=user_group', operator);
    expect(new Set(groups.data.list.map((row: AnyData) => row.entity_type))).toEqual(new Set(['user_group']));
    const request = new Request(`http://shop.test/api/operator/audit/export?entity_type=user_group`, {
      headers: { 'ba-user-token': operator.token },
    });
    const file = await test.api.fetch(request, { remoteAddress: 'desk' });
    const lines = (await file.text()).trim().split('\r\n');
    expect(lines).toHaveLength(groups.data.total + 1);
    expect(lines[1]).toContain('user_group');
    const sheet = new Request('http://shop.test/api/operator/audit/export?entity_type=user_group&format=xlsx', {
      headers: { 'ba-user-token': operator.token, 'think-lang': 'en' },
    });
    const book = await test.api.fetch(sheet, { remoteAddress: 'desk' });
    expect(book.headers.get('content-type')).toContain('spreadsheetml');
    expect(decodeURIComponent(book.headers.get('content-disposition') ?? '')).toMatch(/audit-log-[\d-]+\.xlsx/);
    expect(new TextDecoder().decode((await book.arrayBuffer()).slice(0, 2))).toBe('PK');
  });
});
