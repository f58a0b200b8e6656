import { expect, it } from '@jest/globals';
import { formatTime } from './date.ts';

it.each([
  [1_700_000_000, '2023-11-15 06:13:20'],
  ['1700000000', '2023-11-15 06:13:20'],
  [1_700_000_000_000, '2023-11-15 06:13:20'],
  ['2023-11-14T22:13:20Z', '2023-11-15 06:13:20'],
  ['none', 'None'],
  [null, 'None'],
  ['no time at all', 'None'],
])('%s is %s', (time, text) => {
  expect(formatTime(time, 'None')).toBe(text);
});

it('follows a pattern', () => {
  expect(formatTime(1_700_000_000, '', 'yyyy-mm-dd hh:MM')).toBe('2023-11-15 06:13');
});
