import { expect, it } from '@jest/globals';
import { orderList } from './order-list.ts';

const read = (search: string) => orderList.read(new URLSearchParams(search));
const start = { tab: 'all', page: 1, limit: 10 };

it('begins with everything', () => {
  expect(read('')).toEqual(start);
  expect(orderList.filterOf(read('tab=unpaid'))).toEqual({});
});

it('reads what the address says', () => {
  expect(read('tab=shipped&q=%20cards%20&from=2026-01-02&to=2026-02-03&page=3&limit=20')).toEqual({
    tab: 'shipped',
    q: 'cards',
    from: '2026-01-02',
    to: '2026-02-03',
    page: 3,
    limit: 20,
  });
});

it('makes nothing of what is none of ours', () => {
  expect(read('tab=stolen&q=%20&from=tomorrow&to=2026-13-40&page=-1&limit=7')).toEqual(start);
  expect(read(`q=${'x'.repeat(200)}`).q).toHaveLength(60);
});
