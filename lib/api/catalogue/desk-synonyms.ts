import type { operatorSynonymRemove, operatorSynonymSave } from '#lib/contract/catalogue/desk-synonyms.ts';
import type { BodyOf } from '#lib/contract/endpoint.ts';
import { postApi } from '../transport/browser.ts';
import { apiQuery } from '../transport/queries.ts';

export type { SynonymGroup } from '#lib/contract/catalogue/desk-synonyms.ts';

/** All groups of words that mean the same. */
export const operatorSynonymsQuery = () => apiQuery('/api/operator/synonym/list');

/** Makes or changes a group. The form says what is refused. */
export const saveSynonyms = (body: BodyOf<typeof operatorSynonymSave>) =>
  postApi('/api/operator/synonym/save', body, { isSuccessShown: true, isCodeShown: false });

/** Removes a group. */
export const removeSynonyms = (body: BodyOf<typeof operatorSynonymRemove>) =>
  postApi('/api/operator/synonym/remove', body, { isSuccessShown: true });
