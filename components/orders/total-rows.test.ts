import { expect, it } from '@jest/globals';
import { fenOf } from '#lib/utils/amount.ts';
import { totalRows } from './total-rows.ts';

const plain = { goods: '100.00', freight: '0.00', adjust: '0.00', points_amount: '0.00', payable: '100.00' };

it('shows goods and freight always, other parts where they are something', () => {
  expect(totalRows(plain).map(({ key }) => key)).toEqual(['goods', 'freight', 'payable']);
});

it.each([
  plain,
  { goods: '100.00', freight: '12.00', adjust: '-10.50', points_amount: '5.00', payable: '96.50' },
  { goods: '0.07', freight: '0.00', adjust: '0.03', points_amount: '0.10', payable: '0.00' },
])('has rows that add up to what is payable: %j', (totals) => {
  const rows = totalRows(totals);
  const parts = rows.slice(0, -1).reduce((sum, { amount }) => sum + fenOf(amount), 0);
  expect(parts).toBe(fenOf(rows.at(-1)?.amount ?? ''));
});
