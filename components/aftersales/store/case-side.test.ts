import { expect, it } from '@jest/globals';
import { isOwnTurn, turnKey } from './case-side.ts';

it.each([
  ['store', 'Shop', 'seller', 'own'],
  ['store', 'Shop', 'customer', 'customer'],
  ['store', 'Shop', 'platform', 'platform'],
  ['desk', 'Shop', 'seller', 'store'],
  ['desk', null, 'seller', 'own'],
  ['desk', 'Shop', 'platform', 'own'],
  ['desk', null, 'customer', 'customer'],
  ['desk', null, 'none', 'none'],
] as const)('to the %s, with seller %j and the turn of the %s, it is: %s', (side, store, turn, key) => {
  const facts = { store_name: store, turn };
  expect(turnKey(side, facts)).toBe(key);
  expect(isOwnTurn(side, facts)).toBe(key === 'own');
});
