/** What the platform takes of a sale, each a fee of its own: for the sale, for the way it was paid, for other services. */
export const feeKinds = ['sales', 'payment', 'service'] as const;
export type FeeKind = (typeof feeKinds)[number];

/** What a rate is named for, the closest first: the first that names a rate counts. */
export const feeScopes = ['product', 'category', 'store', 'default'] as const;
export type FeeScope = (typeof feeScopes)[number];
