import type { BodyOf, DataOf } from '#lib/contract/endpoint.ts';
import type { storeLegal, storeLegalSave } from '#lib/contract/store/legal.ts';
import { postApi } from '../transport/browser.ts';
import { apiQuery } from '../transport/queries.ts';

export type StoreLegal = DataOf<typeof storeLegal>;

/** What only a review changes of the store, and a change that waits; for its owner. */
export const storeLegalQuery = () => apiQuery('/api/store/legal');

/** Asks for other facts. The form shows what is refused, `status_changed` too. */
export const saveLegal = (body: BodyOf<typeof storeLegalSave>) =>
  postApi('/api/store/legalSave', body, { isSuccessShown: true, isCodeShown: false, answers: '/api/store/legal' });

/** Takes a change back. */
export const cancelLegal = (id: number) =>
  postApi('/api/store/legalCancel', { id }, { isSuccessShown: true, answers: '/api/store/legal' });
