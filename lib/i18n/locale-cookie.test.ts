import { afterEach, expect, it } from '@jest/globals';
import { languageCookie } from './locale-cookie.ts';

const before = process.env.PUBLIC_URL;
afterEach(() => {
  if (before === undefined) delete process.env.PUBLIC_URL;
  else process.env.PUBLIC_URL = before;
});

it.each([
  ['https://shop.example', true],
  ['http://shop.example', false],
])('of a shop at %s is sent on every path, from no other site, over https alone: %s', (publicUrl, secure) => {
  process.env.PUBLIC_URL = publicUrl;
  expect(languageCookie('en')).toMatchObject({ name: 'ba-lang', value: 'en', path: '/', sameSite: 'lax', secure });
});
