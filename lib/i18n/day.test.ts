import { expect, it } from '@jest/globals';
import { formatDay } from './day.ts';

it.each([
  ['zh-cn', '11月26日周四'],
  ['en', 'Thu, Nov 26'],
] as const)('says a day of the shop with its weekday in %s', (locale, text) => {
  expect(formatDay(locale, new Date('2026-11-25T16:00:00Z'))).toBe(text);
});
