import type { CaseEnding, CaseStatus, CaseType } from '#lib/contract/aftersales/member-records.ts';
import { addSeconds } from '../kernel/clock.ts';
import type { Settings } from '../site/index.ts';
import type { AftersaleLine } from './repository.ts';
import { approved, type CaseMove } from './states.ts';

const hour = 3600;
const day = 24 * hour;

const lengths: Partial<Record<CaseStatus, (settings: Settings) => number>> = {
  applied: (settings) => settings['aftersale.reviewHours'] * hour,
  awaiting_return: (settings) => settings['aftersale.returnDays'] * day,
  returning: (settings) => settings['aftersale.receiveDays'] * day,
  awaiting_reship: (settings) => settings['aftersale.reshipDays'] * day,
  reshipped: (settings) => settings['order.confirmDays'] * day,
  rejected: (settings) => settings['aftersale.disputeDays'] * day,
  disputed: (settings) => settings['aftersale.evidenceDays'] * day,
};

interface Moment {
  at: Date;
  settings: Settings;
  /** A proposal and its answer are thought about as long as a request. */
  move: CaseMove;
}

/** By when somebody has to act who gets a case in this state now; null: nobody, the shop itself does. */
export function dueAfter(status: CaseStatus, { at, settings, move }: Moment): Date | null {
  const length = move === 'propose' ? lengths.applied : lengths[status];
  return length ? addSeconds(at, length(settings)) : null;
}

interface Waiting {
  status: CaseStatus;
  type: CaseType;
  proposedAmount: number | null;
}

interface Known {
  lines: Pick<AftersaleLine, 'qty' | 'receivedQty'>[];
  /** Somewhere to send goods back to; missing: there is. */
  hasAddress?: boolean;
}

/** What happens where nobody acts until the deadline (docs/domain/aftersales.md 6). */
export function endingOf({ status, type, proposedAmount }: Waiting, known: Known): CaseEnding | null {
  switch (status) {
    case 'applied':
      if (proposedAmount !== null) return 'proposal_dropped';
      return isApprovable(type, known) ? 'approved' : 'escalated';
    case 'returning':
      if (proposedAmount !== null) return 'proposal_dropped';
      return isShort(known.lines) ? 'escalated' : 'received';
    case 'awaiting_return':
    case 'rejected':
      return 'closed';
    case 'awaiting_reship':
      return 'escalated';
    case 'reshipped':
      return 'completed';
    case 'disputed':
      return 'decision';
    default:
      return null;
  }
}

/** What has to be sent needs somebody who sends it, and what comes back somewhere to come to. */
function isApprovable(type: CaseType, { hasAddress = true }: Known): boolean {
  const to = approved(type);
  return to === 'awaiting_refund' || (to === 'awaiting_return' && hasAddress);
}

/** Somebody has looked, and not all of it was there: what is missing is not paid back in silence. */
const isShort = (lines: Known['lines']): boolean =>
  lines.some(({ receivedQty }) => receivedQty !== null) &&
  lines.some(({ qty, receivedQty }) => (receivedQty ?? 0) < qty);
