import type { BodyOf, DataOf } from '#lib/contract/endpoint.ts';
import type { storePayee, storePayeeSave } from '#lib/contract/store/payees.ts';
import type {
  storeHoliday,
  storeProfile,
  storeProfileSave,
  storeReturnAddressSave,
} from '#lib/contract/store/store-profile.ts';
import { postApi } from '../transport/browser.ts';

export type StoreProfile = DataOf<typeof storeProfile>;
export type StorePayee = DataOf<typeof storePayee>;

/** Forms show refusals themselves. */
const inPlace = { isSuccessShown: true, isCodeShown: false } as const;

/** Changes the shop page. The form shows what is refused, `status_changed` too. */
export const saveStoreProfile = (body: BodyOf<typeof storeProfileSave>) =>
  postApi('/api/store/profileSave', body, { ...inPlace, answers: '/api/store/profile' });

/** Sends the store on holiday, or with null back. */
export const setStoreHoliday = (body: BodyOf<typeof storeHoliday>) =>
  postApi('/api/store/holiday', body, { ...inPlace, answers: '/api/store/profile' });

export const saveReturnAddress = (body: BodyOf<typeof storeReturnAddressSave>) =>
  postApi('/api/store/returnAddressSave', body, inPlace);

export const removeReturnAddress = (id: number) =>
  postApi('/api/store/returnAddressRemove', { id }, { isSuccessShown: true });

export const setDefaultReturnAddress = (id: number) =>
  postApi('/api/store/returnAddressDefault', { id }, { isSuccessShown: true });

/** Asks for another account to be paid to. */
export const savePayee = (body: BodyOf<typeof storePayeeSave>) =>
  postApi('/api/store/payeeSave', body, { ...inPlace, answers: '/api/store/payee' });

/** Takes a change of the account back. */
export const cancelPayee = (id: number) =>
  postApi('/api/store/payeeCancel', { id }, { isSuccessShown: true, answers: '/api/store/payee' });
