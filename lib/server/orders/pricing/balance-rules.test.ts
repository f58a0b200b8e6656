import { expect, it } from '@jest/globals';
import { splitDeposit } from './balance-rules.ts';

it.each([
  [0, { kept: 0, back: 3001 }],
  [2000, { kept: 600, back: 2401 }],
  [5000, { kept: 1501, back: 1500 }],
  [10_000, { kept: 3001, back: 0 }],
])('keeps %d basis points of a deposit, to the last fen', (depositForfeitBp, parts) => {
  expect(splitDeposit({ paidAmount: 3001, refundedAmount: 0, depositForfeitBp })).toEqual(parts);
});

it('keeps nothing of what has gone back already', () => {
  const order = { paidAmount: 3000, refundedAmount: 1000, depositForfeitBp: 5000 };
  expect(splitDeposit(order)).toEqual({ kept: 1000, back: 1000 });
});
