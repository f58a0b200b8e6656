import { expect, it } from '@jest/globals';
import { frameOrigin } from './guards/security-policy.ts';
import { matchRoute } from './match-route.ts';
import { readFileName, sitemapIndex } from './sitemap-xml.ts';

it.each([
  '../page-0.xml',
  'page-0.xml/..',
  '..%2fpage-0.xml',
  'page-0.xml%00.txt',
  'page--1.xml',
  'page-01.xml',
  'page-1e3.xml',
  'page-0x1.xml',
  'page-9999999999.xml',
  'page-0.xml\n',
  'PAGE-0.xml',
  'users-0.xml',
  '__proto__-0.xml',
  'page-0.xmlx',
  '',
])('is no file of the sitemap: %j', (name) => {
  expect(readFileName(name)).toBeUndefined();
});

it('writes no markup into the sitemap', () => {
  const xml = sitemapIndex('https://shop.example', ['"><script>alert(1)</script>', "a'&b"]);
  expect(xml).not.toMatch(/<script|"><|'&b/);
});

it.each([
  'javascript:alert(1)',
  'javascript%3Aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://evil.example/1',
  'file:///etc/passwd',
  'ftp://evil.example',
  '//evil.example',
  '/etc/passwd',
  '../../etc/passwd',
  'about:blank',
  '%E0%A4%A',
  '',
])('is nothing a frame may show: %j', (address) => {
  expect(frameOrigin(address)).toBeUndefined();
});

it.each([
  "https://evil.example;script-src 'unsafe-inline'",
  'https://evil.example/;script-src *',
  "https://evil.example%3Bscript-src%20'unsafe-inline'",
  "https://a'b.example",
  'https://evil.example\r\nset-cookie: a=b',
  'https://evil.example, https://other.example',
  'https://*.example',
  'https://*',
  'https://a;sandbox',
  'https://a,default-src',
  'https://[::1]',
])('adds nothing to the policy but one origin: %j', (address) => {
  expect(frameOrigin(address) ?? 'https://none.example').toMatch(/^https:\/\/[\w.-]+(?::\d+)?$/);
});

it.each([
  '/user/iframe/..%2f..%2faccount',
  '/user/../etc/passwd',
  '/user/%2e%2e/etc',
  '/storage/../x',
  '/page/../user',
])('leads to no page behind another: %s', (path) => {
  const route = matchRoute(path)?.route;
  expect(route === undefined || route.name === 'user/iframe/{url}' || !path.startsWith('/user')).toBe(true);
});
