import { expect, it } from '@jest/globals';
import { tieList } from './tie-list.ts';

it.each([
  ['', { sort: '-bound', limit: 20 }],
  [
    'q=paper&by=press&campaign=spring-26',
    { sort: '-bound', limit: 20, q: 'paper', by: 'press', campaign: 'spring-26' },
  ],
  ['campaign=no%20way&limit=nonsense', { sort: '-bound', limit: 20 }],
])('%j shows %j', (search, state) => {
  expect(tieList.read(new URLSearchParams(search))).toEqual(state);
});
