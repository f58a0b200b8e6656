import { afterAll, describe, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import type { Envelope } from '#lib/contract/endpoint.ts';
import { createSignedInOperator, createTestUser, signIn, testPassword } from '#lib/server/factories/factories.ts';
import { createTestStaff, createTestStore } from '#lib/server/factories/store-factories.ts';
import { userGroups, users } from '#lib/server/identity/tables.ts';
import { endKeysOfGone, warnOfKeys } from '#lib/server/integrations/index.ts';
import { apiKeys } from '#lib/server/integrations/key-tables.ts';
import { createTestKey } from '#lib/server/integrations/keys/keys-for-tests.ts';
import { storeMembers, stores } from '#lib/server/store/tables.ts';
import { type AnyData, createTestApi, testAddress } from '../../test-api.ts';

const test = await createTestApi();
afterAll(() => test.close());

type Answer = Envelope<AnyData> & { status: number; retryAfter: string | null };

/** Asks as a program does. */
async function ask(path: string, key: string, { body, ip = testAddress }: { body?: object; ip?: string } = {}) {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${key}`, 'think-lang': 'en' };
  const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
  const answer = await test.api.fetch(new Request(`http://shop.test${path}`, init), { remoteAddress: ip });
  const retryAfter = answer.headers.get('retry-after');
  return { ...((await answer.json()) as Envelope<AnyData>), status: answer.status, retryAfter } as Answer;
}

async function newStore() {
  const opened = await createTestStore(test.ctx);
  return { ...opened, token: (await signIn(test.ctx, opened.owner.id)).token };
}

async function newStoreKey(facts: Partial<Parameters<typeof createTestKey>[1]> = {}) {
  const shop = await newStore();
  const made = await createTestKey(test.ctx, {
    userId: shop.owner.id,
    storeId: shop.store.id,
    scopes: ['order:read'],
    ...facts,
  });
  return { ...shop, ...made };
}

const order = { name: 'ERP', scopes: ['order:write'], password: testPassword };
const make = (body: object, token: string) => test.post('/api/store/apiKeyMake', body, { token });
const errorOf = ({ data }: Answer | Envelope<AnyData>) => data.error;

describe('making a key', () => {
  it('shows it once, keeps its hash, and lists what it may do', async () => {
    const { token, owner } = await newStore();
    const { data } = await make({ ...order, addresses: [testAddress], days: 30, per_minute: 5 }, token);
    expect(data.key).toMatch(/^sfk_\w{49}$/);
    const { data: listed } = await test.get('/api/store/apiKeyList', { token });
    expect(listed).toMatchObject({ total: 1, list: [{ id: data.id, name: 'ERP', scopes: ['order:write'] }] });
    expect(listed.list[0]).toMatchObject({ per_minute: 5, addresses: [testAddress], status: 'active' });
    expect(listed.list[0].expire_time - listed.list[0].create_time).toBe(30 * 86_400);
    expect(data.key.startsWith(listed.list[0].start)).toBe(true);
    const { rows } = await test.ctx.db.execute(
      sql`select to_jsonb(k)::text as row from api_keys k where id = ${data.id}`,
    );
    expect(String(rows[0]?.row)).not.toContain(data.key.slice(12));
    expect(await ask('/api/store/orders', data.key)).toMatchObject({ code: 1, status: 200 });
    const told = await test.ctx.db.execute(sql`select event_key from messages where user_id = ${owner.id}`);
    expect(told.rows).toContainEqual({ event_key: 'apiKeyMade' });
  });

  it.each([
    ['without the password', { password: 'Wrong-1234' }, 'password'],
    ['without scopes', { scopes: [] }, 'scopes'],
    ['with a scope that is for people', { scopes: ['finance:write'] }, 'scopes.0'],
    ['with a scope of the desk', { scopes: ['product:read'] }, 'scopes.0'],
    ['for longer than two years', { days: 731 }, 'days'],
    ['for addresses that are none', { addresses: ['10.0.0.1/99'] }, 'addresses.0'],
    ['without a name', { name: ' ' }, 'name'],
    ['with too many calls a minute', { per_minute: 1201 }, 'per_minute'],
  ])('is refused %s', async (_, wrong, field) => {
    const { token } = await newStore();
    const answer = await make({ ...order, ...wrong }, token);
    expect(answer.code).not.toBe(1);
    expect(Object.keys(answer.data.fields)).toContain(field);
    expect((await test.get('/api/store/apiKeyList', { token })).data.total).toBe(0);
  });

  it('gives nothing that its maker may not do', async () => {
    const shop = await newStore();
    const manager = await createTestStaff(test.ctx, { role: 'manager', at: shop });
    const { token } = await signIn(test.ctx, manager.id);
    await test.ctx.db.execute(sql`
      delete from user_group_rules where rule_id in (select id from user_rules where name like 'store/quotation%')
      and group_id in (select id from user_groups where key = 'store_manager')`);
    await test.ctx.db.execute(sql`update user_groups set version = version + 1 where key = 'store_manager'`);
    const { data } = await test.get('/api/store/apiKeyOptions', { token });
    expect(data.scopes).toContain('order:write');
    expect(data.scopes).not.toContain('quotation:read');
    expect(errorOf(await make({ ...order, scopes: ['quotation:read'] }, token))).toBe('no_permission');
  });

  it('ends at so many', async () => {
    const { token, owner, store } = await newStore();
    const scopes = ['order:read'];
    for (let made = 0; made < 50; made += 1) {
      await createTestKey(test.ctx, { userId: owner.id, storeId: store.id, scopes });
    }
    expect(errorOf(await make(order, token))).toBe('key_limit');
  });
});

describe('a key', () => {
  it('does what its scopes say, and nothing else', async () => {
    const { key } = await newStoreKey();
    expect(await ask('/api/store/orders', key)).toMatchObject({ code: 1 });
    const note = { no: 'SO26112300000000', note: 'x', version: 1 };
    expect(await ask('/api/store/note', key, { body: note })).toMatchObject({
      status: 403,
      data: { error: 'key_scope' },
    });
    expect(await ask('/api/store/quoteList', key)).toMatchObject({ status: 403, data: { error: 'key_scope' } });
    expect(await ask('/api/operator/order/list', key)).toMatchObject({ status: 403 });
    expect(await ask('/api/account/overview', key)).toMatchObject({ status: 403, data: { error: 'key_not_allowed' } });
    expect(await ask('/api/store/apiKeyList', key)).toMatchObject({ data: { error: 'key_not_allowed' } });
  });

  it('makes no other call however one is written', async () => {
    const { key, token } = await newStoreKey();
    const written = ['/api/store/%61piKeyList', '/api/store/orders/../apiKeyList', '/api/./store/apiKeyList'];
    for (const path of written) expect(errorOf(await ask(path, key))).toBe('key_not_allowed');
    for (const path of [
      '/api/Store/apiKeyList',
      '/api/store/apiKeyList/',
      '//api/store/apiKeyList',
      '/api/store/apiKeyList%2f',
    ])
      expect(errorOf(await ask(path, key))).toBe('unknown_path');
    const send = (path: string, init: RequestInit) =>
      test.api.fetch(new Request(`http://shop.test${path}`, init), { remoteAddress: testAddress });
    const own = { authorization: `Bearer ${key}`, 'ba-user-token': token, 'x-http-method-override': 'GET' };
    expect((await send('/api/store/apiKeyList', { method: 'HEAD', headers: own })).status).toBe(403);
    const note = { method: 'POST', headers: { ...own, 'content-type': 'application/json' }, body: '{}' };
    expect((await send('/api/store/note', note)).status).toBe(403);
    // What stands in an address is kept by proxies and histories: no key counts there.
    const asked = await send(`/api/store/orders?key=${key}&authorization=Bearer%20${key}`, {});
    expect(await asked.json()).toMatchObject({ data: { error: 'need_login' } });
  });

  it('sees the shop as any guest does', async () => {
    const { key } = await newStoreKey();
    expect(await ask('/api/product/categories', key)).toMatchObject({ code: 1 });
    expect((await ask('/api/index/index', key)).data.userInfo).toEqual([]);
  });

  it('is refused whatever it asks for, once it is no good', async () => {
    const { key, id, token } = await newStoreKey();
    const refusedAs = async (error: string, options = {}) => {
      for (const path of ['/api/store/orders', '/api/product/categories'])
        expect(await ask(path, key, options)).toMatchObject({ code: 401, data: { error } });
    };
    expect(await ask('/api/product/categories', `${key.slice(0, -1)}!`)).toMatchObject({ code: 401, status: 401 });
    expect((await test.post('/api/store/apiKeyRevoke', { id }, { token })).code).toBe(1);
    await refusedAs('key_ended');
    expect(errorOf(await test.post('/api/store/apiKeyRevoke', { id }, { token }))).toBe('status_changed');
    const { data } = await test.get('/api/store/apiKeyList?status=ended', { token });
    expect(data.list).toMatchObject([{ id, status: 'ended', end_reason: 'revoked', actions: [] }]);
  });

  it('runs out', async () => {
    const { key } = await newStoreKey({ expiresAt: new Date(test.ctx.clock.now().getTime() - 1) });
    expect(await ask('/api/store/orders', key)).toMatchObject({ status: 401, data: { error: 'key_expired' } });
  });

  it('works from its addresses alone', async () => {
    const { key } = await newStoreKey({ addresses: ['203.0.113.0/24'] });
    expect(await ask('/api/store/orders', key, { ip: '203.0.113.7' })).toMatchObject({ code: 1 });
    expect(await ask('/api/store/orders', key)).toMatchObject({ status: 403, data: { error: 'key_address' } });
  });

  it('has a pace of its own', async () => {
    const { key } = await newStoreKey({ perMinute: 2 });
    const codes = [];
    for (const _ of [1, 2, 3]) codes.push((await ask('/api/store/orders', key)).status);
    expect(codes).toEqual([200, 200, 429]);
    expect(Number((await ask('/api/store/orders', key)).retryAfter)).toBeGreaterThan(0);
    const other = await newStoreKey({ perMinute: 2 });
    expect(await ask('/api/store/orders', other.key)).toMatchObject({ status: 200 });
  });

  it('notes its use once a minute', async () => {
    const { key, id } = await newStoreKey();
    const used = async () => (await test.ctx.db.select().from(apiKeys).where(eq(apiKeys.id, id)))[0];
    await ask('/api/store/orders', key, { ip: '203.0.113.1' });
    expect(await used()).toMatchObject({ lastUsedIp: '203.0.113.1' });
    await ask('/api/store/orders', key, { ip: '203.0.113.2' });
    expect(await used()).toMatchObject({ lastUsedIp: '203.0.113.1' });
    test.ctx.clock.advance(61);
    await ask('/api/store/orders', key, { ip: '203.0.113.2' });
    expect(await used()).toMatchObject({ lastUsedIp: '203.0.113.2' });
  });

  it('sees its own store alone', async () => {
    const [own, other] = [await newStoreKey({ scopes: ['profile:read'] }), await newStoreKey()];
    const { data } = await ask('/api/store/profile', own.key);
    expect(data.name ?? data.store_name).toBe(own.store.name);
    expect(errorOf(await test.post('/api/store/apiKeyRevoke', { id: own.id }, other))).toBe('not_found');
    expect((await test.get('/api/store/apiKeyList', other)).data.list).not.toContainEqual(
      expect.objectContaining({ id: own.id }),
    );
  });

  it('is named where what it did is written down', async () => {
    const { key, id } = await newStoreKey({ scopes: ['profile:write'], name: 'Nightly' });
    expect(await ask('/api/store/holiday', key, { body: { until: '', closed_until: '' } })).toMatchObject({
      status: 200,
    });
    expect(await ask('/api/store/orderExport', key)).toMatchObject({ data: { error: 'key_scope' } });
    const shop = await newStoreKey({ scopes: ['order:read'], name: 'Export' });
    const request = new Request('http://shop.test/api/store/orderExport', {
      headers: { authorization: `Bearer ${shop.key}` },
    });
    await (await test.api.fetch(request, { remoteAddress: testAddress })).text();
    const { rows } = await test.ctx.db.execute(
      sql`select data->'key' as key from status_logs where actor_id = ${shop.owner.id} and event = 'export'`,
    );
    expect(rows).toEqual([{ key: { id: shop.id, name: 'Export' } }]);
    expect(id).toBeGreaterThan(0);
  });
});

describe('a key ends with its maker’s right', () => {
  const refused = { status: 401, data: { error: 'key_ended' } };
  const endOf = async (id: number) =>
    (await test.ctx.db.select().from(apiKeys).where(eq(apiKeys.id, id)))[0]?.endReason;

  it('disabled', async () => {
    const { key, id, owner } = await newStoreKey();
    await test.ctx.db.update(users).set({ status: 'disable' }).where(eq(users.id, owner.id));
    expect(await ask('/api/store/orders', key)).toMatchObject(refused);
    expect(await endKeysOfGone(test.ctx)).toBe(1);
    // For good: who comes back makes another.
    await test.ctx.db.update(users).set({ status: 'enable' }).where(eq(users.id, owner.id));
    expect(await ask('/api/store/orders', key)).toMatchObject(refused);
    expect(await endOf(id)).toBe('maker_disabled');
  });

  it('no longer of that store', async () => {
    const shop = await newStore();
    const manager = await createTestStaff(test.ctx, { role: 'manager', at: shop });
    const facts = { userId: manager.id, storeId: shop.store.id, scopes: ['order:read'] };
    const { key, id } = await createTestKey(test.ctx, facts);
    expect(await ask('/api/store/orders', key)).toMatchObject({ code: 1 });
    await test.ctx.db.update(storeMembers).set({ isActive: false }).where(eq(storeMembers.userId, manager.id));
    expect(await ask('/api/store/orders', key)).toMatchObject(refused);
    await endKeysOfGone(test.ctx);
    expect(await endOf(id)).toBe('maker_lost_right');
  });

  it('of a store that has closed', async () => {
    const { key, id, store } = await newStoreKey();
    await test.ctx.db.update(stores).set({ status: 'closed' }).where(eq(stores.id, store.id));
    expect(await ask('/api/store/orders', key)).toMatchObject(refused);
    await endKeysOfGone(test.ctx);
    expect(await endOf(id)).toBe('store_closed');
  });

  it('whose group may make none any more', async () => {
    const { id: userId } = await createSignedInOperator(test.ctx);
    const { key, id } = await createTestKey(test.ctx, { userId, scopes: ['order:read'] });
    expect(await ask('/api/operator/order/list', key)).toMatchObject({ code: 1 });
    const [customer] = await test.ctx.db.select().from(userGroups).where(eq(userGroups.key, 'customer'));
    await test.ctx.db
      .update(users)
      .set({ groupId: customer?.id ?? 0 })
      .where(eq(users.id, userId));
    expect(await ask('/api/operator/order/list', key)).toMatchObject(refused);
    await endKeysOfGone(test.ctx);
    expect(await endOf(id)).toBe('maker_lost_right');
  });

  it('and its maker is told, once, before it runs out', async () => {
    const { owner, id } = await newStoreKey();
    expect(await warnOfKeys(test.ctx)).toBeGreaterThan(0);
    expect(await warnOfKeys(test.ctx)).toBe(0);
    const { rows } = await test.ctx.db.execute(
      sql`select event_key, dedupe_key from messages where user_id = ${owner.id} and event_key = 'apiKeyEnding'`,
    );
    expect(rows).toEqual([{ event_key: 'apiKeyEnding', dedupe_key: `apiKeyEnding:${id}` }]);
  });
});

it('of an operator without the second factor that the shop asks for does nothing', async () => {
  const { id: userId } = await createTestUser(test.ctx, { group: 'operator' });
  const { key } = await createTestKey(test.ctx, { userId, scopes: ['order:read'] });
  await test.ctx.db.execute(sql`delete from two_factors where user_id = ${userId}`);
  expect(await ask('/api/operator/order/list', key)).toMatchObject({ status: 401, data: { error: 'key_ended' } });
});
