import { expect, test } from '@jest/globals';
import { rechargeDecisions } from './recharge-decisions.ts';

test.each([
  ['processing', ['confirm'], ['received', 'reject']],
  ['pending', ['confirm'], ['received', 'reject']],
  ['closed', ['confirm'], ['received']],
  ['succeeded', [], []],
  ['pending', ['pay'], []],
] as const)('a recharge that is %s and allows %j: %j', (status, actions, decisions) => {
  expect(rechargeDecisions({ status, actions: [...actions] })).toEqual(decisions);
});
