import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { CachedPage } from './cached-page.ts';
import type { RenderedPage } from './packed-page.ts';
import { createPageCache } from './page-cache.ts';

/** What the shop sells today: a page shows what it was when it was read. */
let price: number;
let renders: CachedPage[];
let told: string[][];
let atOnce: string[];
let asked: number;
let tell: () => Promise<unknown>;
let gate: Promise<void> | undefined;
let answer: (page: CachedPage, price: number) => Partial<RenderedPage>;
let now: number;
let server: Server;
let base: string;
let cache: ReturnType<typeof createPageCache>;

const year = { 'content-type': 'text/html', 'cache-control': 's-maxage=31536000' };

beforeEach(async () => {
  [price, renders, told, atOnce, asked, gate, now] = [1, [], [], [], 0, undefined, 1_000_000];
  tell = async () => undefined;
  answer = (page, read) => ({ body: Buffer.from(`${page.locale} ${page.target} costs ${read} `.padEnd(500, 'x')) });
  cache = createPageCache({
    maxBytes: 3600,
    now: () => now,
    tell: async (tags) => {
      told.push(tags);
      await tell();
    },
    render: async (page) => {
      renders.push(page);
      const read = price;
      await gate;
      return { status: 200, headers: year, body: Buffer.alloc(0), ...answer(page, read) };
    },
  });
  server = createServer(async (request, response) => {
    asked += 1;
    if (cache.answerAtOnce(request, response)) return void atOnce.push(request.url ?? '');
    if (!(await cache.answer(request, response))) response.writeHead(200, { 'x-from': 'next' }).end('next');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const read = async (path = '/', headers: Record<string, string> = {}) => {
  const response = await fetch(base + path, {
    headers: { 'accept-encoding': 'identity', ...headers },
    redirect: 'manual',
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
};
const priceOf = async (path = '/') => Number(/costs (\d+)/.exec((await read(path)).text)?.[1]);
const opened = () => {
  let open: () => void = () => undefined;
  gate = new Promise((resolve) => {
    open = () => resolve();
  });
  return () => {
    gate = undefined;
    open();
  };
};

describe('a finished page', () => {
  it('is rendered once for everybody who asks, also at once', async () => {
    await Promise.all([read(), read(), read('/?utm_source=x')]);
    await read();
    expect(renders).toHaveLength(1);
    await read('/', { cookie: 'ba-lang=en; ba-user-token=secret' });
    expect(renders.map(({ locale }) => locale)).toEqual(['zh-cn', 'en']);
  });

  it('is not sent again to who has it, and is packed as the browser takes it', async () => {
    const { headers, text } = await read();
    const etag = headers.get('etag') ?? '';
    expect([headers.get('cache-control'), etag]).toEqual(['no-cache', expect.stringMatching(/^W\/"/)]);
    const again = await read('/', { 'if-none-match': etag });
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag]);
    for (const [encoding, unpack] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const packed = await fetch(base, { headers: { 'accept-encoding': encoding } });
      expect([packed.headers.get('content-encoding'), await packed.text()]).toEqual([encoding, text]);
      expect(unpack).toBeDefined();
    }
    expect((await fetch(base, { method: 'HEAD' })).headers.get('etag')).toBe(etag);
    expect(renders).toHaveLength(1);
  });

  it('comes with the cookie of its language only to who has another one', async () => {
    const first = await read('/en');
    expect([first.headers.get('set-cookie'), first.headers.get('cache-control')]).toEqual([
      expect.stringContaining('ba-lang=en; Path=/'),
      'private, no-cache',
    ]);
    const settled = await read('/en', { cookie: 'ba-lang=en' });
    expect([settled.headers.get('set-cookie'), settled.headers.get('cache-control')]).toEqual([null, 'no-cache']);
    expect(renders).toHaveLength(1);
  });

  it('shows what changed at once, to whoever asks next', async () => {
    expect(await priceOf()).toBe(1);
    price = 2;
    expect(await priceOf()).toBe(1);
    await cache.announce(['catalogue']);
    expect(await priceOf()).toBe(2);
  });

  it('is given as it was while one request renders it anew, and never after', async () => {
    await priceOf();
    price = 2;
    await cache.announce(['catalogue']);
    const open = opened();
    const first = priceOf();
    while (renders.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(await priceOf()).toBe(1);
    open();
    expect(await first).toBe(2);
    expect(await priceOf()).toBe(2);
    expect(renders).toHaveLength(2);
  });

  it('is answered at once to who asks for it as others did', async () => {
    const router = { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' };
    await read('/product');
    await read('/product?_rsc=one', router);
    expect(atOnce).toEqual([]);
    await read('/product');
    await read('/product', { cookie: 'a=b' });
    await read('/product?_rsc=two', { ...router, 'next-router-state-tree': 'elsewhere' });
    expect(atOnce).toEqual(['/product', '/product', '/product?_rsc=two']);
    await read('/product?utm_source=x');
    await read('/product', { cookie: 'ba-lang=en' });
    expect(atOnce).toHaveLength(3);
    expect(renders).toHaveLength(3);
  });

  it('that Next began before it was told to the end of a change is old too', async () => {
    const [telling, told] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    tell = async () => {
      telling.resolve();
      await told.promise;
    };
    const announcing = cache.announce(['product:7']);
    await telling.promise;
    expect(await priceOf()).toBe(1);
    price = 2;
    told.resolve();
    await announcing;
    expect(await priceOf()).toBe(2);
  });

  it('that a visitor had Next render is told of once more as well', async () => {
    const open = opened();
    const rendering = cache.noting(async () => gate);
    await cache.announce(['site']);
    open();
    await rendering;
    expect(told).toEqual([['site'], ['site']]);
    await cache.noting(async () => undefined);
    expect(told).toHaveLength(2);
  });

  it('rests after its rendering for ten times as long, and is given as it was until then', async () => {
    answer = (_, read) => {
      now += 20;
      return { body: Buffer.from(`costs ${read}`) };
    };
    await priceOf();
    price = 2;
    await cache.announce(['catalogue']);
    const began = performance.now();
    const first = priceOf();
    while (asked < 2) await new Promise((resolve) => setTimeout(resolve, 5));
    expect([await priceOf(), renders.length]).toEqual([1, 1]);
    expect(await first).toBe(2);
    expect(performance.now() - began).toBeGreaterThan(190);
    expect(renders).toHaveLength(2);
  });

  it('that was rendered while something changed is old at once, and Next is told once more', async () => {
    const open = opened();
    const first = priceOf();
    while (renders.length < 1) await new Promise((resolve) => setTimeout(resolve, 5));
    // It has read the old price already.
    price = 2;
    await cache.announce(['product:7']);
    open();
    expect(await first).toBe(1);
    expect(await priceOf()).toBe(2);
    expect(told).toEqual([['product:7'], ['product:7']]);
  });

  it('grows old by itself where nobody says what changes', async () => {
    answer = (_, value) => ({
      headers: { ...year, 'cache-control': 's-maxage=60' },
      body: Buffer.from(`costs ${value}`),
    });
    await priceOf();
    price = 2;
    now += 4000;
    expect(await priceOf()).toBe(1);
    now += 2000;
    expect(await priceOf()).toBe(2);
  });
});

describe('a filtered list', () => {
  const forOne = { 'content-type': 'text/html', 'cache-control': 'private, no-cache, no-store' };

  it('is cached for a while, by what is chosen, until something changes', async () => {
    answer = (page, value) => ({ headers: forOne, body: Buffer.from(`${page.target} costs ${value}`) });
    expect((await read('/product?q=x&page=2')).headers.get('cache-control')).toBe('no-cache');
    await read('/product?page=2&q=x&utm_source=y');
    expect(renders.map(({ target }) => target)).toEqual(['/product?q=x&page=2']);
    price = 2;
    await cache.announce(['product:7']);
    expect(await priceOf('/product?q=x&page=2')).toBe(2);
    now += 61_000;
    await read('/product?q=x&page=2');
    expect(renders).toHaveLength(3);
  });

  it('takes nothing from the pages that there are', async () => {
    await read('/');
    answer = () => ({ headers: forOne, body: Buffer.alloc(300, 'x') });
    for (let made = 0; made < 20; made += 1) await read(`/product?q=made-up-${made}`);
    expect(cache.bytes()).toBeLessThan(1000);
    const before = renders.length;
    await read('/');
    expect(renders).toHaveLength(before);
  });

  it('that is not there, or is for one visitor, is not cached', async () => {
    answer = () => ({ status: 404, headers: forOne });
    expect((await read('/product?page=900')).headers.get('x-from')).toBe('next');
    answer = () => ({ headers: { ...forOne, 'set-cookie': ['a=b'] } });
    expect((await read('/product?q=x')).headers.get('x-from')).toBe('next');
    expect(cache.bytes()).toBe(0);
  });
});

describe('what is not cached', () => {
  it.each<[name: string, answered: Partial<RenderedPage>]>([
    ['what is not there', { status: 404, headers: year }],
    ['what leads elsewhere', { status: 308, headers: { ...year, location: '/product' } }],
    ['what broke', { status: 500 }],
    ['what is for one visitor', { headers: { 'cache-control': 'private, no-store' } }],
    ['what sets a cookie', { headers: { ...year, 'set-cookie': ['a=b'] } }],
  ])('%s Next says to the visitor itself', async (_, answered) => {
    answer = () => answered;
    expect((await read()).headers.get('x-from')).toBe('next');
    expect((await read()).headers.get('x-from')).toBe('next');
    expect([renders.length, cache.bytes()]).toEqual([2, 0]);
  });

  it('so says Next where the page could not be asked for, and it is asked for again', async () => {
    answer = () => {
      throw new Error('no connection');
    };
    expect((await read()).headers.get('x-from')).toBe('next');
    answer = () => ({ body: Buffer.from('there') });
    expect((await read()).text).toBe('there');
  });

  it('goes to Next untouched', async () => {
    expect((await read('/user/account/overview')).headers.get('x-from')).toBe('next');
    expect((await read('/product?page=0')).text).toBe('next');
    expect(renders).toEqual([]);
  });

  it('is gone once it was taken out of the shop', async () => {
    await read();
    answer = () => ({ status: 404, headers: year });
    await cache.announce(['catalogue']);
    expect((await read()).headers.get('x-from')).toBe('next');
    expect(cache.bytes()).toBe(0);
  });

  it('is what nobody asked for longest, beyond the sum of bytes', async () => {
    for (const path of ['/', '/product', '/services', '/cooperate']) await read(path);
    await read('/');
    for (const path of ['/en', '/en/product', '/en/services', '/en/cooperate']) await read(path);
    expect(cache.bytes()).toBeLessThanOrEqual(3600);
    const before = renders.length;
    await read('/');
    expect(renders.length).toBe(before);
    await read('/product');
    expect(renders.length).toBe(before + 1);
  });
});
