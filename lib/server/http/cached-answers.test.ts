import { gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it, jest } from '@jest/globals';
import { siteIndex } from '#lib/contract/site/shop-index.ts';
import { archiveProduct, changePrice } from '../catalogue/index.ts';
import { listenForChanges } from '../db/listen-for-changes.ts';
import { createBriefCache } from '../db/reading/brief-cache.ts';
import { tallyQueries } from '../db/statements/query-tally.ts';
import { createTestUser, signIn } from '../factories/factories.ts';
import { makeCategory, makeProduct } from '../factories/product-factory.ts';
import type { Member } from '../kernel/actor.ts';
import { createTestApi, testAddress } from './test-api.ts';

const operator: Member = { kind: 'member', userId: 1, sessionId: 'test', nodes: new Set(['*']) };

afterAll(async () => {
  await changes.stop();
  await test.close();
});

const call = (path: string, headers: Record<string, string> = {}) =>
  test.api.fetch(new Request(`http://shop.test${path}`, { headers: { 'think-lang': 'en', ...headers } }), {
    remoteAddress: testAddress,
  });
const read = async (path: string, headers?: Record<string, string>) => (await call(path, headers)).json();
const test = await createTestApi();
const { ctx } = test;
const heard: string[][] = [];
const changes = await listenForChanges(ctx, (tags) => heard.push(tags));
const categoryId = await makeCategory(ctx.db, 'cached');
const productId = await makeProduct(ctx.db, { slug: 'cached-cards', categoryId });
const sku: string = (await read('/api/product/info?slug=cached-cards')).data.variants[0].sku;
const tripsOf = async (path: string, headers?: Record<string, string>) =>
  (await tallyQueries(async () => void (await read(path, headers)))).queries;
async function changePriceTo(priceAmount: number): Promise<void> {
  const count = heard.length;
  await changePrice(test.ctx, operator, { sku, priceAmount, listAmount: null });
  while (heard.length === count) await new Promise((resolve) => setTimeout(resolve, 5));
}

/** How many requests went through the routes since. */
function countRouted(): () => number {
  const { app } = test.api;
  const spy = jest.spyOn(app, 'fetch');
  return () => {
    const { length } = spy.mock.calls;
    spy.mockRestore();
    return length;
  };
}

const info = '/api/product/info?slug=cached-cards';

describe('an answer for whoever is not logged in', () => {
  it.each([
    ['the list', '/api/product/list'],
    ['a search', '/api/product/list?search=cached'],
    ['a product', info],
    ['categories', '/api/product/categories'],
    ['the home', '/api/product/home'],
    ['suggestions', '/api/product/suggest?search=cached'],
    ['the first call', '/api/index/index'],
  ])('asks the database for %s once', async (_, path) => {
    await read(path);
    expect(await tripsOf(path)).toBe(0);
  });

  it('is the same whatever is added to the address, and another one in each language', async () => {
    await read('/api/product/list?sort=newest');
    expect(await tripsOf('/api/product/list?utm_source=x&sort=newest')).toBe(0);
    expect(await tripsOf('/api/product/list?sort=newest', { 'think-lang': 'zh-cn' })).toBeGreaterThan(0);
  });

  it('shows what changed', async () => {
    for (const amount of [12_300, 45_600]) {
      await changePriceTo(amount);
      const price = (amount / 100).toFixed(2);
      expect((await read(info)).data.variants[0].price).toBe(price);
      expect((await read('/api/product/list?search=cached')).data.list[0].price).toBe(price);
    }
  });

  it('is not sent again to who has it, also after something else has changed', async () => {
    const first = await call('/api/product/categories');
    const etag = first.headers.get('etag') ?? '';
    expect([first.headers.get('cache-control'), etag]).toEqual(['no-cache', expect.stringMatching(/^W\/"/)]);
    expect(first.headers.get('vary')).toContain('think-lang');
    await changePriceTo(7800);
    const again = await call('/api/product/categories', { 'if-none-match': etag });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    const before = (await call(info)).headers.get('etag') ?? '';
    await changePriceTo(7900);
    expect((await call(info, { 'if-none-match': before })).status).toBe(200);
  });

  it('comes packed as the asker takes it', async () => {
    const plain = await (await call(info)).text();
    const packed = await call(info, { 'accept-encoding': 'gzip' });
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    const bytes = Buffer.from(await packed.arrayBuffer());
    expect(packed.headers.get('content-length')).toBe(String(bytes.length));
    expect(gunzipSync(bytes).toString('utf8')).toBe(plain);
    expect((await call(info, { 'accept-encoding': 'br' })).headers.get('content-encoding')).toBe('br');
  });

  it('of the first call names the address it was asked under', async () => {
    const hostOf = async (host: string) => (await read('/api/index/index', { host })).data.site.cdnUrl;
    expect([await hostOf('one.test'), await hostOf('other.test')]).toEqual(['//one.test', '//other.test']);
    expect(await hostOf('one.test')).toBe('//one.test');
  });
});

describe('a call that was asked in the same way before', () => {
  const said = ({ status, headers }: Response) => [
    status,
    [...headers].filter(([name]) => name !== 'x-request-id').sort(([left], [right]) => (left < right ? -1 : 1)),
  ];

  it('is answered with the same words, by no route', async () => {
    const path = '/api/product/list?sort=price_asc';
    const first = await call(path, { 'accept-encoding': 'br' });
    const routed = countRouted();
    const again = await call(path, { 'accept-encoding': 'br' });
    expect(said(again)).toEqual(said(first));
    expect(await again.text()).toBe(await first.text());
    expect(again.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
    expect(routed()).toBe(0);
    const tag = { 'if-none-match': again.headers.get('etag') ?? '' };
    expect((await call(path, tag)).status).toBe(304);
  });

  it.each<[what: string, path: string, headers: Record<string, string>]>([
    ['whose address holds more than is understood', '/api/product/home?x=1', {}],
    ['that comes from another site', '/api/product/home', { origin: 'http://localhost:5173' }],
    ['with a token', '/api/product/home', { 'ba-user-token': 'x' }],
  ])('goes the long way %s', async (_, path, headers) => {
    await call(path, headers);
    const routed = countRouted();
    await call(path, headers);
    expect(routed()).toBe(1);
  });

  it('is in the language that it was asked in, also where the header for it is empty', async () => {
    const cookie = 'ba-lang=en';
    const request = (headers: Record<string, string>) => new Request('http://shop.test/api/product/home', { headers });
    const etagOf = async (headers: Record<string, string>) =>
      (await test.api.fetch(request(headers), { remoteAddress: testAddress })).headers.get('etag');
    const chinese = await etagOf({ cookie, 'think-lang': '' });
    expect(await etagOf({ cookie })).not.toBe(chinese);
    expect(await etagOf({ cookie, 'think-lang': '' })).toBe(chinese);
  });

  it('is known by nothing that somebody can make up without end', async () => {
    const path = '/api/product/categories';
    await call(path, { 'think-lang': 'en-GB' });
    const routed = countRouted();
    await call(path, { 'think-lang': `en-${'x'.repeat(8000)}` });
    expect(routed()).toBe(0);
  });

  it('is refused in words where the answer that many wait for is refused', async () => {
    const path = '/api/product/info?slug=cached-gone';
    const categoryId = await makeCategory(test.ctx.db, 'gone');
    const id = await makeProduct(test.ctx.db, { slug: 'cached-gone', categoryId });
    expect((await read(path)).code).toBe(1);
    const count = heard.length;
    await archiveProduct(test.ctx, operator, { id });
    while (heard.length === count) await new Promise((resolve) => setTimeout(resolve, 5));
    const asked: Promise<{ data: unknown }>[] = [];
    // Some come while it is being read.
    for (let turn = 0; turn < 20; turn += 1) {
      asked.push(read(path));
      await new Promise(setImmediate);
    }
    for (const { data } of await Promise.all(asked)) expect(data).toEqual({ error: 'not_found' });
  });

  it('counts in the limit of its address', async () => {
    const few = await createTestApi({ RATE_LIMIT_PER_MINUTE: 5 });
    const hearing = await listenForChanges(few.ctx, () => undefined);
    const statuses: number[] = [];
    for (let turn = 0; turn < 7; turn += 1) {
      const request = new Request('http://shop.test/api/product/categories');
      statuses.push((await few.api.fetch(request, { remoteAddress: testAddress })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    await hearing.stop();
    await few.close();
  });
});

describe('what somebody can make up without end', () => {
  it.each<[what: string, madeUp: (at: number) => string]>([
    ['another slug beside the id of a product', (at) => `/api/product/info?id=${productId}&slug=x${at}`],
  ])('is one answer: %s', async (_, madeUp) => {
    const first = await read(madeUp(1));
    expect(first.code).toBe(1);
    expect(await tripsOf(madeUp(2))).toBe(0);
  });

  it.each<[what: string, madeUp: string]>([
    ['sizes of a page', '/api/product/list?limit=1000'],
    ['pages before the first', '/api/product/list?page=-1'],
  ])('is refused without asking the database: %s', async (_, madeUp) => {
    expect(await tripsOf(madeUp)).toBe(0);
    expect((await read(madeUp)).code).toBe(0);
  });

  it('asks for no login: only 1 is', () => {
    const read = (requiredLogin: unknown) => siteIndex.query?.parse({ requiredLogin }).requiredLogin;
    expect(['1', 1, 'x', '2', '', undefined].map(read)).toEqual([1, 1, undefined, undefined, undefined, undefined]);
  });
});

describe('what is not cached', () => {
  it('is what a member asks for, or whoever has a token that is none', async () => {
    const { id } = await createTestUser(test.ctx);
    const { token } = await signIn(test.ctx, id);
    for (const each of [token, crypto.randomUUID()]) {
      const answer = await call(info, { 'ba-user-token': each });
      expect([answer.headers.get('cache-control'), answer.headers.get('etag')]).toEqual(['no-store', null]);
    }
  });

  it('is what is refused', async () => {
    for (const path of ['/api/product/info?slug=nothing', '/api/index/index?requiredLogin=1']) {
      const answer = await call(path);
      expect([answer.headers.get('cache-control'), (await answer.json()).code]).not.toContain(1);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
    expect(await tripsOf('/api/product/info?slug=nothing')).toBeGreaterThan(0);
  });

  it('is anything while nobody tells of changes', async () => {
    const other = await createTestApi();
    const list = '/api/product/list';
    await other.get(list);
    const { queries } = await tallyQueries(async () => void (await other.get(list)));
    expect(queries).toBeGreaterThan(0);
    await other.close();
  });
});

it('answers that are too heavy together go, the longest unasked ones first', async () => {
  const { db } = test.ctx;
  const cache = createBriefCache<string>({ life: 60_000, weight: { of: (text) => text.length, max: 25 } });
  const reads: string[] = [];
  const get = (key: string) => cache.get(db, key, async () => key.padEnd(10, String(reads.push(key))));
  for (const key of ['a', 'b', 'a', 'c']) await get(key);
  await get('a');
  expect(reads).toEqual(['a', 'b', 'c']);
  await get('b');
  expect(reads).toEqual(['a', 'b', 'c', 'b']);
});
