/** What a customer asks for (docs/domain/aftersales.md 2). Of a service `reship` is: do it again. */
export const caseTypes = ['refund_only', 'return_refund', 'exchange', 'reship'] as const;
export type CaseType = (typeof caseTypes)[number];

/** How far a case is (docs/domain/aftersales.md 3). */
export const caseStatuses = [
  'applied',
  'awaiting_return',
  'returning',
  'awaiting_refund',
  'refunding',
  'refund_failed',
  'awaiting_reship',
  'reshipped',
  'rejected',
  'disputed',
  'completed',
  'cancelled',
] as const;
export type CaseStatus = (typeof caseStatuses)[number];
