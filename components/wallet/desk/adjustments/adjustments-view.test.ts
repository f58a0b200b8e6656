import { expect, test } from '@jest/globals';
import { adjustmentFilter, readAdjustments } from './adjustments-view.ts';

const read = (search: string) => readAdjustments(new URLSearchParams(search));

test('shows what waits for a decision until asked for more', () => {
  expect(adjustmentFilter(read(''))).toEqual({ page: 1, limit: 10, status: 'pending' });
  expect(adjustmentFilter(read('status=other'))).toEqual({ page: 1, limit: 10, status: 'pending' });
  expect(adjustmentFilter(read('status=rejected&page=2'))).toEqual({ page: 2, limit: 10, status: 'rejected' });
});

test('asks for every state without naming one', () => {
  expect(adjustmentFilter(read('status=all&limit=20'))).toEqual({ page: 1, limit: 20 });
});
