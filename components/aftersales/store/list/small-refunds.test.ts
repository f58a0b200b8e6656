import { expect, it } from '@jest/globals';
import { splitMinutes, sumOf } from './small-refunds.ts';

it('adds up what would go back, to the fen', () => {
  expect(sumOf([{ requested: '0.10' }, { requested: '0.20' }, { requested: '1234.99' }])).toBe('1235.29');
  expect(sumOf([])).toBe('0.00');
});

it.each([
  [0, { unit: 'minutes', count: 0, rest: 0 }],
  [59, { unit: 'minutes', count: 59, rest: 0 }],
  [60, { unit: 'hours', count: 1, rest: 0 }],
  [135, { unit: 'hours', count: 2, rest: 15 }],
  [2879, { unit: 'hours', count: 47, rest: 59 }],
  [2880, { unit: 'days', count: 2, rest: 0 }],
  [3000, { unit: 'days', count: 2, rest: 2 }],
])('%i minutes are told as %j', (minutes, told) => {
  expect(splitMinutes(minutes)).toEqual(told);
});
