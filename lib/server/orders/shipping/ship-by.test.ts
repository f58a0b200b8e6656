import { expect, it } from '@jest/globals';
import { shipByOf } from './ship-by.ts';

it.each([
  ['on a Monday', '2026-11-23T10:00:00Z', 3, '2026-11-26T15:59:59.000Z'],
  ['on a Monday, for the same day', '2026-11-23T15:59:59Z', 0, '2026-11-23T15:59:59.000Z'],
  ['just after midnight of the shop', '2026-11-23T16:00:00Z', 0, '2026-11-24T15:59:59.000Z'],
  ['before a weekend, which does not count', '2026-11-26T10:00:00Z', 2, '2026-11-30T15:59:59.000Z'],
  ['on a Friday, for two weeks of work', '2026-11-27T10:00:00Z', 10, '2026-12-11T15:59:59.000Z'],
  ['on a Saturday, for the same day', '2026-11-28T10:00:00Z', 0, '2026-11-30T15:59:59.000Z'],
])('what is paid %s leaves until the end of that working day', (_, paidAt, days, until) => {
  expect(shipByOf(new Date(paidAt), days).toISOString()).toBe(until);
});
