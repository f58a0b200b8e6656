import type { DataOf } from '#lib/contract/endpoint.ts';
import type { passkeySetup, passkeys } from '#lib/contract/identity/member-passkeys.ts';
import { postApi } from '../transport/browser.ts';
import { postAt } from '../transport/post-at.ts';

/** Forms show refusals themselves. */
const inPlace = { isCodeShown: false } as const;

export type PasskeyRecord = DataOf<typeof passkeys>['list'][number];
export type PasskeyOffer = DataOf<typeof passkeySetup>;

/** What the browser needs to create a passkey. */
export const setUpPasskey = postAt('/api/account/passkeySetup', inPlace);

/** Keeps the passkey that the browser created. */
export const addPasskey = postAt('/api/account/passkeyAdd', { ...inPlace, isSuccessShown: true });

/** Gives a passkey another name. */
export const renamePasskey = postAt('/api/account/passkeyRename', { ...inPlace, isSuccessShown: true });

/** Takes a passkey away from the account. */
export const removePasskey = (id: number) =>
  postApi('/api/account/passkeyRemove', { id }, { ...inPlace, isSuccessShown: true });
