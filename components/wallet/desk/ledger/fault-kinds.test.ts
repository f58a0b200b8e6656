import { expect, test } from '@jest/globals';
import { faultKinds } from './fault-kinds.ts';

test.each([
  [[], []],
  [['billLineIsBooked', 'bookedIsOnBill'], ['bill']],
  [['balanceIsSum'], ['books']],
  [
    ['escrowIsSum', 'bookedIsOnBill'],
    ['bill', 'books'],
  ],
])('faults of %j need advice on %j', (rules, kinds) => {
  expect(faultKinds(rules)).toEqual(kinds);
});
