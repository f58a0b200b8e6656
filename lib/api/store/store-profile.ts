import type { DataOf } from '#lib/contract/endpoint.ts';
import type { storePayee } from '#lib/contract/store/payees.ts';
import type { storeProfile } from '#lib/contract/store/store-profile.ts';
import { postApi } from '../transport/browser.ts';
import { inForm, postAt } from '../transport/post-at.ts';

export type StoreProfile = DataOf<typeof storeProfile>;
export type StorePayee = DataOf<typeof storePayee>;

/** Forms show refusals themselves. */

/** Changes the shop page. The form shows what is refused, `status_changed` too. */
export const saveStoreProfile = postAt('/api/store/profileSave', { ...inForm, answers: '/api/store/profile' });

/** Sends the store on holiday, or with null back. */
export const setStoreHoliday = postAt('/api/store/holiday', { ...inForm, answers: '/api/store/profile' });

export const saveReturnAddress = postAt('/api/store/returnAddressSave');

export const removeReturnAddress = (id: number) =>
  postApi('/api/store/returnAddressRemove', { id }, { isSuccessShown: true });

export const setDefaultReturnAddress = (id: number) =>
  postApi('/api/store/returnAddressDefault', { id }, { isSuccessShown: true });

/** Asks for another account to be paid to. */
export const savePayee = postAt('/api/store/payeeSave', { ...inForm, answers: '/api/store/payee' });

/** Takes a change of the account back. */
export const cancelPayee = (id: number) =>
  postApi('/api/store/payeeCancel', { id }, { isSuccessShown: true, answers: '/api/store/payee' });
