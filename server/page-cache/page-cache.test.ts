import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { openPageCache, year } from './page-cache-for-tests.ts';

const { shop, read, priceOf } = openPageCache();

/** Renderings wait until what it returns is called. */
const opened = () => {
  let open: () => void = () => undefined;
  shop.gate = new Promise((resolve) => {
    open = () => resolve();
  });
  return () => {
    shop.gate = undefined;
    open();
  };
};

describe('a finished page', () => {
  it('is rendered once for everybody who asks, also at once', async () => {
    await Promise.all([read(), read(), read('/?utm_source=x')]);
    await read();
    expect(shop.renders).toHaveLength(1);
    await read('/', { cookie: 'ba-lang=en; ba-user-token=secret' });
    expect(shop.renders.map(({ locale }) => locale)).toEqual(['zh-cn', 'en']);
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
      const packed = await fetch(shop.base, { headers: { 'accept-encoding': encoding } });
      expect([packed.headers.get('content-encoding'), await packed.text()]).toEqual([encoding, text]);
      expect(unpack).toBeDefined();
    }
    expect((await fetch(shop.base, { method: 'HEAD' })).headers.get('etag')).toBe(etag);
    expect(shop.renders).toHaveLength(1);
  });

  it('comes with the cookie of its language only to who has another one', async () => {
    const first = await read('/en');
    expect([first.headers.get('set-cookie'), first.headers.get('cache-control')]).toEqual([
      expect.stringContaining('ba-lang=en; Path=/'),
      'private, no-cache',
    ]);
    const settled = await read('/en', { cookie: 'ba-lang=en' });
    expect([settled.headers.get('set-cookie'), settled.headers.get('cache-control')]).toEqual([null, 'no-cache']);
    expect(shop.renders).toHaveLength(1);
  });

  it('shows what changed at once, to whoever asks next', async () => {
    expect(await priceOf()).toBe(1);
    shop.price = 2;
    expect(await priceOf()).toBe(1);
    await shop.cache.announce(['catalogue']);
    expect(await priceOf()).toBe(2);
  });

  it('is given as it was while one request renders it anew, and never after', async () => {
    await priceOf();
    shop.price = 2;
    await shop.cache.announce(['catalogue']);
    const open = opened();
    const first = priceOf();
    while (shop.renders.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(await priceOf()).toBe(1);
    open();
    expect(await first).toBe(2);
    expect(await priceOf()).toBe(2);
    expect(shop.renders).toHaveLength(2);
  });

  it('is answered at once to who asks for it as others did', async () => {
    const router = { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' };
    await read('/product');
    await read('/product?_rsc=one', router);
    expect(shop.atOnce).toEqual([]);
    await read('/product');
    await read('/product', { cookie: 'a=b' });
    await read('/product?_rsc=two', { ...router, 'next-router-state-tree': 'elsewhere' });
    expect(shop.atOnce).toEqual(['/product', '/product', '/product?_rsc=two']);
    await read('/product?utm_source=x');
    await read('/product', { cookie: 'ba-lang=en' });
    expect(shop.atOnce).toHaveLength(3);
    expect(shop.renders).toHaveLength(3);
  });

  it('that Next began before it was told to the end of a change is old too', async () => {
    const [telling, told] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    shop.tell = async () => {
      telling.resolve();
      await told.promise;
    };
    const announcing = shop.cache.announce(['product:7']);
    await telling.promise;
    expect(await priceOf()).toBe(1);
    shop.price = 2;
    told.resolve();
    await announcing;
    expect(await priceOf()).toBe(2);
  });

  it('that a visitor had Next render is told of once more as well', async () => {
    const open = opened();
    const rendering = shop.cache.noting(async () => shop.gate);
    await shop.cache.announce(['site']);
    open();
    await rendering;
    expect(shop.told).toEqual([['site'], ['site']]);
    await shop.cache.noting(async () => undefined);
    expect(shop.told).toHaveLength(2);
  });

  it('rests after its rendering for ten times as long, and is given as it was until then', async () => {
    shop.answer = (_, read) => {
      shop.now += 20;
      return { body: Buffer.from(`costs ${read}`) };
    };
    await priceOf();
    shop.price = 2;
    await shop.cache.announce(['catalogue']);
    const began = performance.now();
    const first = priceOf();
    while (shop.asked < 2) await new Promise((resolve) => setTimeout(resolve, 5));
    expect([await priceOf(), shop.renders.length]).toEqual([1, 1]);
    expect(await first).toBe(2);
    expect(performance.now() - began).toBeGreaterThan(190);
    expect(shop.renders).toHaveLength(2);
  });

  it('that was rendered while something changed is old at once, and Next is told once more', async () => {
    const open = opened();
    const first = priceOf();
    while (shop.renders.length < 1) await new Promise((resolve) => setTimeout(resolve, 5));
    // It has read the old price already.
    shop.price = 2;
    await shop.cache.announce(['product:7']);
    open();
    expect(await first).toBe(1);
    expect(await priceOf()).toBe(2);
    expect(shop.told).toEqual([['product:7'], ['product:7']]);
  });

  it('grows old by itself where nobody says what changes', async () => {
    shop.answer = (_, value) => ({
      headers: { ...year, 'cache-control': 's-maxage=60' },
      body: Buffer.from(`costs ${value}`),
    });
    await priceOf();
    shop.price = 2;
    shop.now += 4000;
    expect(await priceOf()).toBe(1);
    shop.now += 2000;
    expect(await priceOf()).toBe(2);
  });
});

describe('a filtered list', () => {
  const forOne = { 'content-type': 'text/html', 'cache-control': 'private, no-cache, no-store' };

  it('is cached for a while, by what is chosen, until something changes', async () => {
    shop.answer = (page, value) => ({ headers: forOne, body: Buffer.from(`${page.target} costs ${value}`) });
    expect((await read('/product?q=x&page=2')).headers.get('cache-control')).toBe('no-cache');
    await read('/product?page=2&q=x&utm_source=y');
    expect(shop.renders.map(({ target }) => target)).toEqual(['/product?q=x&page=2']);
    shop.price = 2;
    await shop.cache.announce(['product:7']);
    expect(await priceOf('/product?q=x&page=2')).toBe(2);
    shop.now += 61_000;
    await read('/product?q=x&page=2');
    expect(shop.renders).toHaveLength(3);
  });

  it('takes nothing from the pages that there are', async () => {
    await read('/');
    shop.answer = () => ({ headers: forOne, body: Buffer.alloc(300, 'x') });
    for (let made = 0; made < 20; made += 1) await read(`/product?q=made-up-${made}`);
    expect(shop.cache.bytes()).toBeLessThan(1000);
    const before = shop.renders.length;
    await read('/');
    expect(shop.renders).toHaveLength(before);
  });

  it('that is not there, or is for one visitor, is not cached', async () => {
    shop.answer = () => ({ status: 404, headers: forOne });
    expect((await read('/product?page=900')).headers.get('x-from')).toBe('next');
    shop.answer = () => ({ headers: { ...forOne, 'set-cookie': ['a=b'] } });
    expect((await read('/product?q=x')).headers.get('x-from')).toBe('next');
    expect(shop.cache.bytes()).toBe(0);
  });
});
