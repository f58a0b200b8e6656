import { expect, it } from '@jest/globals';
import { fenOf } from '#lib/utils/amount.ts';
import { totalRows } from './total-rows.ts';

const plain = { goods: '100.00', freight: '0.00', adjust: '0.00', points_amount: '0.00', payable: '100.00' };

it('shows goods and freight always, other parts where they are something', () => {
  expect(totalRows(plain).map(({ key }) => key)).toEqual(['goods', 'freight', 'payable']);
});

it('calls what an offer took off a discount, and what came later an adjustment', () => {
  const offered = { ...plain, adjust: '-20.00', payable: '80.00' };
  const rowsOf = (totals: typeof offered & { adjustments?: { kind: string; amount: string }[] }) =>
    totalRows(totals).filter(({ key }) => key === 'quote' || key === 'adjust');
  expect(rowsOf(offered)).toEqual([{ key: 'quote', amount: '-20.00' }]);
  const quote = { kind: 'quote', amount: '-20.00' };
  expect(rowsOf({ ...offered, adjustments: [quote] })).toEqual([{ key: 'quote', amount: '-20.00' }]);
  const changes = [quote, { kind: 'price_change', amount: '5.00' }, { kind: 'freight_change', amount: '9.00' }];
  expect(rowsOf({ ...offered, adjust: '-15.00', adjustments: changes })).toEqual([
    { key: 'quote', amount: '-20.00' },
    { key: 'adjust', amount: '5.00' },
  ]);
  const back = [quote, { kind: 'price_change', amount: '20.00' }];
  expect(rowsOf({ ...offered, adjust: '0.00', adjustments: back })).toHaveLength(2);
});

it.each([
  plain,
  {
    goods: '100.00',
    freight: '0.00',
    adjust: '-5.00',
    points_amount: '0.00',
    payable: '95.00',
    adjustments: [
      { kind: 'quote', amount: '-10.00' },
      { kind: 'price_change', amount: '5.00' },
    ],
  },
  { goods: '100.00', freight: '12.00', adjust: '-10.50', points_amount: '5.00', payable: '96.50' },
  { goods: '0.07', freight: '0.00', adjust: '0.03', points_amount: '0.10', payable: '0.00' },
])('has rows that add up to what is payable: %j', (totals) => {
  const rows = totalRows(totals);
  const parts = rows.slice(0, -1).reduce((sum, { amount }) => sum + fenOf(amount), 0);
  expect(parts).toBe(fenOf(rows.at(-1)?.amount ?? ''));
});
