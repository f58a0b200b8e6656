import type { IncomingMessage } from 'node:http';
import { afterAll, describe, expect, it } from '@jest/globals';
import type { NamedRecord } from '#lib/routes/named-record.ts';
import { providePageKnowledge } from '#lib/routes/page-knowledge.ts';
import { findCachedPage } from './cached-page.ts';

const known = new Set(['slug cards', 'page about', 'product 7', 'category 3', 'service 5']);
const nameOf = (record: NamedRecord) => `${record.kind} ${'id' in record ? record.id : record.name}`;

const sources = async () => ({ pictures: [], calls: [] });

providePageKnowledge({
  mayBeThere: (record) => (nameOf(record) === 'slug waiting' ? Promise.resolve(true) : known.has(nameOf(record))),
  frameOrigin: async () => undefined,
  sources,
});
afterAll(() => providePageKnowledge({ mayBeThere: () => true, frameOrigin: async () => undefined, sources }));

const ask = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  findCachedPage({ url, headers, method } as unknown as IncomingMessage);

describe('a cached page', () => {
  it.each([
    ['/', '/', 'zh-cn/ page'],
    ['/?sp_uid=ABCD2345&utm_source=x', '/', 'zh-cn/ page'],
    ['/en', '/en', 'en/ page'],
    ['/product', '/product', 'zh-cn/product page'],
    ['/product?id=7&from=list', '/product?id=7', 'zh-cn/product/by-id/7 page'],
    ['/productlist-3', '/productlist-3', 'zh-cn/product-list/3 page'],
    ['/service-5', '/service-5', 'zh-cn/service/5 page'],
    ['/page/about', '/page/about', 'zh-cn/page/about page'],
    ['/en/cards', '/en/cards', 'en/cards page'],
  ])('%s is one, whatever visitors add', (url, target, key) => {
    expect(ask(url)).toMatchObject({ target, key });
  });

  it('is another one in another language, and for the router in the browser', () => {
    expect(ask('/', { cookie: 'a=b; ba-lang=en' })?.key).toBe('en/ page');
    expect(ask('/', { cookie: 'ba-lang=english' })?.key).toBe('en/ page');
    const whole = ask('/?_rsc=abc', { rsc: '1' });
    const part = ask('/?_rsc=abd', { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' });
    expect(whole).toMatchObject({ target: '/?_rsc=', headers: { rsc: '1' } });
    expect(whole?.key).not.toBe(part?.key);
    expect(whole?.key).not.toBe(ask('/')?.key);
    expect(ask('/product?id=7&_rsc=abc', { rsc: '1' })?.target).toBe('/product?id=7&_rsc=');
  });

  it('of the router is another one under an address that says the language: it is told which page that stands for', () => {
    const english = { rsc: '1', cookie: 'ba-lang=en' };
    expect(ask('/en/cards?_rsc=', english)?.key).not.toBe(ask('/cards?_rsc=', english)?.key);
    expect(ask('/en/cards', { cookie: 'ba-lang=en' })?.key).toBe(ask('/cards', { cookie: 'ba-lang=en' })?.key);
  });

  it('needs the cookie of its language where the address says another one than the visitor has', () => {
    expect([ask('/en'), ask('/en', { cookie: 'ba-lang=en' }), ask('/')].map((page) => page?.needsCookie)).toEqual([
      true,
      false,
      false,
    ]);
    // Of two, Next reads the last.
    expect(ask('/', { cookie: 'ba-lang=en; x=1; ba-lang=zh-cn' })?.locale).toBe('zh-cn');
  });

  it.each<[what: string, url: string, headers?: Record<string, string>]>([
    ['a list of which nothing is chosen', '/product?page=1&sort=popular'],
    ['a filtered list of a category nobody has', '/productlist-4?q=cards'],
    ['what the router reads of a filtered list', '/product?q=cards&_rsc=abc', { rsc: '1' }],
    ['a filtered list with the marker of the router', '/product?q=cards&_rsc=abc'],
    [
      'a list with a choice longer than a shop has',
      `/product?${Array.from({ length: 40 }, (_, at) => `facet=a.${at}bcdefghijkl`).join('&')}`,
    ],
    ['what needs a login', '/user/account/overview'],
    ['the login', '/user/login'],
    ['an address nobody has', '/no-such-product'],
    ['a category nobody has', '/productlist-4'],
    ['a product nobody has', '/product?id=8'],
    ['what has to be looked up first', '/waiting'],
    ['an odd id', '/product?id=x'],
    ['no page', '/Product'],
    ['a page for the router with other parameters', '/?a=1&_rsc=abc', { rsc: '1' }],
    ['the marker of the router without it', '/?_rsc=abc'],
    ['the router without its marker', '/', { rsc: '1' }],
    ['another word for the router', '/?_rsc=abc', { rsc: 'true' }],
    ['a way of fetching ahead that there is not', '/?_rsc=abc', { rsc: '1', 'next-router-prefetch': '7' }],
    ['a part that is not fetched ahead', '/?_rsc=abc', { rsc: '1', 'next-router-segment-prefetch': '/_tree' }],
    ['a parameter of another page', '/?id=7&_rsc=abc', { rsc: '1' }],
    ['a product twice', '/product?id=7&id=8&_rsc=abc', { rsc: '1' }],
  ])('%s is none', (_, url, headers = {}) => {
    expect(ask(url, headers)).toBeUndefined();
  });

  it.each([
    ['/product?q=cards', '/product?q=cards', 'zh-cn /product?q=cards'],
    ['/product?page=2&sort=newest&utm_source=x&q=+cards+', '/product?q=cards&sort=newest&page=2', undefined],
    ['/product?facet=size.a4&facet=material.wood', '/product?facet=material.wood&facet=size.a4', undefined],
    ['/productlist-3?page=2', '/productlist-3?page=2', undefined],
    ['/en/product?q=cards', '/en/product?q=cards', 'en /en/product?q=cards'],
  ])('is a filtered list too, by what is chosen: %s', (url, target, key) => {
    expect(ask(url)).toMatchObject({ target, isFiltered: true, ...(key !== undefined && { key }) });
    expect(ask(url)?.headers).toEqual({});
  });

  it('is read, not written', () => {
    expect(ask('/', {}, 'HEAD')).toBeDefined();
    expect(ask('/', {}, 'POST')).toBeUndefined();
  });
});
