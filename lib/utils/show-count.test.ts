import { expect, it } from '@jest/globals';
import { showCount } from './show-count.ts';

it.each([
  [0, '0'],
  [999, '999'],
  [1000, '999+'],
])('%d is shown as %s', (count, shown) => {
  expect(showCount(count)).toBe(shown);
});
