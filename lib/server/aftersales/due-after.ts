import type { CaseStatus } from '#lib/contract/aftersales/member-records.ts';
import { addSeconds } from '../kernel/clock.ts';
import type { Settings } from '../site/index.ts';
import { type CaseMove, caseStates } from './states.ts';

interface Moment {
  at: Date;
  settings: Settings;
  /** A proposal and its answer are thought about as long as a request. */
  move: CaseMove;
}

/** By when somebody has to act who gets a case in this state now; null: nobody, the shop itself does. */
export function dueAfter(status: CaseStatus, { at, settings, move }: Moment): Date | null {
  const { lasts } = caseStates[move === 'propose' ? 'applied' : status];
  return lasts ? addSeconds(at, lasts(settings)) : null;
}
