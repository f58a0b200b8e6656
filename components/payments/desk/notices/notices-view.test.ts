import { expect, it } from '@jest/globals';
import { readNotices } from './notices-view.ts';

it.each([
  ['', { page: 1, limit: 10 }],
  ['page=2&limit=20', { page: 2, limit: 20 }],
  ['id=12', { page: 1, limit: 10, id: 12 }],
  ['id=0', { page: 1, limit: 10 }],
  ['id=x1', { page: 1, limit: 10 }],
])('%j shows %j', (search, view) => {
  expect(readNotices(new URLSearchParams(search))).toEqual(view);
});
