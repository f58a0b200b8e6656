import { expect, it } from '@jest/globals';
import { promoterList } from './promoter-list.ts';

it.each([
  ['', { sort: '-since', limit: 20 }],
  ['q=paper&status=pending', { sort: '-since', limit: 20, q: 'paper', status: 'pending' }],
  ['status=rich&limit=nonsense&sort=name', { sort: '-since', limit: 20 }],
])('%j shows %j', (search, state) => {
  expect(promoterList.read(new URLSearchParams(search))).toEqual(state);
});
