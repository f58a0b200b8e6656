import { expect, it } from '@jest/globals';
import { NextRequest } from 'next/server.js';
import { GET } from './route.ts';

const shop = 'https://shop.example';

function change(query: Record<string, string>, headers: Record<string, string> = {}): Response {
  const address = `${shop}/internal/language?${new URLSearchParams(query)}`;
  return GET(new NextRequest(address, { headers: { host: 'shop.example', ...headers } }));
}

const targetOf = (answer: Response) => answer.headers.get('location') ?? '';

it.each([
  ['/product?page=2', '/product?page=2'],
  ['/en/product', '/product'],
  ['/en', '/'],
  ['/en?x=1', '/?x=1'],
  ['/english', '/english'],
])('goes back from %s to %s', (back, target) => {
  expect(targetOf(change({ to: 'en', back }))).toBe(target);
});

it.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/en//evil.example',
  '/en/en//evil.example',
  '/en/.//evil.example',
  '/en/%2e//evil.example',
  '/.//evil.example',
  '/en\\evil.example',
  '/en\t//evil.example',
  'javascript:alert(1)',
])('stays on this site when told to go back to %j', (back) => {
  for (const answer of [change({ to: 'en', back }), change({ to: 'zh-cn' }, { referer: `${shop}${back}` })]) {
    expect([answer.status, new URL(targetOf(answer), shop).origin]).toEqual([303, shop]);
    expect(targetOf(answer)).toMatch(/^\/(?![/\\])/);
  }
});

it.each([
  'https://evil.example/product',
  'https://shop.example.evil.example/product',
  'https://shop.example@evil.example/x',
])('does not follow the referrer %s', (referer) => {
  expect(targetOf(change({ to: 'en' }, { referer }))).toBe('/');
});

it.each(['en', 'zh-cn', 'fr', 'en; Domain=evil.example', 'en\r\nset-cookie: a=b'])(
  'sets one cookie with a language of ours when asked for %j',
  (to) => {
    const cookies = change({ to }).headers.getSetCookie();
    expect(cookies).toHaveLength(1);
    expect(cookies[0]).toMatch(/^ba-lang=(?:en|zh-cn); Path=\/; (?:Expires=[\w ,:]+; )?Max-Age=\d+; SameSite=lax$/i);
  },
);
