import type { BodyOf, DataOf } from '#lib/contract/endpoint.ts';
import type { storeClose, storeClosing } from '#lib/contract/store/store-closing.ts';
import { postApi } from '../transport/browser.ts';

export type StoreClosing = DataOf<typeof storeClosing>;

/** Begins to close the store. The form shows what is refused. */
export const closeStore = (body: BodyOf<typeof storeClose>) =>
  postApi('/api/store/close', body, { isSuccessShown: true, isCodeShown: false, answers: '/api/store/closing' });

/** Calls the closing off. */
export const keepStore = () =>
  postApi('/api/store/closeCancel', {}, { isSuccessShown: true, answers: '/api/store/closing' });
