import { describe, expect, it } from '@jest/globals';
import { levelEarned, riseOf } from './level-rules.ts';

const level = (id: number, risesFromAmount: number | null, isActive = true) => ({ id, risesFromAmount, isActive });
const levels = [level(1, 10_000), level(2, 50_000), level(3, 90_000, false), level(4, null)];

describe('a level', () => {
  it.each([
    [0, undefined],
    [9_999, undefined],
    [10_000, 1],
    [49_999, 1],
    [50_000, 2],
    [99_999, 2],
    [-5, undefined],
  ])('is earned by %i: %s', (credited, expected) => {
    expect(levelEarned(levels, credited)?.id).toBe(expected);
  });

  it.each([
    ['none yet', null, 10_000, 1],
    ['the one that fits', 1, 10_000, undefined],
    ['a lower one', 1, 50_000, 2],
    ['a higher one, and falls by itself', 2, 10_000, undefined],
    ['one that is not in use any more', 3, 10_000, 1],
    ['one reached only manually', 4, 99_999, undefined],
    ['one that is gone', 9, 60_000, 2],
  ])('of who is on %s', (_, levelId, credited, expected) => {
    expect(riseOf(levels, { levelId, credited })?.id).toBe(expected);
  });
});
