import { postAt } from '../transport/post-at.ts';

export type { DeskWord, DeskWordChange, DeskWordPlace } from '#lib/contract/site/desk-words.ts';

/** Says a sentence otherwise in every language, or as the code says it. */
export const saveWord = postAt('/api/operator/word/save');

/** Takes the last change of a sentence back. */
export const undoWord = postAt('/api/operator/word/undo', { isSuccessShown: true });
