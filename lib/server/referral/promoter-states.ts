import type { PromoterAction, PromoterStatus } from '#lib/contract/referral/member-records.ts';

interface Move {
  /** Null: has no row. */
  from: readonly (PromoterStatus | null)[];
  to: PromoterStatus;
}

/** States of a promoter and the moves between them (docs/domain/referral.md 9). What is not listed is forbidden. */
export const promoterMoves = {
  /** Asks to promote, or asks again. */
  apply: { from: [null, 'rejected'], to: 'pending' },
  approve: { from: ['pending'], to: 'active' },
  reject: { from: ['pending'], to: 'rejected' },
  /** Where everybody may promote, also who has been rejected, or waits. */
  freeze: { from: ['pending', 'active', 'rejected'], to: 'frozen' },
  thaw: { from: ['frozen'], to: 'active' },
} as const satisfies Record<string, Move>;

export type PromoterMove = keyof typeof promoterMoves;

export function canMove(status: PromoterStatus | null, move: PromoterMove): boolean {
  return (promoterMoves[move].from as readonly (PromoterStatus | null)[]).includes(status);
}

/** What an operator may do about somebody else; `level` changes no state. */
export function promoterActions(status: PromoterStatus): PromoterAction[] {
  const moves = (['approve', 'reject', 'freeze', 'thaw'] as const).filter((move) => canMove(status, move));
  return status === 'active' || status === 'frozen' ? [...moves, 'level'] : moves;
}
