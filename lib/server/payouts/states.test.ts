import { describe, expect, it } from '@jest/globals';
import { openStatuses, withdrawalStatuses } from '#lib/contract/payouts/records.ts';
import { canMove, type WithdrawalMove, withdrawalMoves } from './states.ts';

const allowed: Record<WithdrawalMove, string> = {
  cancel: 'pending → cancelled',
  reject: 'pending approved → rejected',
  approveFirst: 'pending → pending',
  approve: 'pending → approved',
  begin: 'approved pay_failed → paying',
  succeed: 'paying → paid',
  fail: 'paying → pay_failed',
  correct: 'pay_failed → paid',
  giveBack: 'pay_failed → returned',
  bounce: 'paid → returned',
};

describe.each(Object.entries(allowed))('%s', (name, table) => {
  const move = name as WithdrawalMove;
  it('leads where the table says, and from nowhere else', () => {
    const from = withdrawalStatuses.filter((status) => canMove(status, move));
    expect(`${from.join(' ')} → ${withdrawalMoves[move].to}`).toBe(table);
  });
});

it('sets money aside until it is paid, or its owner has it again', () => {
  const ends = withdrawalStatuses.filter((status) => !(openStatuses as readonly string[]).includes(status));
  expect(ends).toEqual(['cancelled', 'rejected', 'paid', 'returned']);
});
