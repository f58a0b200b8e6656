import {
  type CaseEnding,
  type CaseStatus,
  type CaseTurn,
  type CaseType,
  caseStatuses,
} from '#lib/contract/aftersales/member-records.ts';
import { DomainError } from '../kernel/errors.ts';
import type { Settings } from '../site/index.ts';
import type { AftersaleLine } from './repository.ts';

interface Move {
  from: readonly CaseStatus[];
  to: readonly CaseStatus[];
}

/**
 * States of an after-sales case and the moves between them, by their numbers in docs/domain/aftersales.md 3. A move that is
 * not listed is forbidden. A1, A1o and A1f open a case and have no state before. Who may make a move is with its use case.
 */
export const caseMoves = {
  /** A2, A3, A4. */
  approve: { from: ['applied'], to: ['awaiting_refund', 'awaiting_return', 'awaiting_reship'] },
  /** A5. */
  sendBack: { from: ['awaiting_return'], to: ['returning'] },
  /** A6: nothing was sent back in time. */
  giveUpReturn: { from: ['awaiting_return'], to: ['cancelled'] },
  /** A7. */
  receive: { from: ['returning'], to: ['awaiting_refund', 'awaiting_reship'] },
  /** A8. */
  refuse: { from: ['applied', 'returning'], to: ['rejected'] },
  /** A9: an amount is proposed, or the customer changes what was asked for. */
  propose: { from: ['applied', 'returning'], to: ['applied', 'returning'] },
  /** A10. */
  resubmit: { from: ['rejected'], to: ['applied'] },
  /** A11, and what only a person can go on with, when nobody has. */
  dispute: { from: ['rejected', 'applied', 'returning', 'awaiting_reship'], to: ['disputed'] },
  /** A12. */
  decide: { from: ['disputed'], to: ['awaiting_refund', 'awaiting_return', 'awaiting_reship', 'cancelled'] },
  /** A13: the money begins to go back, and is there. */
  refund: { from: ['awaiting_refund'], to: ['refunding'] },
  settle: { from: ['refunding', 'refund_failed'], to: ['completed'] },
  /** A14. */
  fail: { from: ['refunding'], to: ['refund_failed'] },
  retry: { from: ['refund_failed'], to: ['refunding'] },
  /** A15. */
  reship: { from: ['awaiting_reship'], to: ['reshipped'] },
  confirm: { from: ['reshipped'], to: ['completed'] },
  /** A18: what cannot be sent again is paid back. */
  refundInstead: { from: ['awaiting_reship'], to: ['awaiting_refund'] },
  /** A16. */
  withdraw: { from: ['applied', 'awaiting_return', 'rejected'], to: ['cancelled'] },
  /** A17: a refusal that nobody objected to in time. */
  lapse: { from: ['rejected'], to: ['cancelled'] },
} as const satisfies Record<string, Move>;

export type CaseMove = keyof typeof caseMoves;

export function canMove(status: CaseStatus, move: CaseMove): boolean {
  return (caseMoves[move].from as readonly CaseStatus[]).includes(status);
}

/** Throws `status_changed` where a move is not possible; asked before anything is worked out for it. */
export function requireMove({ status }: { status: CaseStatus }, move: CaseMove): void {
  if (!canMove(status, move)) throw new DomainError('status_changed');
}

const ended = ['completed', 'cancelled'] as const satisfies CaseStatus[];

/** An open case holds its order's clocks and its lines. A refused one is open until nobody can object any more. */
export function isOpen(status: CaseStatus): boolean {
  return !(ended as readonly CaseStatus[]).includes(status);
}

const afterApproval: Record<CaseType, CaseStatus> = {
  refund_only: 'awaiting_refund',
  return_refund: 'awaiting_return',
  exchange: 'awaiting_return',
  reship: 'awaiting_reship',
};

/** Where a case goes that is approved, by its store, by an operator or by the time that is over. */
export function approved(type: CaseType): CaseStatus {
  return afterApproval[type];
}

/** Where a case goes whose goods are back. */
export function received(type: CaseType): CaseStatus {
  return type === 'exchange' ? 'awaiting_reship' : 'awaiting_refund';
}

interface Known {
  lines: Pick<AftersaleLine, 'qty' | 'receivedQty'>[];
  /** Somewhere to send goods back to; missing: there is. */
  hasAddress?: boolean;
}

interface CaseState {
  turn: CaseTurn;
  /** How long, in seconds, until somebody must have acted; missing: no clock runs, the shop itself goes on. */
  lasts?: (settings: Settings) => number;
  /** What happens where nobody has (docs/domain/aftersales.md 6). */
  ending?: CaseEnding | ((type: CaseType, known: Known) => CaseEnding);
  /** The money that may come of it can still wait for an invoice. */
  canBeHeld?: true;
}

const hour = 3600;
const day = 24 * hour;

/** What holds in each state. How it looks is the table of `components/aftersales/case-states.ts`. */
export const caseStates: Record<CaseStatus, CaseState> = {
  applied: {
    turn: 'seller',
    lasts: (settings) => settings['aftersale.reviewHours'] * hour,
    ending: (type, known) => (isApprovable(type, known) ? 'approved' : 'escalated'),
    canBeHeld: true,
  },
  awaiting_return: {
    turn: 'customer',
    lasts: (settings) => settings['aftersale.returnDays'] * day,
    ending: 'closed',
    canBeHeld: true,
  },
  returning: {
    turn: 'seller',
    lasts: (settings) => settings['aftersale.receiveDays'] * day,
    ending: (_, { lines }) => (isShort(lines) ? 'escalated' : 'received'),
    canBeHeld: true,
  },
  awaiting_refund: { turn: 'platform', canBeHeld: true },
  refunding: { turn: 'platform' },
  refund_failed: { turn: 'platform' },
  awaiting_reship: {
    turn: 'seller',
    lasts: (settings) => settings['aftersale.reshipDays'] * day,
    ending: 'escalated',
  },
  reshipped: { turn: 'customer', lasts: (settings) => settings['order.confirmDays'] * day, ending: 'completed' },
  rejected: { turn: 'customer', lasts: (settings) => settings['aftersale.disputeDays'] * day, ending: 'closed' },
  disputed: {
    turn: 'platform',
    lasts: (settings) => settings['aftersale.evidenceDays'] * day,
    ending: 'decision',
    canBeHeld: true,
  },
  completed: { turn: 'none' },
  cancelled: { turn: 'none' },
};

/** What has to be sent needs somebody who sends it, and what comes back somewhere to come to. */
function isApprovable(type: CaseType, { hasAddress = true }: Known): boolean {
  const to = approved(type);
  return to === 'awaiting_refund' || (to === 'awaiting_return' && hasAddress);
}

/** Somebody has looked, and not all of it was there: what is missing is not paid back in silence. */
const isShort = (lines: Known['lines']): boolean =>
  lines.some(({ receivedQty }) => receivedQty !== null) &&
  lines.some(({ qty, receivedQty }) => (receivedQty ?? 0) < qty);

interface Waiting {
  status: CaseStatus;
  type: CaseType;
  proposedAmount: number | null;
}

/** What happens where nobody acts until the deadline: an offer is dropped, wherever the case stands. */
export function endingOf({ status, type, proposedAmount }: Waiting, known: Known): CaseEnding | null {
  if (proposedAmount !== null && canMove(status, 'propose')) return 'proposal_dropped';
  const { ending = null } = caseStates[status];
  return typeof ending === 'function' ? ending(type, known) : ending;
}

/** The states in which it is always this side's turn; where an amount may be proposed it depends on that. */
export function statesOf(turn: CaseTurn): CaseStatus[] {
  return caseStatuses.filter((status) => caseStates[status].turn === turn && !canMove(status, 'propose'));
}

/** Whose turn it is. An amount that a seller has proposed waits for the customer. */
export function turnOf(status: CaseStatus, isProposed: boolean): CaseTurn {
  return isProposed && canMove(status, 'propose') ? 'customer' : caseStates[status].turn;
}

/** Whether money comes back, unless something else is agreed on. */
export function paysBack(type: CaseType): boolean {
  return type === 'refund_only' || type === 'return_refund';
}
