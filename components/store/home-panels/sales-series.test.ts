import { expect, it } from '@jest/globals';
import { summarise, toSeries } from './sales-series.ts';

const day = (facts: object) => ({
  day: '2026-01-01',
  orders: 0,
  sales: '0.00',
  refunded: '0.00',
  claim_minutes: null,
  ...facts,
});
const days = [
  day({ orders: 2, sales: '100.00', refunded: '50.00', claim_minutes: 4 }),
  day({}),
  day({ orders: 1, sales: '300.00', claim_minutes: 8 }),
];

it.each([
  ['sales', [100, 0, 300], 400],
  ['orders', [2, 0, 1], 3],
  ['refundRate', [0.5, 0, 0], 0.125],
  ['claimMinutes', [4, 0, 8], 6],
] as const)('%s a day and over the period', (measure, series, total) => {
  expect(toSeries(days, measure)).toEqual(series);
  expect(summarise(days, measure)).toBe(total);
});

it('has no rate and no time of a period without sales', () => {
  expect(summarise([day({})], 'refundRate')).toBe(0);
  expect(summarise([day({})], 'claimMinutes')).toBeNull();
});
