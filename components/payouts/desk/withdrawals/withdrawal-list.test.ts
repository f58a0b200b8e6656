import { expect, test } from '@jest/globals';
import { withdrawalList } from './withdrawal-list.ts';

const read = (search: string) => withdrawalList.read(new URLSearchParams(search));

test('shows what waits for a decision until asked for more', () => {
  expect(read('')).toEqual({ page: 1, limit: 10, status: 'pending' });
  expect(read('status=rich')).toEqual({ page: 1, limit: 10, status: 'pending' });
  expect(read('status=approved&page=2')).toEqual({ page: 2, limit: 10, status: 'approved' });
  expect(read('status=all')).toEqual({ page: 1, limit: 10 });
});
