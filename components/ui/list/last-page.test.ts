import { expect, test } from '@jest/globals';
import { lastPage } from './last-page.ts';

test.each([
  [0, 10, 1],
  [1, 10, 1],
  [10, 10, 1],
  [11, 10, 2],
  [100, 50, 2],
])('%i records, %i a page: the last page is %i', (total, limit, last) => {
  expect(lastPage(total, limit)).toBe(last);
});
