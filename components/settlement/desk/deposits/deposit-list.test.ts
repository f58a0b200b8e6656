import { expect, test } from '@jest/globals';
import { depositList } from './deposit-list.ts';

const read = (search: string) => depositList.read(new URLSearchParams(search));

test('shows what is not finished until asked for more', () => {
  expect(read('')).toEqual({ page: 1, limit: 10, status: 'waiting' });
  expect(read('status=rich')).toEqual({ page: 1, limit: 10, status: 'waiting' });
  expect(read('status=paid&kind=demand')).toEqual({ page: 1, limit: 10, status: 'paid', kind: 'demand' });
  expect(read('status=all')).toEqual({ page: 1, limit: 10 });
  expect(read('no=SD26112300000001')).toEqual({ page: 1, limit: 10, no: 'SD26112300000001' });
});
