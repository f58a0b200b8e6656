import { expect, test } from '@jest/globals';
import { readTransfers, rechargeFilter } from './transfers-view.ts';

const read = (search: string) => readTransfers(new URLSearchParams(search));

test('shows transfers for orders until asked for recharges', () => {
  expect(read('')).toEqual({ view: 'orders', page: { page: 1, limit: 10 }, status: 'processing' });
  expect(read('view=recharges&page=3&status=failed')).toMatchObject({
    view: 'recharges',
    page: { page: 3, limit: 10 },
    status: 'failed',
  });
});

test('shows the one that a message leads to, whatever became of it', () => {
  const [no, payment] = ['RC26112212345678', 'PY26112212345678'];
  expect(read(`view=recharges&no=${no}`)).toMatchObject({ view: 'recharges', no, status: 'all' });
  expect(rechargeFilter(read(`view=recharges&no=${no}`))).toEqual({ page: 1, limit: 10, no });
  expect(read(`no=${payment}`)).toMatchObject({ view: 'orders', no: payment });
  expect(read(`no=${no}`)).toEqual(read(''));
});

test('takes what it does not know for the usual', () => {
  expect(read('view=other&status=other&page=-1&limit=7')).toEqual(read(''));
});

test('asks for every state without naming one', () => {
  expect(rechargeFilter(read('view=recharges&status=all'))).toEqual({ page: 1, limit: 10 });
  expect(rechargeFilter(read('view=recharges'))).toEqual({ page: 1, limit: 10, status: 'processing' });
});
