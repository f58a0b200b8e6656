import { expect, it } from '@jest/globals';
import { timesOf, toShopTime } from './appointment-time.ts';

it('reads days and hours as the shop’s, wherever the reader is', () => {
  expect(toShopTime('2026-12-03', '09:30')).toBe(Date.UTC(2026, 11, 3, 1, 30) / 1000);
  expect(toShopTime('2026-12-03', '00:00')).toBe(Date.UTC(2026, 11, 2, 16, 0) / 1000);
});

it.each([
  ['', '09:30'],
  ['2026-12-03', ''],
  ['2026-13-03', '09:30'],
  ['2026-12-03', '25:00'],
])('takes no “%s %s”', (day, time) => {
  expect(toShopTime(day, time)).toBeUndefined();
});

it('shows an appointment as it was typed', () => {
  const times = { day: '2026-12-03', from: '09:30', until: '11:00' };
  const appointment = { start: toShopTime(times.day, times.from) ?? 0, end: toShopTime(times.day, times.until) ?? 0 };
  expect(timesOf(appointment)).toEqual(times);
  expect(timesOf(null)).toEqual({ day: '', from: '', until: '' });
});
