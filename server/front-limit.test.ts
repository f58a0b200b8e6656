import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import en from '#messages/en/errors.json' with { type: 'json' };
import zh from '#messages/zh-cn/errors.json' with { type: 'json' };
import { createFrontLimit } from './front-limit.ts';

let server: Server;
let base: string;
const keyBefore = process.env.INTERNAL_KEY;
beforeEach(async () => {
  process.env.INTERNAL_KEY = 'the-key-of-the-process';
  const { mayPass } = createFrontLimit({ perMinute: 10, isProxyTrusted: true });
  server = createServer((request, response) => {
    if (mayPass(request, response)) response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.close();
  if (keyBefore === undefined) delete process.env.INTERNAL_KEY;
  else process.env.INTERNAL_KEY = keyBefore;
});

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(base + path, { headers: { 'x-forwarded-for': '203.0.113.5', ...headers } });

/** How often an address is answered in a minute. */
async function countPassing(path: string, headers?: Record<string, string>): Promise<number> {
  for (let passed = 0; passed < 60; passed += 1) if ((await ask(path, headers)).status === 429) return passed;
  return Number.POSITIVE_INFINITY;
}

describe('the limit of an address', () => {
  it.each([
    ['/any', 10],
    ['/product?utm=1', 10],
    ['/product?q=x', 2],
    ['/en/productlist-3?page=2&sort=price', 2],
    ['/sitemaps/product-0.xml', 2],
    ['/storage/a.webp', 40],
    ['/_next/static/a.js', Number.POSITIVE_INFINITY],
  ])('lets through of %s as many as %d', async (path, many) => {
    expect(await countPassing(path)).toBe(many);
  });

  it('is the address a proxy writes down, by its /64', async () => {
    expect(await countPassing('/a', { 'x-forwarded-for': '2001:db8:1:2::1' })).toBe(10);
    expect(await countPassing('/a', { 'x-forwarded-for': '2001:db8:1:2::2' })).toBe(0);
    expect(await countPassing('/a', { 'x-forwarded-for': 'made up, 2001:db8:1:3::1' })).toBe(10);
  });

  it('counts files apart from pages', async () => {
    expect(await countPassing('/a')).toBe(10);
    expect((await ask('/storage/a.webp')).status).toBe(200);
  });

  it('knows the process itself by its key, and nobody by a guess', async () => {
    const path = '/internal/revalidate';
    expect(await countPassing(path, { 'x-internal-key': 'the-key-of-the-process' })).toBe(Number.POSITIVE_INFINITY);
    expect(await countPassing(path, { 'x-internal-key': 'the-key-of-the-proces$' })).toBe(10);
  });

  it('says in the visitor’s language when to come again', async () => {
    await countPassing('/a');
    const sentenceOf = (words: typeof zh, seconds: string | null) =>
      `${words.too_many_requests.replace('{seconds}', seconds ?? '')}\n`;
    for (const [path, cookie, words] of [
      ['/a', '', zh],
      ['/a', 'x=1; ba-lang=en', en],
      ['/en/a', '', en],
    ] as const) {
      const answer = await ask(path, { cookie });
      const seconds = answer.headers.get('retry-after');
      expect(Number(seconds)).toBeGreaterThan(0);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([429, 'no-store']);
      expect(await answer.text()).toBe(sentenceOf(words, seconds));
    }
  });
});
