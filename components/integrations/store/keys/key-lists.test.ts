import { expect, test } from '@jest/globals';
import { keyLists } from './key-lists.ts';

test.each(['store', 'desk'] as const)('of the %s: shows what is good until asked for more', (side) => {
  const read = (search: string) => keyLists[side].read(new URLSearchParams(search));
  expect(read('')).toEqual({ page: 1, limit: 10, status: 'active' });
  expect(read('status=nonsense')).toEqual({ page: 1, limit: 10, status: 'active' });
  expect(read('status=ended')).toEqual({ page: 1, limit: 10, status: 'ended' });
  expect(read('status=all')).toEqual({ page: 1, limit: 10 });
});
