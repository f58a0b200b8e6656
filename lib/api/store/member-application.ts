import type { BodyOf, DataOf } from '#lib/contract/endpoint.ts';
import type { storeApplication, storeApplicationSave } from '#lib/contract/store/applications.ts';
import { postApi } from '../transport/browser.ts';

export type StoreApplication = DataOf<typeof storeApplication>;
type StoreApplicationChanges = BodyOf<typeof storeApplicationSave>;

/** Keeps what was typed. It runs by itself while somebody types: the form says how it went, and no notice does. */
export const saveStoreApplication = (changes: StoreApplicationChanges): Promise<StoreApplication> =>
  postApi('/api/store/applicationSave', changes, {
    isErrorShown: false,
    isCodeShown: false,
    isDuplicateCancelled: false,
    isBeside: true,
    answers: '/api/store/application',
  });

/** Begins the next try from the form of the one that was sent back. */
export const beginNextTry = (version: number) =>
  postApi('/api/store/applicationSave', { version }, { answers: '/api/store/application' });

/** Hands the saved draft in. The form shows what is refused. */
export const submitStoreApplication = (version: number) =>
  postApi(
    '/api/store/applicationSubmit',
    { version },
    { isSuccessShown: true, isCodeShown: false, answers: '/api/store/application' },
  );

/** Takes the application back while nobody has decided it. */
export const withdrawStoreApplication = (version: number) =>
  postApi('/api/store/applicationWithdraw', { version }, { isSuccessShown: true, answers: '/api/store/application' });
