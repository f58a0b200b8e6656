import { expect, test } from '@jest/globals';
import { sumsWidth } from './sums-width.ts';

/** Ten points a character. */
const widthOf = (text: string) => text.length * 10;
const sum = (label: string, value: string) => ({ label, value, isStrong: false });

test('is as wide as its widest label and amount beside each other, with room between them', () => {
  expect(sumsWidth([sum('Net', '1')], { widthOf, most: 499 })).toBe(230);
  const wide = [sum('Net', '1'), sum('Settled by this statement', '1,249,953.00')];
  expect(sumsWidth(wide, { widthOf, most: 499 })).toBe(370 + 22);
});

test('is never wider than the page', () => {
  expect(sumsWidth([sum('x'.repeat(60), '1')], { widthOf, most: 499 })).toBe(499);
});
