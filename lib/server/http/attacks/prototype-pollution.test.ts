import { afterAll, describe, expect, it } from '@jest/globals';
import { createTestUser, signIn } from '../../factories/factories.ts';
import { listRoutes } from '../serve.ts';
import { createTestApi } from '../test-api.ts';
import { sendJson, sendRaw } from './attacker-for-tests.ts';

const test = await createTestApi();
const token = (await signIn(test.ctx, (await createTestUser(test.ctx)).id)).token;
const operator = (await signIn(test.ctx, (await createTestUser(test.ctx, { group: 'operator' })).id)).token;
afterAll(() => test.close());

const poison = '{"polluted":true,"is_auth":true,"nodes":["*"],"isEnabled":true}';
/** As text: `JSON.stringify` would leave the interesting key out. */
const bodies = [
  `{"__proto__":${poison}}`,
  `{"constructor":{"prototype":${poison}}}`,
  `{"prototype":${poison}}`,
  `{"a":{"__proto__":${poison}}}`,
  `{"remarks":{"__proto__":${poison}},"categories":[{"__proto__":${poison}}],"quiet":{"__proto__":${poison}}}`,
  `[{"__proto__":${poison}}]`,
  `{"__proto__":null}`,
  `{"__defineGetter__":1,"toString":1,"valueOf":1,"hasOwnProperty":1,"then":1,"toJSON":1}`,
];
const names = [
  '__proto__[polluted]',
  '__proto__.polluted',
  '[__proto__][polluted]',
  'constructor[prototype][polluted]',
  'a[__proto__][polluted]',
  'a[constructor][prototype][polluted]',
  'facets[__proto__][polluted]',
  'facets[__proto__]',
  'facets[constructor]',
  'facets[0][__proto__]',
  'toString',
  'hasOwnProperty[x]',
];

const untouched = JSON.stringify([
  Object.getOwnPropertyNames(Object.prototype),
  Object.getOwnPropertyNames(Array.prototype),
]);

function expectClean(path: string, sent: string): void {
  const now = JSON.stringify([
    Object.getOwnPropertyNames(Object.prototype),
    Object.getOwnPropertyNames(Array.prototype),
  ]);
  expect([path, sent, now === untouched, 'polluted' in {}]).toEqual([path, sent, true, false]);
}

describe('what every object inherits', () => {
  it.each(bodies)('is out of reach of a body: %s', async (body) => {
    for (const { entry } of listRoutes(test.api.app).filter(({ entry }) => entry.method === 'post')) {
      if (entry.path === '/api/user/logout' || entry.path.includes('sessionRevoke')) continue;
      const asker = entry.path.startsWith('/api/operator/') ? operator : token;
      const { status } = await sendJson(test, entry.path, body, asker);
      expect([entry.path, status < 500]).toEqual([entry.path, true]);
      expectClean(entry.path, body);
    }
  });

  it('is out of reach of an address and of a form', async () => {
    for (const [index, { entry }] of listRoutes(test.api.app).entries()) {
      if (entry.path === '/api/user/logout' || entry.path.includes('sessionRevoke')) continue;
      // All calls read names by the same reader: each is sent all of them, and one of them alone.
      for (const sent of [names, [names[index % names.length] ?? '']]) {
        const query = new URLSearchParams(sent.map((name): [string, string] => [name, 'true']));
        const headers = { 'ba-user-token': token };
        const { status } =
          entry.method === 'get'
            ? await sendRaw(test, `${entry.path}?${query}`, { headers })
            : await sendRaw(test, entry.path, { method: 'POST', headers, body: query });
        expect([entry.path, status < 500]).toEqual([entry.path, true]);
        expectClean(entry.path, String(query));
      }
    }
  });

  it('gives nobody a permission', async () => {
    for (const body of bodies) {
      await sendJson(test, '/api/account/profile', body, token);
      expect((await test.get('/api/operator/recharge/list', { token })).code).toBe(401);
    }
  });
});
