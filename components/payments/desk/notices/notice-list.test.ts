import { expect, it } from '@jest/globals';
import { noticeList } from './notice-list.ts';

it.each([
  ['', { page: 1, limit: 10 }],
  ['page=2&limit=20', { page: 2, limit: 20 }],
  ['id=12', { page: 1, limit: 10, id: 12 }],
  ['id=0', { page: 1, limit: 10 }],
  ['id=x1', { page: 1, limit: 10 }],
])('%j shows %j', (search, view) => {
  expect(noticeList.read(new URLSearchParams(search))).toEqual(view);
});
