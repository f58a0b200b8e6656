import { describe, expect, it } from '@jest/globals';
import { offsetFees } from './fee-rules.ts';

const amountsOf = (...lefts: number[]) =>
  offsetFees(lefts.map((left, index) => ({ statementId: index + 1, left }))).map(({ amount }) => amount);

describe('what the platform gave back', () => {
  it('is set off against what it took, the oldest first', () => {
    expect(amountsOf(20, 30, -5)).toEqual([15, 30, 0]);
    expect(amountsOf(3, -5, 30)).toEqual([0, 0, 28]);
    expect(amountsOf(-50, 20, 30)).toEqual([0, 0, 0]);
  });

  it('leaves as much together, whichever is invoiced first', () => {
    // The first for 15, or the second for 30: the other one is still what it was.
    expect(amountsOf(20 - 15, 30, -5)).toEqual([0, 30, 0]);
    expect(amountsOf(20, 30 - 30, -5)).toEqual([15, 0, 0]);
    expect(amountsOf(20 - 15, 0, -5)).toEqual([0, 0, 0]);
  });

  it('never makes more of anything than was taken of it', () => {
    for (let round = 0; round < 500; round += 1) {
      const lefts = Array.from({ length: 6 }, () => Math.floor(Math.random() * 200) - 60);
      const amounts = amountsOf(...lefts);
      const total = lefts.reduce((sum, left) => sum + left, 0);
      expect(amounts.every((amount, index) => amount >= 0 && amount <= Math.max(0, lefts[index] ?? 0))).toBe(true);
      expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(Math.max(0, total));
    }
  });
});
