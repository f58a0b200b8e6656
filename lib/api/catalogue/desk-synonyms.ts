import { postAt } from '../transport/post-at.ts';

export type { SynonymGroup } from '#lib/contract/catalogue/desk-synonyms.ts';

/** Makes or changes a group. The form says what is refused. */
export const saveSynonyms = postAt('/api/operator/synonym/save');

/** Removes a group. */
export const removeSynonyms = postAt('/api/operator/synonym/remove', { isSuccessShown: true });
