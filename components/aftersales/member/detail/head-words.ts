import type { CaseDetail } from '#lib/contract/aftersales/member-records.ts';
import { isRefund } from '../../case-words.ts';

/** The seller has offered an amount that the customer can answer. */
export const isAnswerable = ({ proposed, actions }: Pick<CaseDetail, 'proposed' | 'actions'>): boolean =>
  proposed !== null && actions.includes('accept');

type Facts = Pick<CaseDetail, 'status' | 'proposed' | 'approved' | 'actions' | 'fulfilment' | 'type' | 'holds'>;

/** Which sentence says how it stands: an offer waits for an answer, a service is done again, at the end what came of it. */
export function statusTextKey(detail: Facts) {
  const { status, fulfilment, actions } = detail;
  if (isAnswerable(detail)) return 'proposed';
  if (status === 'awaiting_refund' && detail.holds.length > 0) return 'held';
  if (fulfilment === 'service' && status === 'awaiting_reship') return 'awaiting_redo';
  if (fulfilment === 'service' && status === 'reshipped') return 'redone';
  if (status === 'rejected' && !actions.includes('resubmit')) return 'rejected_again';
  if (status === 'completed') return isRefund(detail) ? 'refunded' : 'replaced';
  return status;
}
