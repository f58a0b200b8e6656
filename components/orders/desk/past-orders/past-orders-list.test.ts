import { expect, it } from '@jest/globals';
import { pastOrdersList } from './past-orders-list.ts';

it.each([
  ['', { sort: '-ordered', limit: 20 }],
  ['q=paper', { sort: '-ordered', limit: 20, q: 'paper' }],
  ['limit=nonsense', { sort: '-ordered', limit: 20 }],
])('%j shows %j', (search, state) => {
  expect(pastOrdersList.read(new URLSearchParams(search))).toEqual(state);
});
