import type { CaseStatus } from '#lib/contract/aftersales/member-records.ts';

/** Parts of the way of a request, as its customer is shown it. */
export type StepName =
  | 'apply'
  | 'review'
  | 'platform'
  | 'sendBack'
  | 'inspect'
  | 'refund'
  | 'reship'
  | 'confirm'
  | 'done'
  | 'closed';

interface ShownState {
  tone: 'primary' | 'warning' | 'error' | 'accent' | 'success' | 'neutral';
  /** Where the request stands on its way; missing: the state alone does not say it. */
  step?: StepName;
}

/** How each state is shown. Its words are `statuses` and `customerStatuses` of the messages `aftersales`. */
export const caseStates: Record<CaseStatus, ShownState> = {
  applied: { tone: 'primary', step: 'review' },
  awaiting_return: { tone: 'warning', step: 'sendBack' },
  returning: { tone: 'primary', step: 'inspect' },
  awaiting_refund: { tone: 'primary', step: 'refund' },
  refunding: { tone: 'primary', step: 'refund' },
  refund_failed: { tone: 'warning', step: 'refund' },
  awaiting_reship: { tone: 'primary', step: 'reship' },
  reshipped: { tone: 'warning', step: 'confirm' },
  rejected: { tone: 'error' },
  disputed: { tone: 'accent', step: 'platform' },
  completed: { tone: 'success', step: 'done' },
  cancelled: { tone: 'neutral' },
};

/** The states in which a request stands at one of these steps. */
export function statesAt(...steps: StepName[]): CaseStatus[] {
  const all = Object.entries(caseStates) as [CaseStatus, ShownState][];
  return all.filter(([, { step }]) => step && steps.includes(step)).map(([status]) => status);
}
