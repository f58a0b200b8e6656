import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from '@jest/globals';
import { listRoutes } from '../serve.ts';
import { createTestApi } from '../test-api.ts';
import { anchorOf, groupCalls } from './call-groups.ts';
import { curlLine } from './curl-line.ts';
import { schemaText } from './schema-text.ts';

const test = await createTestApi();
afterAll(() => test.close());

const open = (query: string, headers: Record<string, string> = {}) =>
  test.api.fetch(new Request(`http://shop.test/api/reference${query}`, { headers }), { remoteAddress: '192.0.2.1' });
const page = async (query: string) => (await open(query)).text();

describe('the reference', () => {
  it('has every call once, on the page of its area, with a line to copy and who may make it', async () => {
    const groups = groupCalls(listRoutes(test.api.app));
    const index = await page('?lang=en');
    let count = 0;
    for (const [group, routes] of groups) {
      const shown = await page(`?lang=en&area=${encodeURIComponent(group)}`);
      expect(index).toContain(`area=${encodeURIComponent(group)}`);
      for (const route of routes) {
        count += 1;
        expect(shown.split(`<section class="call" id="${anchorOf(route)}">`)).toHaveLength(2);
        expect(shown).toContain(`data-copies="line-${anchorOf(route)}"`);
      }
      expect(shown.match(/<ul class="who">/g)).toHaveLength(routes.length);
    }
    expect(count).toBe(listRoutes(test.api.app).length);
  });

  it('names the shop that was asked, and the header that each call takes', async () => {
    const orders = await page('?lang=en&area=store%2Forder');
    expect(orders).toContain(`curl &#39;${test.ctx.env.PUBLIC_URL}/api/store/orders`);
    expect(orders).toContain('Authorization: Bearer $SHOP_KEY');
    expect(orders).toContain('<code>order:write</code>');
    const account = await page('?lang=en&area=account');
    expect(account).toContain('ba-user-token: $SHOP_TOKEN');
    expect(account).not.toContain('SHOP_KEY');
    const products = await page('?lang=en&area=product');
    expect(products).toContain(`curl &#39;${test.ctx.env.PUBLIC_URL}/api/product/freight&#39;</pre>`);
  });

  it('says what a program may upload with which scope, and how', async () => {
    const files = await page('?lang=en&area=ajax');
    expect(files).toContain('multipart form with the part <code>file</code>');
    expect(files).toContain('API key of a store with <code>invoice:write</code>, for the topic <code>invoice</code>');
    expect(files).toContain('<code>product:write</code> / <code>category:write</code>');
    expect(files).toMatch(/upload\?topic=delivery&#39; -H \S+Authorization: Bearer \$SHOP_KEY/);
    const document = (await (await test.api.fetch(new Request('http://shop.test/api/openapi.json'))).json()) as {
      paths: Record<string, { post: { security: object[]; 'x-scope-by-topic': { desk: object } } }>;
    };
    const { security, 'x-scope-by-topic': byTopic } = document.paths['/api/ajax/upload']?.post ?? {};
    expect(security).toEqual(expect.arrayContaining([{ token: [] }, { key: ['invoice:write'] }]));
    expect(byTopic?.desk).toMatchObject({ catalogue: ['product:write', 'category:write'] });
  });

  it('speaks both languages, and keeps to the one that was chosen', async () => {
    expect(await page('?lang=zh-cn')).toContain('身份验证');
    const english = await page('?lang=en&area=store%2Forder');
    const links = [...english.matchAll(/href="(\/api\/reference[^"]*)"/g)].map(([, href]) => href);
    expect(links.filter((href) => !href?.includes('lang='))).toEqual([]);
    expect(english).toContain('href="/api/reference?lang=zh-cn&amp;area=store%2Forder"');
  });

  it('answers what is no area as the overview', async () => {
    expect(await page('?lang=en&area=nowhere')).toBe(await page('?lang=en'));
  });

  it('is light: no page is more than a fortieth of what all calls on one were', async () => {
    const sizes = [];
    for (const group of ['', ...groupCalls(listRoutes(test.api.app)).keys()]) {
      const answer = await open(`?lang=en&area=${encodeURIComponent(group)}`, { 'accept-encoding': 'gzip' });
      const packed = Buffer.from(await answer.arrayBuffer());
      sizes.push(packed.length);
      expect(gunzipSync(packed).toString()).toMatch(/^<!doctype html>/);
    }
    expect(Math.max(...sizes)).toBeLessThan(50_000);
  });

  it('is asked for again in vain while nothing has changed', async () => {
    const etag = (await open('')).headers.get('etag') ?? '';
    expect((await open('', { 'if-none-match': etag })).status).toBe(304);
  });
});

/** What a shell makes of a line, as the words that curl would get. */
async function typed(line: string): Promise<string[]> {
  const shell = `curl() { printf '%s\\0' "$@"; }; uuidgen() { echo 7; }; ${line}`;
  const { stdout } = await promisify(execFile)('sh', ['-c', shell], { env: { ...process.env, SHOP_KEY: 'sfk_1' } });
  return stdout.split('\0').slice(0, -1);
}

describe('a line to copy', () => {
  it('says to the shop, typed into a shell, what its example holds', async () => {
    const routes = listRoutes(test.api.app);
    const request = { no: 'SO1', note: 'it\'s $HOME `id` "x" \\ 中文', ids: [1, 2] };
    const caller = { side: 'store', scope: 'order:write' } as const;
    const asked: string[][] = [];
    for (const path of ['/api/store/note', '/api/store/orderInfo', '/api/store/ship']) {
      const entry = routes.find((route) => route.entry.path === path)?.entry;
      if (!entry) throw new Error(path);
      asked.push(await typed(curlLine({ entry, caller, request, address: 'https://shop.example' })));
    }
    const [note = [], info = [], ship = []] = asked;
    const json = 'Content-Type: application/json';
    const key = 'Authorization: Bearer sfk_1';
    expect(note).toEqual(['https://shop.example/api/store/note', '-H', key, '-H', json, '-d', JSON.stringify(request)]);
    expect(ship).toContain('Idempotency-Key: 7');
    const { pathname, searchParams } = new URL(info[0] ?? '');
    expect([pathname, searchParams.get('note'), searchParams.getAll('ids[]')]).toEqual([
      '/api/store/orderInfo',
      request.note,
      ['1', '2'],
    ]);
  });
});

it.each([
  [{ type: 'string', format: 'email' }, 'string (email)'],
  [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 'string | null'],
  [{ type: 'array', items: { enum: ['a', 'b'] } }, '("a" | "b")[]'],
  [{ properties: { a: { type: 'integer' }, b: {} }, required: ['a'] }, '{\n  a: integer\n  b?: any\n}'],
  [{ type: 'object', additionalProperties: { type: 'string' } }, '{ [name]: string }'],
])('a schema reads as programmers write it: %j', (schema, text) => {
  expect(schemaText(schema)).toBe(text);
});
