import { describe, expect, it } from '@jest/globals';
import type { RenderedPage } from './packed-page.ts';
import { openPageCache, year } from './page-cache-for-tests.ts';

const { shop, read } = openPageCache();

describe('what is not cached', () => {
  it.each<[name: string, answered: Partial<RenderedPage>]>([
    ['what is not there', { status: 404, headers: year }],
    ['what leads elsewhere', { status: 308, headers: { ...year, location: '/product' } }],
    ['what broke', { status: 500 }],
    ['what is for one visitor', { headers: { 'cache-control': 'private, no-store' } }],
    ['what sets a cookie', { headers: { ...year, 'set-cookie': ['a=b'] } }],
  ])('%s Next says to the visitor itself', async (_, answered) => {
    shop.answer = () => answered;
    expect((await read()).headers.get('x-from')).toBe('next');
    expect((await read()).headers.get('x-from')).toBe('next');
    expect([shop.renders.length, shop.cache.bytes()]).toEqual([2, 0]);
  });

  it('so says Next where the page could not be asked for, and it is asked for again', async () => {
    shop.answer = () => {
      throw new Error('no connection');
    };
    expect((await read()).headers.get('x-from')).toBe('next');
    shop.answer = () => ({ body: Buffer.from('there') });
    expect((await read()).text).toBe('there');
  });

  it('goes to Next untouched', async () => {
    expect((await read('/user/account/overview')).headers.get('x-from')).toBe('next');
    expect((await read('/product?page=0')).text).toBe('next');
    expect(shop.renders).toEqual([]);
  });

  it('is gone once it was taken out of the shop', async () => {
    await read();
    shop.answer = () => ({ status: 404, headers: year });
    await shop.cache.announce(['catalogue']);
    expect((await read()).headers.get('x-from')).toBe('next');
    expect(shop.cache.bytes()).toBe(0);
  });

  it('is what nobody asked for longest, beyond the sum of bytes', async () => {
    for (const path of ['/', '/product', '/services', '/cooperate']) await read(path);
    await read('/');
    for (const path of ['/en', '/en/product', '/en/services', '/en/cooperate']) await read(path);
    expect(shop.cache.bytes()).toBeLessThanOrEqual(3600);
    const before = shop.renders.length;
    await read('/');
    expect(shop.renders.length).toBe(before);
    await read('/product');
    expect(shop.renders.length).toBe(before + 1);
  });
});
