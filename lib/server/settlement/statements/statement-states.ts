import type { StatementStatus } from '#lib/contract/settlement/statement-words.ts';

interface Move {
  from: readonly StatementStatus[];
  to: StatementStatus;
}

/** States of a statement and the moves between them (docs/domain/settlement.md 7). What is not listed is forbidden. */
export const statementMoves = {
  /** Its lines are summed. */
  make: { from: ['draft'], to: 'to_confirm' },
  confirm: { from: ['to_confirm'], to: 'confirmed' },
  /** Its deadline is over. */
  lapse: { from: ['to_confirm'], to: 'confirmed' },
  dispute: { from: ['to_confirm'], to: 'disputed' },
  /** One operator says what would answer the objection; another one decides. */
  propose: { from: ['disputed'], to: 'disputed' },
  /** The proposal is not made. */
  drop: { from: ['disputed'], to: 'disputed' },
  /** What was proposed becomes a line of the statement. */
  adjust: { from: ['disputed'], to: 'to_confirm' },
  /** The objection is refused with a reason. */
  refuse: { from: ['disputed'], to: 'to_confirm' },
  settle: { from: ['confirmed'], to: 'settled' },
} as const satisfies Record<string, Move>;

export type StatementMove = keyof typeof statementMoves;

/** Whether the store may still object. */
export const canObject = ({ status, confirmDeadline }: { status: StatementStatus; confirmDeadline: Date }, now: Date) =>
  canMove(status, 'dispute') && confirmDeadline > now;

export function canMove(status: StatementStatus, move: StatementMove): boolean {
  return (statementMoves[move].from as readonly StatementStatus[]).includes(status);
}
