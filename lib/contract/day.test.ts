import { expect, it } from '@jest/globals';
import { readFilterDay } from './day.ts';

it.each(['2000-01-01', '2024-02-29', '9999-12-31'])('takes the day %s', (day) => {
  expect(readFilterDay(day)).toBe(day);
});

it.each([
  null,
  '',
  'tomorrow',
  '2026-1-2',
  '2026-02-30',
  '2026-01-01T00:00:00Z',
  '0000-01-01',
  '0001-01-01',
  '1999-12-31',
])('takes no %j for a day', (text) => {
  expect(readFilterDay(text)).toBeUndefined();
});
