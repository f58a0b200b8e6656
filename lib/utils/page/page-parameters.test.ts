import { expect, it } from '@jest/globals';
import { readId, toParameters } from './page-parameters.ts';

it('keeps repeated parameters of a page and drops those without a value', () => {
  expect(toParameters({ a: '1', b: ['2', '3'], c: undefined }).toString()).toBe('a=1&b=2&b=3');
});

it.each([
  ['id=7', 7],
  ['id=0', undefined],
  ['id=-7', undefined],
  ['id=7e3', undefined],
  ['id=9999999999999999', undefined],
  ['id=', undefined],
  ['', undefined],
])('reads the id of %j', (address, expected) => {
  expect(readId(new URLSearchParams(address), 'id')).toBe(expected);
});
