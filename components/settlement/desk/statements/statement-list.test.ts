import { expect, test } from '@jest/globals';
import { statementLineList, statementList } from './statement-list.ts';

const read = (search: string) => statementList.read(new URLSearchParams(search));

test('shows what is objected to until asked for more', () => {
  expect(read('')).toEqual({ page: 1, limit: 10, status: 'disputed' });
  expect(read('status=rich')).toEqual({ page: 1, limit: 10, status: 'disputed' });
  expect(read('status=settled')).toEqual({ page: 1, limit: 10, status: 'settled' });
  expect(read('status=all')).toEqual({ page: 1, limit: 10 });
  expect(read('no=SS26112300000001')).toEqual({ page: 1, limit: 10, no: 'SS26112300000001' });
});

test('shows the lines of the statement that the address names', () => {
  const state = statementLineList.read(new URLSearchParams('no=SS26112300000001&page=2'));
  expect(state).toEqual({ page: 2, limit: 10, no: 'SS26112300000001' });
});
