import type { WithdrawalStatus } from '#lib/contract/payouts/records.ts';

interface Move {
  from: readonly WithdrawalStatus[];
  to: WithdrawalStatus;
}

/** States of a withdrawal and the moves between them (docs/domain/payouts.md 3). What is not listed is forbidden. */
export const withdrawalMoves = {
  /** Its owner has thought better of it. */
  cancel: { from: ['pending'], to: 'cancelled' },
  /** Also after it was approved, until somebody begins to pay it. */
  reject: { from: ['pending', 'approved'], to: 'rejected' },
  /** The first of two: a second person has to look. */
  approveFirst: { from: ['pending'], to: 'pending' },
  approve: { from: ['pending'], to: 'approved' },
  /** Whoever pays takes it before any money moves. */
  begin: { from: ['approved', 'pay_failed'], to: 'paying' },
  succeed: { from: ['paying'], to: 'paid' },
  /** It is certain that nothing was paid. */
  fail: { from: ['paying'], to: 'pay_failed' },
  /** The bank has paid what it first said had failed; nothing went out since. */
  correct: { from: ['pay_failed'], to: 'paid' },
  /** It cannot be paid: the money goes back to its owner. */
  giveBack: { from: ['pay_failed'], to: 'returned' },
  /** The bank has sent it back after it was paid. */
  bounce: { from: ['paid'], to: 'returned' },
} as const satisfies Record<string, Move>;

export type WithdrawalMove = keyof typeof withdrawalMoves;

export function canMove(status: WithdrawalStatus, move: WithdrawalMove): boolean {
  return (withdrawalMoves[move].from as readonly WithdrawalStatus[]).includes(status);
}
