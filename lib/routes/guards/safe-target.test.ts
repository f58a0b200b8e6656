import { expect, it } from '@jest/globals';
import { localisedPath } from '../paths.ts';
import { safeTarget } from './safe-target.ts';

const shop = 'https://shop.example';

/** Attempts to lead a person elsewhere, each in a spelling that some browser or some check has fallen for. */
const elsewhere = [
  'https://evil.example',
  'HTTPS://evil.example',
  'https:evil.example',
  'evil.example',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/a/b/../..//evil.example',
  '/%2e//evil.example',
  '/%2E%2e//evil.example',
  '/a//evil.example',
  '/en//evil.example',
  '/./\\evil.example',
  '/\t/evil.example',
  '\t//evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '/\u0000/evil.example',
  ' //evil.example',
  '/ /evil.example',
  '/\u00a0/evil.example',
  '／／evil.example',
  '/／evil.example',
  '/\u2028/evil.example',
  '//evil。example',
  '//shop.example@evil.example',
  'https://shop.example@evil.example',
  '@evil.example',
  ':80@evil.example',
  '.evil.example',
  '?to=//evil.example',
  '#//evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '/javascript:alert(1)//\u0001',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://evil.example/1',
  '',
];

it.each(elsewhere)('refuses %j', (target) => {
  expect(safeTarget(target)).toBeUndefined();
});

it.each([null, undefined])('refuses %j', (target) => {
  expect(safeTarget(target)).toBeUndefined();
});

/** Odd, and still pages of this site. */
const here = [
  '/',
  '/user',
  '/user/order_info?no=SO1#top',
  '/@evil.example',
  '/%2f%2fevil.example',
  '/%5cevil.example',
  '/a:80@evil.example',
  '/user?to=//evil.example',
  '/user#//evil.example',
  '/user/iframe/https%3A%2F%2Fevil.example%2F',
  '/;//@evil.example'.replace('//', '/'),
  '/evil.example',
  '/a/../user',
  '/https:/evil.example',
];

it.each(here)('keeps %j on this site, in both languages and when it is kept again', (target) => {
  const safe = safeTarget(target);
  for (const path of [safe, localisedPath('en', safe ?? ''), safeTarget(safe)]) {
    expect(new URL(path ?? 'missing:', shop).origin).toBe(shop);
  }
});
