import { expect, it } from '@jest/globals';
import { titleInPlaceOf } from './page-title.ts';

it.each([
  ['Products - Shop', 'Internal Server Error - Shop'],
  ['A4 - matte - Shop', 'Internal Server Error - Shop'],
  ['Shop', 'Internal Server Error - Shop'],
  ['', 'Internal Server Error'],
])('the error page that takes the place of “%s” is “%s”', (before, title) => {
  expect(titleInPlaceOf(before, 'Internal Server Error')).toBe(title);
});
