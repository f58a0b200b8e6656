import type { BodyOf, DataOf } from '#lib/contract/endpoint.ts';
import type { passkeyAdd, passkeyRename, passkeySetup, passkeys } from '#lib/contract/identity/member-passkeys.ts';
import { postApi } from '../transport/browser.ts';

/** Forms show refusals themselves. */
const inPlace = { isCodeShown: false } as const;

export type PasskeyRecord = DataOf<typeof passkeys>['list'][number];
export type PasskeyOffer = DataOf<typeof passkeySetup>;

/** What the browser needs to create a passkey. */
export const setUpPasskey = (body: BodyOf<typeof passkeySetup>) => postApi('/api/account/passkeySetup', body, inPlace);

/** Keeps the passkey that the browser created. */
export const addPasskey = (body: BodyOf<typeof passkeyAdd>) =>
  postApi('/api/account/passkeyAdd', body, { ...inPlace, isSuccessShown: true });

/** Gives a passkey another name. */
export const renamePasskey = (body: BodyOf<typeof passkeyRename>) =>
  postApi('/api/account/passkeyRename', body, { ...inPlace, isSuccessShown: true });

/** Takes a passkey away from the account. */
export const removePasskey = (id: number) =>
  postApi('/api/account/passkeyRemove', { id }, { ...inPlace, isSuccessShown: true });
