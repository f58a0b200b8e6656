import { describe, expect, it } from '@jest/globals';
import { pressSort, readWorkState, sortDirection } from './work-state.ts';

const read = (search: string) => readWorkState(new URLSearchParams(search), ['-created', 'created', 'amount']);

describe('the state of a list in its address', () => {
  it.each([
    ['', { sort: '-created', limit: 20 }],
    ['sort=amount&limit=50', { sort: 'amount', limit: 50 }],
    ['sort=nonsense&limit=7', { sort: '-created', limit: 20 }],
    ['after=abc', { sort: '-created', limit: 20, after: 'abc' }],
    ['before=abc', { sort: '-created', limit: 20, before: 'abc' }],
    ['after=abc&before=def', { sort: '-created', limit: 20, after: 'abc' }],
    [`after=${'x'.repeat(201)}`, { sort: '-created', limit: 20 }],
  ])('reads %j', (search, state) => {
    expect(read(search)).toEqual(state);
  });
});

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
