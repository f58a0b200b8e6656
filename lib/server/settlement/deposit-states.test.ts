import { expect, test } from '@jest/globals';
import { depositKinds, type depositStatuses } from '#lib/contract/settlement/deposits.ts';
import { canMoveDeposit, type DepositMove, depositMoves, firstStatus } from './deposit-states.ts';

const possible = (status: (typeof depositStatuses)[number]) =>
  (Object.keys(depositMoves) as DepositMove[]).filter((move) => canMoveDeposit(status, move));

test('a demand is paid or withdrawn, what leaves a deposit is decided on', () => {
  expect(depositKinds.map(firstStatus)).toEqual(['open', 'proposed', 'proposed']);
  expect(possible('open')).toEqual(['pay', 'withdraw']);
  expect(possible('proposed')).toEqual(['approve', 'reject']);
});

test.each(['paid', 'withdrawn', 'approved', 'rejected'] as const)('%s is the end of it', (status) => {
  expect(possible(status)).toEqual([]);
});
