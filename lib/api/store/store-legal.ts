import type { DataOf } from '#lib/contract/endpoint.ts';
import type { storeLegal } from '#lib/contract/store/legal.ts';
import { postApi } from '../transport/browser.ts';
import { postAt } from '../transport/post-at.ts';

export type StoreLegal = DataOf<typeof storeLegal>;

/** Asks for other facts. The form shows what is refused, `status_changed` too. */
export const saveLegal = postAt('/api/store/legalSave', {
  isSuccessShown: true,
  isCodeShown: false,
  answers: '/api/store/legal',
});

/** Takes a change back. */
export const cancelLegal = (id: number) =>
  postApi('/api/store/legalCancel', { id }, { isSuccessShown: true, answers: '/api/store/legal' });
