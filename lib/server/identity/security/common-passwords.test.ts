import { expect, it } from '@jest/globals';
import { isCommonPassword } from './common-passwords.ts';

it.each([
  '123456',
  'password',
  'Password',
  'QWERTYUIOP',
  '1qaz2wsx',
  '88888888',
  'aaaaaaa',
  'abababab',
  '345678',
  '67890123',
  'fedcba',
  '987654321',
  'woaini',
  'woaini1314',
  'woaini520',
  '5201314',
  '7758521',
  'wang123456',
  'Zhang123',
  'admin@123',
  'p@ssw0rd',
])('is guessed first: %s', async (password) => {
  expect(await isCommonPassword(password)).toBe(true);
});

it.each([
  'Demo-2026',
  'Test-1234',
  'Fresh-1234',
  'xK3-lamp-otter',
  '河边的石头会唱歌',
  'wangxiaoer-77',
  '19840317xq',
  '      7',
])('is not: %s', async (password) => {
  expect(await isCommonPassword(password)).toBe(false);
});
