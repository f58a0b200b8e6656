import { describe, expect, it } from '@jest/globals';
import { formatFen, parseFen, shareByBasisPoints, splitByWeights } from './money.ts';

describe('money', () => {
  it.each([
    ['12.50', 1250],
    ['0.05', 5],
    ['-3', -300],
    ['7.5', 750],
  ])('reads %s as %d fen', (text, fen) => {
    expect(parseFen(text)).toBe(fen);
  });

  it.each(['', '1.234', '1,5', 'abc', '1e3', '--1'])('refuses %j', (text) => {
    expect(() => parseFen(text)).toThrow(RangeError);
  });

  it('writes two decimals and keeps the sign', () => {
    expect([formatFen(1250), formatFen(-5), formatFen(0)]).toEqual(['12.50', '-0.05', '0.00']);
    expect(() => formatFen(1.5)).toThrow(RangeError);
  });

  it('rounds shares half up, away from zero', () => {
    expect(shareByBasisPoints(50, 100)).toBe(1);
    expect(shareByBasisPoints(49, 100)).toBe(0);
    expect(shareByBasisPoints(-50, 100)).toBe(-1);
  });

  it('splits without losing a fen', () => {
    expect(splitByWeights(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(splitByWeights(-100, [1, 1, 1])).toEqual([-34, -33, -33]);
    expect(splitByWeights(5, [0, 0])).toEqual([5, 0]);
    for (let total = 0; total < 50; total += 1) {
      expect(splitByWeights(total, [3, 7, 11, 1]).reduce((a, b) => a + b, 0)).toBe(total);
    }
  });
});
