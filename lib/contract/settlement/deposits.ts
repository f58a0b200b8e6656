/** Security deposits of stores: see docs/domain/settlement.md, deposits. */
export const depositKinds = [
  /** The store is to pay it in. */
  'demand',
  /** It goes back to the store. */
  'release',
  /** The platform keeps it. */
  'forfeit',
] as const;
export type DepositKind = (typeof depositKinds)[number];

export const depositStatuses = [
  /** A demand that is not paid yet. */
  'open',
  'paid',
  'withdrawn',
  /** A release or forfeit that a second operator decides on. */
  'proposed',
  'approved',
  'rejected',
] as const;
export type DepositStatus = (typeof depositStatuses)[number];

/** What a store hears of: of what is taken or given back nothing before two operators agree. */
export const depositsKnownToStore = ['open', 'paid', 'withdrawn', 'approved'] as const satisfies DepositStatus[];

export const depositDecisions = ['approve', 'reject', 'withdraw'] as const;
export type DepositDecision = (typeof depositDecisions)[number];
