import type { DepositKind, DepositStatus } from '#lib/contract/settlement/deposits.ts';

interface Move {
  from: DepositStatus;
  to: DepositStatus;
}

/** States of deposits and the moves between them (docs/domain/settlement.md, deposits). What is not listed is forbidden. */
export const depositMoves = {
  pay: { from: 'open', to: 'paid' },
  withdraw: { from: 'open', to: 'withdrawn' },
  approve: { from: 'proposed', to: 'approved' },
  reject: { from: 'proposed', to: 'rejected' },
} as const satisfies Record<string, Move>;

export type DepositMove = keyof typeof depositMoves;

/** Something still comes of it. */
export const openDeposits = ['open', 'proposed'] as const satisfies DepositStatus[];

export const canMoveDeposit = (status: DepositStatus, move: DepositMove): boolean => depositMoves[move].from === status;

/** How each kind begins: money is asked for by one operator, and leaves a deposit by two. */
export const firstStatus = (kind: DepositKind): DepositStatus => (kind === 'demand' ? 'open' : 'proposed');
