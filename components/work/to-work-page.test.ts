import { expect, it } from '@jest/globals';
import { toWorkPage } from './to-work-page.ts';

it.each([
  [1, 10, 10, null, null],
  [1, 10, 11, '2', null],
  [2, 10, 11, null, '1'],
  [2, 10, 21, '3', '1'],
])('knows the ways from page %i with %i rows of %i', (page, limit, total, next, previous) => {
  expect(toWorkPage({ list: [], total }, { page, limit })).toMatchObject({ next, previous, is_total_exact: true });
});

it('leaves the places that a list by keys names', () => {
  const answer = { list: [], total: 7, is_total_exact: false, next: 'abc', previous: null };
  expect(toWorkPage(answer, { limit: 20 })).toEqual(answer);
});
