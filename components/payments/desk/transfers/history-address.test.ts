import { expect, it } from '@jest/globals';
import { readTransferHistory } from './history-address.ts';

const read = (search: string) => readTransferHistory(new URLSearchParams(search));

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
