import type { StoreApplicationStatus, storeStatuses } from '#lib/contract/store/applications.ts';

interface Move {
  from: readonly StoreApplicationStatus[];
  to: StoreApplicationStatus;
}

/**
 * Moves of an application (docs/domain/store.md 2). A move that is not listed is forbidden. Whoever was rejected
 * begins the next try, a draft of its own.
 */
export const applicationMoves = {
  submit: { from: ['draft'], to: 'submitted' },
  /** The applicant takes it back, to change it or to let it be. */
  withdraw: { from: ['submitted'], to: 'draft' },
  approve: { from: ['submitted'], to: 'approved' },
  reject: { from: ['submitted'], to: 'rejected' },
} as const satisfies Record<string, Move>;

export type ApplicationMove = keyof typeof applicationMoves;

export function canMove(status: StoreApplicationStatus, move: ApplicationMove): boolean {
  return (applicationMoves[move].from as readonly StoreApplicationStatus[]).includes(status);
}

/** Whether saving changes this try: `draft`; begins another: it was decided; or is refused: it lies with the operator. */
export function savingOf(status: StoreApplicationStatus): 'change' | 'begin' | 'refuse' {
  if (status === 'submitted') return 'refuse';
  return status === 'draft' ? 'change' : 'begin';
}

export type ApplicantAction = 'save' | 'submit' | 'withdraw';

/** What the applicant may do with the last try, or before there is one. Who works for a store has nothing to apply for. */
export function applicantActions(status: StoreApplicationStatus | undefined, hasStore: boolean): ApplicantAction[] {
  if (hasStore) return [];
  if (status === undefined) return ['save'];
  const moves = (['submit', 'withdraw'] as const).filter((move) => canMove(status, move));
  return savingOf(status) === 'refuse' ? moves : ['save', ...moves];
}

export type OperatorAction = 'approve' | 'reject';

export function operatorActions(status: StoreApplicationStatus): OperatorAction[] {
  return (['approve', 'reject'] as const).filter((move) => canMove(status, move));
}

type StoreStatus = (typeof storeStatuses)[number];

interface StoreMove {
  from: readonly StoreStatus[];
  to: StoreStatus;
}

/** Moves of a store (docs/domain/store.md 3). One that is closed stays what it is. */
export const storeMoves = {
  /** An operator stops it, and lets it go on. */
  suspend: { from: ['approved'], to: 'suspended' },
  resume: { from: ['suspended'], to: 'approved' },
  /** Its owner gives it up, and thinks again. */
  close: { from: ['approved'], to: 'closing' },
  keep: { from: ['closing'], to: 'approved' },
  /** Nothing of it is open any more. */
  finish: { from: ['closing'], to: 'closed' },
} as const satisfies Record<string, StoreMove>;

export type StoreMoveName = keyof typeof storeMoves;

export function canMoveStore(status: StoreStatus, move: StoreMoveName): boolean {
  return (storeMoves[move].from as readonly StoreStatus[]).includes(status);
}

/** What operators may do with a store. */
export function storeActions(status: StoreStatus): ('suspend' | 'resume')[] {
  return (['suspend', 'resume'] as const).filter((move) => canMoveStore(status, move));
}

/** What its owner may do about its end. */
export function closingActions(status: StoreStatus): ('close' | 'keep')[] {
  return (['close', 'keep'] as const).filter((move) => canMoveStore(status, move));
}
