import { afterAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { rateLimits } from '../../db/tables.ts';
import { createTestUser, signIn } from '../../factories/factories.ts';
import { digestDatabase } from '../access/database-digest-for-tests.ts';
import { listRoutes } from '../serve.ts';
import { createTestApi } from '../test-api.ts';
import { fieldsOf, sendJson, sendRaw, textsFor } from './attacker-for-tests.ts';

const test = await createTestApi();
const { id } = await createTestUser(test.ctx);
const member: { id: number; token: string } = { id, token: (await signIn(test.ctx, id)).token };
const boss = await createTestUser(test.ctx, { group: 'operator' });
const operator = (await signIn(test.ctx, boss.id)).token;
afterAll(() => test.close());

/** Breaks out of a text, a number, an order, a name, a LIKE, an array, a JSON path; waits; writes. */
const dictionary = [
  "'",
  '"',
  "' or '1'='1",
  "' or 1=1 --",
  '1 or 1=1',
  '1) or (1=1',
  "'); update users set group_id = 1; --",
  '1; update users set group_id = 1',
  "' || pg_sleep(5) || '",
  '1 and 1=(select 1 from pg_sleep(5))',
  "' union select password_hash from users --",
  'id desc, (select pg_sleep(5))',
  'price_asc; drop table users',
  '(case when 1=1 then id else username end)',
  "\\'; select pg_sleep(5) --",
  '$1',
  '$$;select pg_sleep(5);$$',
  "E'\\x27'",
  '{"$gt":""}',
  '/**/or/**/1=1',
  '%27%20or%201=1',
  'ʼ or 1=1',
  '{1,2,NULL}',
  "1'::int",
];

/** Parameters of the family's lists that no schema has: nothing may read them after all. */
const familyNames = [
  'order',
  'sort',
  'quickSearch',
  'initKey',
  'initValue',
  'initOperator',
  'search[0][field]',
  'search[0][val]',
];

/** What the statements of the dictionary are after. */
const prized = [
  'users',
  'user_groups',
  'user_group_rules',
  'user_rules',
  'wallet_accounts',
  'wallet_entries',
  'settings',
];

/** They take no field, and do what they say: they end the session that asks, and close the shop. */
const changesByItself = new Set<string>(['/api/user/logout', '/api/operator/opening/close']);

it('finds no way into a statement through any field of any call', async () => {
  const before = await digestDatabase(test.ctx.db);
  const slow: string[] = [];
  for (const { entry } of listRoutes(test.api.app)) {
    if (changesByItself.has(entry.path)) continue;
    const fields = fieldsOf(entry.method === 'get' ? entry.query : entry.body);
    const names = [...fields.map(({ name }) => name), ...familyNames];
    for (const [index, text] of textsFor(fields, dictionary).entries()) {
      const token = index % 2 === 0 ? member.token : operator;
      const input = names.map((name): [string, string] => [name, text]);
      // No call is limited to fewer than this of one account.
      if (index % 8 === 0) await test.ctx.db.delete(rateLimits);
      const ask = async () => {
        const began = performance.now();
        const answer =
          entry.method === 'get'
            ? await sendRaw(test, `${entry.path}?${new URLSearchParams(input)}`, {
                headers: { 'ba-user-token': token },
              })
            : await sendJson(test, entry.path, Object.fromEntries(input), token);
        return { ...answer, isSlow: performance.now() - began > 4000 };
      };
      const { status, text: answer, isSlow } = await ask();
      // A statement that was made to sleep sleeps each time; a busy machine is slow once.
      if (isSlow && (await ask()).isSlow) slow.push(`${entry.path} ${text}`);
      expect([entry.path, text, status < 500]).toEqual([entry.path, text, true]);
      expect(answer).not.toMatch(/syntax error|\$argon2|pg_catalog|unterminated/i);
    }
  }
  expect(slow).toEqual([]);
  const after = await digestDatabase(test.ctx.db);
  expect(Object.keys(after)).toEqual(Object.keys(before));
  for (const name of prized) expect([name, after[name]]).toEqual([name, before[name]]);
});

describe('one field at a time', () => {
  const fields: [path: string, query: (text: string) => string][] = [
    ['/api/address/list', (text) => `select=true&quickSearch=${text}`],
    ['/api/address/list', (text) => `select=true&initKey=${text}&initValue=1`],
    ['/api/address/list', (text) => `select=true&initValue=${text}`],
    ['/api/product/list', (text) => `search=${text}`],
    ['/api/product/list', (text) => `category=${text}`],
    ['/api/product/list', (text) => `sort=${text}&order=${text}`],
    ['/api/product/list', (text) => `facets[${text}][0]=x`],
    ['/api/product/list', (text) => `facets[x][0]=${text}`],
    ['/api/product/list', (text) => `price_min=${text}`],
    ['/api/product/list', (text) => `select=true&initValue=${text}`],
    ['/api/product/suggest', (text) => `search=${text}`],
    ['/api/product/info', (text) => `slug=${text}`],
    ['/api/content/page', (text) => `url=${text}`],
    ['/api/message/list', (text) => `category=${text}&unread=${text}`],
    ['/api/account/bill', (text) => `page=${text}&limit=${text}`],
    ['/api/account/bill', (text) => `kind=${text}`],
    ['/api/account/bill', (text) => `from=${text}`],
    ['/api/ajax/area', (text) => `province=${text}&city=${text}`],
  ];

  it.each(fields)('leads nowhere: %s', async (path, query) => {
    for (const text of dictionary) {
      const init = { headers: { 'ba-user-token': member.token } };
      const { status, text: answer } = await sendRaw(test, `${path}?${query(encodeURIComponent(text))}`, init);
      expect([text, status]).toEqual([text, 200]);
      expect(JSON.parse(answer).data).not.toBeUndefined();
    }
  });
});

describe('one field of a form at a time', () => {
  const forms: [path: string, form: (text: string) => object][] = [
    ['/api/user/checkIn', (ticket) => ({ tab: 'two_factor', ticket: ticket.slice(0, 64), code: '123456' })],
    ['/api/user/logout', (refreshToken) => ({ refreshToken })],
    ['/api/common/refreshToken', (refreshToken) => ({ refreshToken })],
    ['/api/common/checkClickCaptcha', (info) => ({ id: 'abcdefgh', info })],
    ['/api/user/spread', (recommend_code) => ({ recommend_code })],
    ['/api/account/verification', (code) => ({ type: 'email', captcha: code.slice(0, 8) })],
    ['/api/account/twoFactorEnable', (code) => ({ code: code.slice(0, 20) })],
    ['/api/account/changePassword', (oldPassword) => ({ oldPassword, newPassword: 'Evil-12345' })],
    ['/api/account/close', (reason) => ({ password: 'Wrong-123', reason })],
    ['/api/address/parse', (text) => ({ text })],
    ['/api/message/readAll', (category) => ({ category })],
    ['/api/store/applicationSave', (intro) => ({ version: 0, intro })],
  ];

  it.each(forms)('leads nowhere: %s', async (path, form) => {
    const { id } = await createTestUser(test.ctx);
    for (const text of dictionary) {
      const { token } = await signIn(test.ctx, id);
      await test.ctx.db.delete(rateLimits);
      const isGuest = path === '/api/user/checkIn';
      const { status, text: answer } = await sendJson(test, path, form(text), isGuest ? '' : token);
      expect([text, status, JSON.parse(answer).code]).toEqual([text, 200, expect.any(Number)]);
    }
  });
});

describe('the signs of LIKE', () => {
  it.each(['%', '_', '%%%', '___', '\\', '\\%', '%_%'])('stand for themselves in a search: %s', async (sign) => {
    const place = { province_id: 110_000, city_id: 110_100, area_id: 110_105, address: '建国路 1 号' };
    await test.post('/api/address/save', { receiver: '李青', mobile: '13800138000', ...place }, member);
    const found = await test.get(`/api/address/list?select=true&quickSearch=${encodeURIComponent(sign)}`, member);
    expect(found.data).toMatchObject({ options: [], total: 0 });
  });

  it('find no account by a pattern of its name', async () => {
    const { username } = await createTestUser(test.ctx);
    for (const name of ['t%', '%', `${username.slice(0, -1)}_`, username.replace('t', '_')]) {
      const login = { tab: 'login', username: name, password: 'Test-1234', ...(await test.solveCaptcha()) };
      expect((await test.post('/api/user/checkIn', login)).data.error).toBe('login_failed');
    }
  });
});

it('keeps what was typed as it was typed', async () => {
  for (const text of dictionary.filter((each) => each.trim() === each)) {
    const place = { province_id: 110_000, city_id: 110_100, area_id: 110_105, address: text };
    const { id } = await createTestUser(test.ctx);
    const me = await signIn(test.ctx, id);
    await test.post('/api/address/save', { receiver: 'a', mobile: '13800138000', ...place }, me);
    const { rows } = await test.ctx.db.execute(sql`select address from addresses where user_id = ${id}`);
    expect(rows).toEqual([{ address: text }]);
  }
});
