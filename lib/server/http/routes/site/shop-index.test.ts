import { afterAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { type IndexAnswer, indexAnswerSchema, type MenuRule } from '#lib/contract/site/shop-index.ts';
import { matchRoute } from '#lib/routes/match-route.ts';
import { createTestUser, signIn } from '#lib/server/factories/factories.ts';
import { createTestStore } from '#lib/server/factories/store-factories.ts';
import { deriveTokenKey } from '#lib/server/identity/index.ts';
import { userGroups, userRules, users } from '#lib/server/identity/tables.ts';
import { updateSettings } from '#lib/server/site/index.ts';
import { walletAccounts } from '#lib/server/wallet/tables.ts';
import { checkToken } from '#lib/session/token-check.ts';
import { createTestApi } from '../../test-api.ts';

const test = await createTestApi();
afterAll(() => test.close());

const index = (token = '', query = '') => test.get(`/api/index/index${query}`, { token });

async function newSession(group: 'customer' | 'store' | 'operator' = 'customer') {
  const user = await createTestUser(test.ctx, { group });
  return { user, ...(await signIn(test.ctx, user.id)) };
}

const siteKeys =
  'apiUrl cdnUrl copyright headNav initialize logo policeNumber recordNumber siteName tel upload userInitialize version';
const userKeys =
  'avatar birthday closing_time email gender id is_auth join_time last_login_ip last_login_time mobile money motto nickname openLoginDialog qq recommend_code refresh_token score sp_uid tab token use_address use_company username';

describe('for a guest', () => {
  it('answers every key, rules and menus as lists, the user as an empty list', async () => {
    const { code, data } = await index();
    expect(code).toBe(1);
    expect(Object.keys(data).sort()).toEqual([
      'menus',
      'menusIdsName',
      'openMemberCenter',
      'rules',
      'site',
      'userInfo',
    ]);
    expect([data.menus, data.userInfo, data.menusIdsName]).toEqual([[], [], {}]);
    expect(Object.keys(data.site).sort().join(' ')).toBe(siteKeys);
    expect(Object.keys(data.site.upload).sort()).toEqual([
      'allowedMimeTypes',
      'allowedSuffixes',
      'artwork',
      'maxSize',
      'mode',
    ]);
    expect(data.site.headNav.map((rule: { path: string }) => rule.path)).toEqual([
      'product',
      'services',
      'cooperate',
      'page/about',
    ]);
    expect(indexAnswerSchema.safeParse(data).success).toBe(true);
  });

  it('titles the navigation in the language of the caller', async () => {
    const titles = async (locale: 'zh-cn' | 'en') =>
      (await test.get('/api/index/index', { locale })).data.rules.map(({ title }: { title: string }) => title);
    expect((await titles('en'))[0]).toBe('Products');
    expect((await titles('zh-cn'))[0]).toBe('全部商品');
  });

  it.each(['', 'nonsense', 'a.b.c'])('asks to log in when login is required (token %j)', async (token) => {
    expect(await index(token, '?requiredLogin=1')).toMatchObject({
      code: 303,
      msg: 'Please log in first',
      data: { type: 'need login' },
    });
    expect((await index(token, '?requiredLogin=0')).code).toBe(1);
  });
});

describe('for a member', () => {
  it('answers the record of the specification, with the balances of the ledger', async () => {
    const { user, token } = await newSession();
    await test.ctx.db.insert(walletAccounts).values([
      { id: `user_balance:${user.id}`, kind: 'user_balance', ownerType: 'user', unit: 'CNY', balance: 1250 },
      { id: `points:${user.id}`, kind: 'points', ownerType: 'user', unit: 'PT', balance: 42 },
    ]);
    const { data } = await index(token, '?requiredLogin=1');
    expect(Object.keys(data.userInfo).sort().join(' ')).toBe(userKeys);
    expect(data.userInfo).toMatchObject({
      id: user.id,
      money: '12.50',
      score: 42,
      birthday: null,
      use_address: null,
      gender: 0,
      refresh_token: '',
      token,
      avatar: expect.stringMatching(/^\/static\//),
    });
    expect(indexAnswerSchema.safeParse(data).success).toBe(true);
    expect(JSON.stringify(data)).not.toContain('argon2');
  });

  it('gives a customer the member centre and a store user the back office besides', async () => {
    const { owner } = await createTestStore(test.ctx);
    const [customer, store] = [await newSession(), await signIn(test.ctx, owner.id)];
    // Whatever the group may do: who works for no store has no back office to go to.
    const storeless = await newSession('store');
    const names = async (token: string) => (await index(token)).data.menus.map(({ name }: { name: string }) => name);
    expect(await names(customer.token)).toEqual(['account', 'order', 'invoice', 'referral']);
    expect(await names(store.token)).toContain('store');
    expect(await names(storeless.token)).not.toContain('store');
    const { data } = await index(customer.token);
    expect(Object.values(data.menusIdsName)).toContain('account/overview');
    const types = data.rules.map(({ type }: { type: string }) => type);
    expect(new Set(types)).toEqual(new Set(['nav', 'nav_user_menu']));
  });

  it('answers 409 for an expired token when login is required, else as to a guest', async () => {
    const { token } = await newSession();
    test.ctx.clock.advance(2 * 3600 + 1);
    expect(await index(token, '?requiredLogin=1')).toMatchObject({
      code: 409,
      msg: 'Your session has expired. Please log in again.',
      data: [],
    });
    expect((await index(token)).data.userInfo).toEqual([]);
  });

  it('shows a changed rule, a disabled group and a disabled user at once', async () => {
    const { user, token } = await newSession();
    const titles = async () => JSON.stringify((await index(token)).data.menus);
    expect(await titles()).toContain('account/bill');
    await test.ctx.db.update(userRules).set({ status: 'disable' }).where(eq(userRules.name, 'account/bill'));
    expect(await titles()).not.toContain('account/bill');
    await test.ctx.db.update(userGroups).set({ status: 'disable' }).where(eq(userGroups.id, user.groupId));
    expect((await index(token)).data.menus).toEqual([]);
    await test.ctx.db.update(userGroups).set({ status: 'enable' }).where(eq(userGroups.id, user.groupId));
    await test.ctx.db.update(users).set({ status: 'disable' }).where(eq(users.id, user.id));
    expect((await index(token, '?requiredLogin=1')).code).toBe(303);
  });

  it('signs tokens that the page tier can check and nobody else can make', async () => {
    const { user, token } = await newSession();
    expect(await checkToken(token, deriveTokenKey(test.ctx.env.SECRET_KEY))).toMatchObject({
      state: 'valid',
      claims: { userId: user.id, roles: ['customer'] },
    });
    expect(await checkToken(token, deriveTokenKey('another secret'))).toEqual({ state: 'unknown' });
    const [header, payload = '', signature] = token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const other = Buffer.from(JSON.stringify({ ...claims, sub: '1' })).toString('base64url');
    expect((await index(`${header}.${other}.${signature}`, '?requiredLogin=1')).code).toBe(303);
  });
});

describe('without a CDN and another API address', () => {
  const prefixes = async (host: string) => {
    const request = new Request('http://shop.test/api/index/index', { headers: { host } });
    const { site } = ((await (await test.api.fetch(request)).json()) as { data: IndexAnswer }).data;
    return [site.cdnUrl, site.apiUrl];
  };

  it('names itself as the caller reaches it, protocol-relative', async () => {
    expect(await prefixes('192.168.1.5:3000')).toEqual(['//192.168.1.5:3000', '//192.168.1.5:3000']);
    expect(await prefixes('shop.lan')).toEqual(['//shop.lan', '//shop.lan']);
  });

  it.each(['x/y', 'a b', '"><script>', ''])('believes no host that is none: %j', async (host) => {
    expect((await prefixes(host))[0]).toBe(test.ctx.env.PUBLIC_URL.replace('http:', ''));
  });

  it('names the address it was given, by whatever name it is reached', async () => {
    const { IS_PUBLIC_URL_SET, PUBLIC_URL } = test.ctx.env;
    Object.assign(test.ctx.env, { IS_PUBLIC_URL_SET: true, PUBLIC_URL: 'https://shop.example' });
    expect(await prefixes('10.0.0.1')).toEqual(['//shop.example', '//shop.example']);
    Object.assign(test.ctx.env, { IS_PUBLIC_URL_SET, PUBLIC_URL });
  });
});

it.each(['customer', 'store', 'operator'] as const)('names a %s no page that is not there', async (group) => {
  const seller = group === 'store' ? (await createTestStore(test.ctx)).owner : undefined;
  const { token } = seller ? await signIn(test.ctx, seller.id) : await newSession(group);
  const { menus, rules } = (await index(token)).data;
  const pages = (tree: MenuRule[], prefix = ''): string[] =>
    tree.flatMap(({ type, menu_type, path, children = [] }) => [
      ...(menu_type === 'tab' && ['menu', 'nav', 'nav_user_menu'].includes(type) ? [`${prefix}/${path}`] : []),
      ...pages(children, prefix),
    ]);
  const listed = [...pages(menus, '/user'), ...pages(rules)];
  expect(listed.length).toBeGreaterThan(8);
  expect(listed.filter((page) => matchRoute(page) === undefined)).toEqual([]);
});

it('takes its settings from the table, at once', async () => {
  await updateSettings(test.ctx, {
    'site.name': { 'zh-cn': '甲', en: 'A' },
    'site.cdnUrl': 'https://cdn.example',
    'member.isCenterOpen': false,
  });
  const { data } = await index();
  expect([data.site.siteName, data.site.cdnUrl, data.openMemberCenter]).toEqual(['A', 'https://cdn.example', false]);
});
