import { caseDecisions } from '#lib/contract/aftersales/desk-cases.ts';
import type { SellerCaseDetail } from '#lib/contract/aftersales/store-cases.ts';

type CaseDecision = (typeof caseDecisions)[number];

/** What cannot go back to its seller is not sent back, and what comes as a file is not sent again. */
const impossible: Record<SellerCaseDetail['fulfilment'], readonly CaseDecision[]> = {
  ship: [],
  pickup: [],
  service: ['return'],
  digital: ['return', 'reship'],
};

/** How a dispute about it can end; what was never sent can only be refunded or not. */
export function decisionsFor({
  fulfilment,
  is_received: isReceived,
}: Pick<SellerCaseDetail, 'fulfilment' | 'is_received'>) {
  return caseDecisions.filter(
    (decision) => !impossible[fulfilment].includes(decision) && (isReceived || decision !== 'return'),
  );
}

/** The words for a decision: a service is done again, goods are sent again. */
export const decisionKey = (decision: CaseDecision, { fulfilment }: Pick<SellerCaseDetail, 'fulfilment'>) =>
  decision === 'reship' && fulfilment === 'service' ? 'redo' : decision;

/** Decisions that name an amount. */
export const hasAmount = (decision: CaseDecision): boolean => decision === 'refund' || decision === 'return';

const usual = { refund_only: 'refund', return_refund: 'return', exchange: 'reship', reship: 'reship' } as const;

/** What the form begins with: what was asked for, where that can be decided. */
export function firstDecision(record: Pick<SellerCaseDetail, 'fulfilment' | 'is_received' | 'type'>): CaseDecision {
  const offered = decisionsFor(record);
  return offered.find((decision) => decision === usual[record.type]) ?? 'refund';
}
