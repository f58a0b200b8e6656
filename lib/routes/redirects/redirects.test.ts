import { describe, expect, it } from '@jest/globals';
import { findChains } from './find-chains.ts';
import { readSource, readTarget } from './redirect-address.ts';
import { type Redirect, RedirectMap } from './redirect-map.ts';

const own = 'https://shop.example.com';
const redirect = (source: string, target: string): Redirect => ({ source, target, isPermanent: true });

describe('an address of before', () => {
  it.each([
    ['/products/oak-desk', '/products/oak-desk'],
    [' /Products/Oak-Desk/ ', '/products/oak-desk'],
    ['https://old.example.com/products/oak-desk?b=2&a=1', '/products/oak-desk?a=1&b=2'],
    ['/index.php?route=product&id=5', '/index.php?id=5&route=product'],
    ['/%E4%BA%A7%E5%93%81/旧', '/产品/旧'],
    ['/caf\u0065\u0301', '/caf\u00e9'],
    ['/a%2Fb', '/a%2fb'],
    ['/blog/*', '/blog/*'],
    ['/a/../b', '/b'],
    ['/en/old', '/en/old'],
  ])('%s is compared as %s', (written, value) => expect(readSource(written)).toEqual({ value }));

  it.each([
    '',
    'products',
    '/',
    '/*',
    '//evil.example',
    '/a b',
    '/a\\b',
    '/%',
    '/x/..//evil.example',
    '/blog/*?a=1',
    `/${'x'.repeat(500)}`,
  ])('%j is none', (written) => expect(readSource(written)).toEqual({ fault: 'redirectAddress' }));

  it.each([
    '/product',
    '/user/account/overview',
    '/api/x',
    '/storage/a.png',
    '/robots.txt',
    '/services',
    '/en/product',
    '/_next/x',
  ])('%s is one of the shop', (written) => expect(readSource(written)).toEqual({ fault: 'redirectOwn' }));
});

describe('a target', () => {
  it.each([
    ['/product?id=5#more', '/product?id=5#more'],
    ['https://shop.example.com/oak-desk', '/oak-desk'],
    ['/产品', '/%E4%BA%A7%E5%93%81'],
    ['/', '/'],
    ['/news/*', '/news/*'],
  ])('%s is kept as %s', (written, value) => expect(readTarget(written, own)).toEqual({ value }));

  it.each([
    'https://evil.example/x',
    '//evil.example',
    'javascript:alert(1)',
    'mailto:a@b.c',
    'https:evil.example',
    'HTTP://user@evil.example',
  ])('%s leads elsewhere', (written) => expect(readTarget(written, own)).toEqual({ fault: 'redirectElsewhere' }));

  it.each(['', 'oak-desk', '/\\evil.example', '/\t/evil.example', '/a/..//evil.example', '/\r\nset-cookie: a=b'])(
    '%j is none',
    (written) => expect(readTarget(written, own)).toEqual({ fault: 'redirectAddress' }),
  );
});

describe('who asks', () => {
  const map = new RedirectMap([
    redirect('/old', '/new'),
    redirect('/index.php?id=5', '/product?id=7'),
    redirect('/blog/*', '/news/*'),
    redirect('/blog/2019/*', '/archive'),
    redirect('/shop/*', '/*'),
    redirect('/产品/旧', '/oak-desk'),
  ]);
  it.each([
    ['/old', '', '/new'],
    ['/OLD/', '', '/new'],
    ['/old', 'utm_source=mail', '/new?utm_source=mail'],
    ['/index.php', 'id=5', '/product?id=7'],
    ['/blog', '', '/news'],
    ['/blog/A-b/c', 'page=2', '/news/A-b/c?page=2'],
    ['/blog/2019/may', '', '/archive'],
    ['/%E4%BA%A7%E5%93%81/%E6%97%A7', '', '/oak-desk'],
    ['/shop', '', '/'],
    ['/shop//evil.example', '', '/evil.example'],
    ['/shop/\\evil.example', '', '/%5Cevil.example'],
    ['/shop/%2F%2Fevil.example', '', '/%2F%2Fevil.example'],
    ['/blogs', '', undefined],
    ['/index.php', 'id=6', undefined],
    ['/%E0%A4%A', '', undefined],
    ['//old', '', undefined],
  ])('for %s ?%s is led to %s', (path, query, location) => expect(map.find(path, query)?.location).toBe(location));
});

describe('chains', () => {
  const chained = (...pairs: [string, string][]) =>
    findChains(pairs.map(([source, target]) => redirect(source, target))).map(
      ([first, second]) => `${first.source} ${second.source}`,
    );
  it.each([
    [
      [
        ['/a', '/b'],
        ['/b', '/c'],
      ],
      ['/a /b'],
    ],
    [
      [
        ['/a', '/b?x=1'],
        ['/b', '/c'],
      ],
      ['/a /b'],
    ],
    [[['/a', '/a']], ['/a /a']],
    [
      [
        ['/a', '/b'],
        ['/b', '/a'],
      ],
      ['/a /b', '/b /a'],
    ],
    [[['/a/*', '/a/b/*']], ['/a/* /a/*']],
    [
      [
        ['/a/*', '/b/*'],
        ['/b/x', '/c'],
      ],
      ['/a/* /b/x'],
    ],
    [
      [
        ['/b/x', '/a/x'],
        ['/a/*', '/b/*'],
      ],
      ['/b/x /a/*', '/a/* /b/x'],
    ],
    [
      [
        ['/a', '/c'],
        ['/b', '/c'],
        ['/x/*', '/y'],
      ],
      [],
    ],
  ] as [[string, string][], string[]][])('%j: %j', (pairs, found) => expect(chained(...pairs)).toEqual(found));
});
