import { expect, it } from '@jest/globals';
import { jobList } from './job-list.ts';

it.each([
  ['', { page: 1, limit: 10, state: 'failing' }],
  ['page=2&limit=20&state=all', { page: 2, limit: 20, state: 'all' }],
  ['state=nonsense', { page: 1, limit: 10, state: 'failing' }],
])('%j shows %j', (search, view) => {
  expect(jobList.read(new URLSearchParams(search))).toEqual(view);
});
