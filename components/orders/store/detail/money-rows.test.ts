import { expect, it } from '@jest/globals';
import { fenOf } from '#lib/utils/amount.ts';
import { incomeRows, paymentRows } from './money-rows.ts';

const order = { payable: '128.00', paid: '128.00', refunded: '0.00', status: 'processing' } as const;

it.each([
  [order, ['paid']],
  [{ ...order, paid: '40.00' }, ['paid', 'due']],
  [{ ...order, refunded: '10.00' }, ['paid', 'refunded']],
  [{ ...order, paid: '0.00', status: 'closed' as const }, ['paid']],
])('shows of %j what there is', (sums, keys) => {
  expect(paymentRows(sums).map(({ key }) => key)).toEqual(keys);
});

it.each([
  { cash: '128.00', points: '0.00', commission: '5.80', payout: '122.20' },
  { cash: '90.00', points: '10.00', commission: '5.00', payout: '95.00' },
])('has income rows that add up: %j', (settlement) => {
  const rows = incomeRows({ settlement });
  const parts = rows.slice(0, -1).reduce((sum, { amount }) => sum + fenOf(amount), 0);
  expect(parts).toBe(fenOf(rows.at(-1)?.amount ?? ''));
});

it('shows no income of what came to nothing', () => {
  const settlement = { cash: '0.00', points: '0.00', commission: '0.00', payout: '0.00' };
  expect(incomeRows({ settlement })).toEqual([]);
});
