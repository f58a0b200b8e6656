import { expect, it } from '@jest/globals';
import { filterMonth, readFilterDay } from './day.ts';

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

it('takes months from the first that the shop could know', () => {
  const take = (month: string) => filterMonth.safeParse(month).success;
  expect(['2000-01', '2026-12'].map(take)).toEqual([true, true]);
  expect(['0000-01', '1999-12', '2026-13', '2026-1', ''].map(take)).toEqual(Array(5).fill(false));
});
