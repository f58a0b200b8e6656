import type { BodyOf } from '#lib/contract/endpoint.ts';
import type { changeBind, verification } from '#lib/contract/identity/member-profile.ts';
import { postApi } from '../transport/browser.ts';

/** Forms show refusals themselves. */
const inPlace = { isCodeShown: false } as const;

/** Proves a bound address with its code; the answered token allows one change within 600 seconds (contract §3). */
export const proveAddress = (body: BodyOf<typeof verification>) => postApi('/api/account/verification', body, inPlace);

/** Binds another address, with the code sent to it and the proof of the old one, or the password where none was. */
export const bindAddress = (body: BodyOf<typeof changeBind>) => postApi('/api/account/changeBind', body, inPlace);
