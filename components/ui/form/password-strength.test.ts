import { expect, it } from '@jest/globals';
import { estimateStrength } from './password-strength.ts';

it.each([
  ['123456', 0],
  ['password', 0],
  ['qwertyuiop', 0],
])('finds %s at once', async (password, strength) => {
  expect(await estimateStrength(password, [])).toBe(strength);
});

it('rates four random words high', async () => {
  expect(await estimateStrength('violet-Kayak-mosaic-71', [])).toBe(4);
});

it('rates a password lower when it repeats the name of the person', async () => {
  const strength = await estimateStrength('zhangweiming88', []);
  expect(await estimateStrength('zhangweiming88', ['zhangweiming'])).toBeLessThan(strength);
});
