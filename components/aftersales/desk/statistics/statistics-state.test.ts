import { expect, it } from '@jest/globals';
import { readStatistics, shareOf } from './statistics-state.ts';

const read = (search: string) => readStatistics(new URLSearchParams(search));

it('begins with stores and ninety days, and takes nothing that is not offered', () => {
  expect(read('')).toEqual({ by: 'store', days: 90 });
  expect(read('by=reason&days=365')).toEqual({ by: 'reason', days: 365 });
  expect(read('by=colour&days=31')).toEqual({ by: 'store', days: 90 });
  expect(read('days=soon')).toEqual({ by: 'store', days: 90 });
});

it('a share of nothing is nothing', () => {
  expect(shareOf(0, 0)).toBe(0);
  expect(shareOf(1, 3)).toBe(33);
  expect(shareOf(3, 3)).toBe(100);
});
