import { expect, it } from '@jest/globals';
import { pointsInYuan } from './points-worth.ts';

it.each([
  [0, 100, '0.00'],
  [337, 100, '3.37'],
  [100, 100, '1.00'],
  [5, 100, '0.05'],
  [10, 3, '3.33'],
  [1, 1000, '0.00'],
  [-20, 100, '0.00'],
])('%d points at %d a yuan are worth %s', (points, perYuan, yuan) => {
  expect(pointsInYuan(points, perYuan)).toBe(yuan);
});
