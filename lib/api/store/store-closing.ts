import type { DataOf } from '#lib/contract/endpoint.ts';
import type { storeClosing } from '#lib/contract/store/store-closing.ts';
import { postApi } from '../transport/browser.ts';
import { postAt } from '../transport/post-at.ts';

export type StoreClosing = DataOf<typeof storeClosing>;

/** Begins to close the store. The form shows what is refused. */
export const closeStore = postAt('/api/store/close', {
  isSuccessShown: true,
  isCodeShown: false,
  answers: '/api/store/closing',
});

/** Calls the closing off. */
export const keepStore = () =>
  postApi('/api/store/closeCancel', {}, { isSuccessShown: true, answers: '/api/store/closing' });
