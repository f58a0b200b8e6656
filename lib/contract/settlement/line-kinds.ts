/** Why something is added to what a store has earned, or taken off it. */
export const lineKinds = ['earning', 'refund_reversal', 'adjustment', 'penalty', 'subsidy'] as const;

/** What lines can be asked for by: a kind, or all that the platform charged and gave (`charges`), as statements sum it up. */
export const lineKindFilters = [...lineKinds, 'charges'] as const;

/** Whether what a line says can be taken already; of what cannot, `unstated` is what stands in no statement yet. */
export const lineStates = ['pending', 'unstated', 'settled'] as const;
