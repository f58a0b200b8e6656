import { postAt } from '../transport/post-at.ts';

export type { StoreCorrection } from '#lib/contract/settlement/store-corrections.ts';

/** Says what speaks against a penalty. */
export const appealPenalty = postAt('/api/store/penaltyAppeal');
