import { expect, it } from '@jest/globals';
import { readJobs } from './jobs-view.ts';

it.each([
  ['', { page: 1, limit: 10 }],
  ['page=2&limit=20&state=all', { page: 2, limit: 20, state: 'all' }],
  ['state=nonsense', { page: 1, limit: 10 }],
])('%j shows %j', (search, view) => {
  expect(readJobs(new URLSearchParams(search))).toEqual(view);
});
