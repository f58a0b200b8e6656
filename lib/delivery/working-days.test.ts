import { expect, it } from '@jest/globals';
import { workingDayAfter } from './working-days.ts';

it.each([
  ['counts from tomorrow', '2026-11-23T10:00:00+08:00', 3, '2026-11-26'],
  ['skips a weekend', '2026-11-26T10:00:00+08:00', 2, '2026-11-30'],
  ['skips two weekends', '2026-11-27T10:00:00+08:00', 6, '2026-12-07'],
  ['begins on Monday with what is paid on Saturday', '2026-11-28T10:00:00+08:00', 1, '2026-11-30'],
  ['begins on Monday with what is paid on Sunday', '2026-11-29T23:59:59+08:00', 2, '2026-12-01'],
  ['is today where nothing takes a day', '2026-11-25T10:00:00+08:00', 0, '2026-11-25'],
  ['but not on a Saturday', '2026-11-28T10:00:00+08:00', 0, '2026-11-30'],
  ['but not on a Sunday', '2026-11-29T10:00:00+08:00', 0, '2026-11-30'],
  ['takes the day of the shop, not that of UTC', '2026-11-23T18:00:00Z', 1, '2026-11-25'],
  ['crosses the year', '2026-12-30T10:00:00+08:00', 5, '2027-01-06'],
])('%s', (_, now, workingDays, expected) => {
  expect(workingDayAfter(Date.parse(now), workingDays)).toEqual(new Date(`${expected}T00:00:00+08:00`));
});
