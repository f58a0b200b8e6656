import type { CommissionStatus } from '#lib/contract/referral/member-records.ts';

interface Move {
  from: readonly CommissionStatus[];
  to: CommissionStatus;
}

/** States of a commission and the moves between them (docs/domain/referral.md 7). What is not listed is forbidden. */
export const commissionMoves = {
  /** The order has been received. */
  freeze: { from: ['pending'], to: 'frozen' },
  /** Its time is over, and the order is completed. */
  release: { from: ['frozen'], to: 'released' },
  /** All of the line went back, or the order came to nothing, before it was released. */
  void: { from: ['pending', 'frozen'], to: 'void' },
  /** The same after it was released. */
  reverse: { from: ['released'], to: 'reversed' },
} as const satisfies Record<string, Move>;

export type CommissionMove = keyof typeof commissionMoves;

export const isEarning = (status: CommissionStatus): boolean => status === 'pending' || status === 'frozen';

/** What becomes of a commission of which nothing is left; undefined: it had nothing to lose any more. */
export function endOf(status: CommissionStatus): CommissionMove | undefined {
  if (isEarning(status)) return 'void';
  return status === 'released' ? 'reverse' : undefined;
}
