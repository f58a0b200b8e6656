/** Why something is added to what a store has earned, or taken off it. */
export const lineKinds = ['earning', 'refund_reversal', 'adjustment', 'penalty', 'subsidy'] as const;

/** Whether what a line says can be taken already; of what cannot, `unstated` is what stands in no statement yet. */
export const lineStates = ['pending', 'unstated', 'settled'] as const;
