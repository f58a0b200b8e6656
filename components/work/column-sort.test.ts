import { describe, expect, it } from '@jest/globals';
import { pressSort, sortDirection } from './column-sort.ts';

describe('the order by a column', () => {
  it.each([
    ['created', 'ascending', '-created'],
    ['-created', 'ascending', 'created'],
    ['amount', 'ascending', 'created'],
    ['-amount', 'descending', '-created'],
  ] as const)('by %s, first %s, becomes %s', (sort, first, expected) => {
    expect(pressSort(sort, 'created', first)).toBe(expected);
  });

  it('says its direction for who cannot see the arrow', () => {
    expect(['created', '-created', 'amount'].map((sort) => sortDirection(sort, 'created'))).toEqual([
      'ascending',
      'descending',
      'none',
    ]);
  });
});
