import type { CaseDetail } from '#lib/contract/aftersales/member-records.ts';

/** The seller has offered an amount that the customer can answer. */
export const isAnswerable = ({ proposed, actions }: Pick<CaseDetail, 'proposed' | 'actions'>): boolean =>
  proposed !== null && actions.includes('accept');

type Facts = Pick<CaseDetail, 'status' | 'proposed' | 'actions' | 'fulfilment'>;

/** Which sentence says how it stands: an offer waits for an answer, a service is done again, nothing may come back. */
export function statusTextKey(detail: Facts) {
  const { status, fulfilment, actions } = detail;
  if (isAnswerable(detail)) return 'proposed';
  if (fulfilment === 'service' && status === 'awaiting_reship') return 'awaiting_redo';
  if (fulfilment === 'service' && status === 'reshipped') return 'redone';
  if (status === 'rejected' && !actions.includes('resubmit')) return 'rejected_again';
  return status;
}
