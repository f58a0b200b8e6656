import type { operatorSynonymRemove, operatorSynonymSave } from '#lib/contract/catalogue/desk-synonyms.ts';
import type { BodyOf } from '#lib/contract/endpoint.ts';
import { postApi } from '../transport/browser.ts';

export type { SynonymGroup } from '#lib/contract/catalogue/desk-synonyms.ts';

/** Makes or changes a group. The form says what is refused. */
export const saveSynonyms = (body: BodyOf<typeof operatorSynonymSave>) =>
  postApi('/api/operator/synonym/save', body, { isSuccessShown: true, isCodeShown: false });

/** Removes a group. */
export const removeSynonyms = (body: BodyOf<typeof operatorSynonymRemove>) =>
  postApi('/api/operator/synonym/remove', body, { isSuccessShown: true });
