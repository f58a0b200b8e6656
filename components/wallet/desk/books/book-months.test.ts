import { expect, test } from '@jest/globals';
import { monthOf, monthsUntil } from './book-months.ts';

test('names the months of a year back, each with its first and last day', () => {
  const months = monthsUntil('2028-03-09');
  expect(months).toHaveLength(13);
  expect(months[0]).toEqual({ month: '2028-03', from: '2028-03-01', to: '2028-03-31' });
  expect(months[1]).toEqual({ month: '2028-02', from: '2028-02-01', to: '2028-02-29' });
  expect(months[3]).toEqual({ month: '2027-12', from: '2027-12-01', to: '2027-12-31' });
});

test.each([
  ['the running month without days', {}, '2028-03'],
  ['a month that is over', { from: '2028-02-01', to: '2028-02-29' }, '2028-02'],
  ['a month as far as it has come', { from: '2028-03-01' }, '2028-03'],
  ['no month where a day is missing', { from: '2028-02-01', to: '2028-02-28' }, undefined],
  ['no month that never ends', { from: '2028-02-01' }, undefined],
])('%s', (_, days, expected) => {
  expect(monthOf(days, '2028-03-09')).toBe(expected);
});
