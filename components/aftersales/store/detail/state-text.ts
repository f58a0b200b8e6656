import type { SellerCaseDetail } from '#lib/contract/aftersales/store-cases.ts';
import { isRefund } from '../../case-words.ts';

type Facts = Pick<SellerCaseDetail, 'status' | 'proposed' | 'type' | 'approved' | 'fulfilment' | 'holds'>;

/** Which sentence says what has to happen now. */
export function stateTextKey(facts: Facts) {
  const { status, proposed, fulfilment } = facts;
  if (proposed !== null && (status === 'applied' || status === 'returning')) return 'proposed' as const;
  if (status === 'awaiting_refund' && facts.holds.length > 0) return 'held' as const;
  if (status === 'completed') return isRefund(facts) ? ('refunded' as const) : ('replaced' as const);
  const isAgain = status === 'awaiting_reship' || status === 'reshipped';
  if (isAgain && fulfilment === 'service') return `${status}_service` as const;
  return status;
}
