import { describe, expect, it } from '@jest/globals';
import { orderTransferList, readTransferView, rechargeList, transferHistoryList } from './transfer-lists.ts';

const of = (search: string) => new URLSearchParams(search);

it('shows transfers for orders until asked for others', () => {
  expect(['', 'view=other', 'view=recharges', 'view=history'].map((search) => readTransferView(of(search)))).toEqual([
    'orders',
    'orders',
    'recharges',
    'history',
  ]);
});

describe('transfers for orders', () => {
  it('shows the one that a message leads to', () => {
    expect(orderTransferList.read(of('no=PY26112212345678'))).toEqual({ page: 1, limit: 10, no: 'PY26112212345678' });
    expect(orderTransferList.read(of('no=RC26112212345678'))).toEqual({ page: 1, limit: 10 });
  });
});

describe('recharges', () => {
  const read = (search: string) => rechargeList.read(of(`view=recharges&${search}`));

  it('begins with those that wait', () => {
    expect(read('')).toEqual({ page: 1, limit: 10, status: 'processing' });
    expect(rechargeList.filterOf(read(''))).toEqual({});
    expect(read('page=3&status=failed')).toEqual({ page: 3, limit: 10, status: 'failed' });
  });

  it('shows the one that a message leads to, whatever became of it', () => {
    expect(read('no=RC26112212345678')).toEqual({ page: 1, limit: 10, no: 'RC26112212345678' });
  });

  it('asks for every state without naming one', () => {
    expect(read('status=all')).toEqual({ page: 1, limit: 10 });
    expect(rechargeList.choose('status', '')).toEqual({ status: 'all' });
    expect(rechargeList.choose('status', 'processing')).toEqual({ status: undefined });
    expect(rechargeList.choose('status', 'failed')).toEqual({ status: 'failed' });
  });

  it('takes what it does not know for the usual', () => {
    expect(read('status=other&page=-1&limit=7')).toEqual(read(''));
  });
});

describe('processed transfers', () => {
  const read = (search: string) => transferHistoryList.read(of(search));

  it('begins with the last decision about any transfer', () => {
    expect(read('view=history')).toEqual({ sort: '-decided', limit: 20 });
  });

  it('keeps what is searched and filtered', () => {
    expect(read('q= 6222 &purpose=order&outcome=rejected&from=2026-11-01&to=2026-11-22&sort=decided')).toEqual({
      sort: 'decided',
      limit: 20,
      q: '6222',
      purpose: 'order',
      outcome: 'rejected',
      from: '2026-11-01',
      to: '2026-11-22',
    });
  });

  it('takes what it does not know for nothing', () => {
    expect(read('purpose=x&outcome=y&from=yesterday&sort=amount&limit=7')).toEqual(read(''));
  });
});
