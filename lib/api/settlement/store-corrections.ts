import type { BodyOf } from '#lib/contract/endpoint.ts';
import type { storePenaltyAppeal } from '#lib/contract/settlement/store-corrections.ts';
import { postApi } from '../transport/browser.ts';

export type { StoreCorrection } from '#lib/contract/settlement/store-corrections.ts';

/** Says what speaks against a penalty. */
export const appealPenalty = (body: BodyOf<typeof storePenaltyAppeal>) =>
  postApi('/api/store/penaltyAppeal', body, { isSuccessShown: true, isCodeShown: false });
