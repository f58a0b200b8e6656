import { expect, test } from '@jest/globals';
import { correctionList } from './correction-list.ts';

const read = (search: string) => correctionList.read(new URLSearchParams(search));

test('shows what waits for a decision until asked for more', () => {
  expect(read('')).toEqual({ page: 1, limit: 10, status: 'waiting' });
  expect(read('status=rich')).toEqual({ page: 1, limit: 10, status: 'waiting' });
  expect(read('status=announced&kind=penalty')).toEqual({ page: 1, limit: 10, status: 'announced', kind: 'penalty' });
  expect(read('status=all')).toEqual({ page: 1, limit: 10 });
  expect(read('no=SC26112300000001')).toEqual({ page: 1, limit: 10, no: 'SC26112300000001' });
});
