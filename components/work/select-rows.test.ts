import { describe, expect, it } from '@jest/globals';
import { toggleKey, toggleRange } from './select-rows.ts';

const keys = ['a', 'b', 'c', 'd', 'e'];
const range = (selected: string, anchor: string | undefined, key: string) =>
  [...toggleRange(new Set(selected), keys, { anchor, key })].sort().join('');

describe('choosing rows', () => {
  it('takes a row in and out', () => {
    const one = toggleKey(new Set(), 'a');
    expect([[...one], [...toggleKey(one, 'a')], [...toggleKey(one, 'b')]]).toEqual([['a'], [], ['a', 'b']]);
  });

  it.each([
    ['b', 'b', 'd', 'bcd'],
    ['d', 'd', 'a', 'abcd'],
    ['abcde', 'b', 'd', 'ae'],
    ['a', 'a', 'a', ''],
    ['', undefined, 'c', 'c'],
    ['', 'gone', 'c', 'c'],
  ])('has %s, was at %s, presses %s with Shift: %s', (selected, anchor, key, expected) => {
    expect(range(selected, anchor, key)).toBe(expected);
  });
});
