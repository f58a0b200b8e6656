import { expect, it } from '@jest/globals';
import { shipByOf } from './ship-by.ts';

it.each([
  ['2026-11-22T10:00:00Z', 3, '2026-11-25T15:59:59.000Z'],
  ['2026-11-22T15:59:59Z', 0, '2026-11-22T15:59:59.000Z'],
  ['2026-11-22T16:00:00Z', 0, '2026-11-23T15:59:59.000Z'],
])('what is paid at %s and takes %d days leaves until %s', (paidAt, days, until) => {
  expect(shipByOf(new Date(paidAt), days).toISOString()).toBe(until);
});
