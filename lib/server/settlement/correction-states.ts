import type { CorrectionDecision, CorrectionKind, CorrectionStatus } from '#lib/contract/settlement/corrections.ts';

interface Move {
  from: readonly CorrectionStatus[];
  to: CorrectionStatus;
  /** Missing: of any kind. */
  isPenalty?: boolean;
}

/** States of a correction and the moves between them (docs/domain/settlement.md, corrections). What is not listed is forbidden. */
export const correctionMoves = {
  /** Two agree: it is booked. */
  approve: { from: ['proposed'], to: 'approved', isPenalty: false },
  /** Two agree: the store hears of a penalty and may appeal. */
  announce: { from: ['proposed'], to: 'announced', isPenalty: true },
  reject: { from: ['proposed'], to: 'rejected' },
  appeal: { from: ['announced'], to: 'appealed', isPenalty: true },
  /** The time to appeal is over. */
  charge: { from: ['announced'], to: 'charged', isPenalty: true },
  uphold: { from: ['appealed'], to: 'charged', isPenalty: true },
  lift: { from: ['announced', 'appealed'], to: 'lifted', isPenalty: true },
} as const satisfies Record<string, Move>;

export type CorrectionMove = keyof typeof correctionMoves;

/** Something still comes of it. */
export const openCorrections = ['proposed', 'announced', 'appealed'] as const satisfies CorrectionStatus[];
/** An operator has to decide. */
export const waitingCorrections = ['proposed', 'appealed'] as const satisfies CorrectionStatus[];

interface Standing {
  status: CorrectionStatus;
  kind: CorrectionKind;
}

export function canCorrect({ status, kind }: Standing, name: CorrectionMove): boolean {
  const { from, isPenalty }: Move = correctionMoves[name];
  return from.includes(status) && (isPenalty === undefined || isPenalty === (kind === 'penalty'));
}

/** The move that a decision makes. */
export const moveOf = (decision: CorrectionDecision, kind: CorrectionKind): CorrectionMove =>
  decision === 'approve' && kind === 'penalty' ? 'announce' : decision;
