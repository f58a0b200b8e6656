import { expect, it } from '@jest/globals';
import type { BookLineRow } from './export-books.ts';
import { numberVouchers, type VoucherLine } from './number-vouchers.ts';

const row = (day: string, journalNo: string, [debit, credit]: [number, number]): BookLineRow => ({
  day,
  journalNo,
  type: null,
  refNo: '',
  account: 'bank:main',
  owner: null,
  debit,
  credit,
});

async function number(batches: BookLineRow[][], before = { month: '', count: 0 }): Promise<VoucherLine[]> {
  const given = (async function* () {
    yield* batches;
  })();
  const lines: VoucherLine[] = [];
  for await (const batch of numberVouchers(given, before)) lines.push(...batch);
  return lines;
}

it('numbers the journals of each month from 1, also where a batch ends within one', async () => {
  const lines = await number([
    [row('2026-10-31', 'J1', [5, 0]), row('2026-10-31', 'J1', [0, 5]), row('2026-10-31', 'J2', [7, 0])],
    [row('2026-10-31', 'J2', [0, 7]), row('2026-11-01', 'J3', [1, 0])],
  ]);
  expect(lines.map(({ no, line }) => [no, line])).toEqual([
    [1, 1],
    [1, 2],
    [2, 1],
    [2, 2],
    [1, 1],
  ]);
});

it('makes one voucher of a day, and two lines of an account with both sides', async () => {
  const lines = await number([
    [row('2026-11-01', '', [5, 3]), row('2026-11-01', '', [0, 2]), row('2026-11-02', '', [1, 0])],
  ]);
  expect(lines.map(({ no, line, debit, credit }) => [no, line, debit, credit])).toEqual([
    [1, 1, 5, 0],
    [1, 2, 0, 3],
    [1, 3, 0, 2],
    [2, 1, 1, 0],
  ]);
});

it.each([
  ['goes on where its month stands', '2026-10', [8, 9, 1]],
  ['begins anew where that was another month', '2026-09', [1, 2, 1]],
])('%s', async (_, month, expected) => {
  const rows = ['2026-10-16', '2026-10-17', '2026-11-01'].map((day) => row(day, '', [1, 0]));
  expect((await number([rows], { month, count: 7 })).map(({ no }) => no)).toEqual(expected);
});
