import { expect, test } from '@jest/globals';
import { adjustmentList } from './adjustment-list.ts';

const read = (search: string) => adjustmentList.read(new URLSearchParams(search));

test('shows what waits for a decision until asked for more', () => {
  expect(read('')).toEqual({ page: 1, limit: 10, status: 'pending' });
  expect(read('status=other')).toEqual({ page: 1, limit: 10, status: 'pending' });
  expect(read('status=rejected&page=2')).toEqual({ page: 2, limit: 10, status: 'rejected' });
});

test('asks for every state without naming one', () => {
  expect(read('status=all&limit=20')).toEqual({ page: 1, limit: 20 });
});
