import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { pointsBack } from './points-back.ts';

it('comes to the points that were used, however the money goes back', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 10 ** 7 }), { minLength: 1, maxLength: 10 });
  fc.assert(
    fc.property(parts, fc.nat(10 ** 6), (amounts, used) => {
      const paid = amounts.reduce((sum, amount) => sum + amount, 0);
      let [before, points] = [0, 0];
      for (const amount of amounts) {
        const back = pointsBack(used, { paid, before, amount, isAll: false });
        expect(back).toBeGreaterThanOrEqual(0);
        points += back;
        before += amount;
      }
      expect(points).toBe(used);
    }),
  );
});

it('gives all of them back where they alone paid, once nothing of the order stays', () => {
  const nothing = { paid: 0, before: 0, amount: 0 };
  expect(pointsBack(500, { ...nothing, isAll: true })).toBe(500);
  expect(pointsBack(500, { ...nothing, isAll: false })).toBe(0);
});
