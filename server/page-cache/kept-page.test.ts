import type { IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NamedRecord } from '#lib/routes/named-record.ts';
import { providePageKnowledge } from '#lib/routes/page-knowledge.ts';
import { findKeptPage } from './kept-page.ts';

const known = new Set(['slug cards', 'page about', 'product 7', 'category 3', 'service 5']);
const nameOf = (record: NamedRecord) => `${record.kind} ${'id' in record ? record.id : record.name}`;

beforeAll(() => {
  providePageKnowledge({
    mayBeThere: (record) => (nameOf(record) === 'slug waiting' ? Promise.resolve(true) : known.has(nameOf(record))),
    frameOrigin: async () => undefined,
  });
});
afterAll(() => providePageKnowledge({ mayBeThere: () => true, frameOrigin: async () => undefined }));

const ask = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  findKeptPage({ url, headers, method } as unknown as IncomingMessage);

describe('a kept page', () => {
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
    const part = ask('/?_rsc=abd', { rsc: '1', 'next-router-segment-prefetch': '/_tree' });
    expect(whole).toMatchObject({ target: '/?_rsc=abc', headers: { rsc: '1' } });
    expect(whole?.key).not.toBe(part?.key);
    expect(whole?.key).not.toBe(ask('/')?.key);
  });

  it.each<[what: string, url: string, headers?: Record<string, string>]>([
    ['a filtered list', '/product?q=cards'],
    ['a list on another page', '/productlist-3?page=2'],
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
  ])('%s is none', (_, url, headers = {}) => {
    expect(ask(url, headers)).toBeUndefined();
  });

  it('is read, not written', () => {
    expect(ask('/', {}, 'HEAD')).toBeDefined();
    expect(ask('/', {}, 'POST')).toBeUndefined();
  });
});
