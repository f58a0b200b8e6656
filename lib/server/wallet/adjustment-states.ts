/** States of a manual correction; both decisions are final. */
export const adjustmentStatuses = ['pending', 'approved', 'rejected'] as const;
export type AdjustmentStatus = (typeof adjustmentStatuses)[number];
