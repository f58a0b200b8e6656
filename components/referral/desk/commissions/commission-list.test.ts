import { expect, it } from '@jest/globals';
import { commissionList } from './commission-list.ts';

it.each([
  ['', { sort: '-time', limit: 20 }],
  [
    'q=paper&no=SO1&status=frozen&from=2026-11-01&promoter=7',
    { sort: '-time', limit: 20, q: 'paper', no: 'SO1', status: 'frozen', from: '2026-11-01', promoter: 7 },
  ],
  ['status=rich&from=yesterday&promoter=nobody', { sort: '-time', limit: 20 }],
])('%j shows %j', (search, state) => {
  expect(commissionList.read(new URLSearchParams(search))).toEqual(state);
});
