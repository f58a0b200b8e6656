/** What is put right with a store manually: see docs/domain/settlement.md, corrections. */
export const correctionKinds = ['adjustment', 'penalty', 'subsidy'] as const;
export type CorrectionKind = (typeof correctionKinds)[number];

export const correctionStatuses = [
  'proposed',
  'rejected',
  /** Booked; of adjustments and subsidies. */
  'approved',
  /** A penalty that the store can appeal against. */
  'announced',
  'appealed',
  'lifted',
  /** Booked; of penalties. */
  'charged',
] as const;
export type CorrectionStatus = (typeof correctionStatuses)[number];

/** What a store hears of: nothing before two operators agree. */
export const knownToStore = [
  'approved',
  'announced',
  'appealed',
  'lifted',
  'charged',
] as const satisfies CorrectionStatus[];

export const correctionDecisions = ['approve', 'reject', 'uphold', 'lift'] as const;
export type CorrectionDecision = (typeof correctionDecisions)[number];
