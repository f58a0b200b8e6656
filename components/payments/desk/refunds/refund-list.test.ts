import { expect, it } from '@jest/globals';
import { refundList } from './refund-list.ts';

it.each([
  ['', { page: 1, limit: 10 }],
  ['page=2&limit=20', { page: 2, limit: 20 }],
  ['no=RF26112212345678', { page: 1, limit: 10, no: 'RF26112212345678' }],
  ['no=RF1', { page: 1, limit: 10 }],
])('%j shows %j', (search, view) => {
  expect(refundList.read(new URLSearchParams(search))).toEqual(view);
});
