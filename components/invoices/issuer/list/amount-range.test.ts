import { expect, it } from '@jest/globals';
import { amountRangeText, toAmountRange } from './amount-range.ts';

it.each([
  ['100-500', '100', '500', '100-500'],
  ['¥1,000 – 2,500.50', '1000', '2500.50', '1000-2500.50'],
  ['100至', '100', undefined, '100-'],
  ['-500', undefined, '500', '-500'],
  ['88.5', '88.5', '88.5', '88.5'],
  ['', undefined, undefined, ''],
  ['about 100', undefined, undefined, ''],
])('reads %j as from %s to %s', (text, min, max, shown) => {
  expect(toAmountRange(text)).toEqual({ min, max });
  expect(amountRangeText({ min, max })).toBe(shown);
});
