import { postAt } from '../transport/post-at.ts';

/** Forms show refusals themselves. */
const inPlace = { isCodeShown: false } as const;

/** Proves a bound address with its code; the answered token allows one change within 600 seconds (contract §3). */
export const proveAddress = postAt('/api/account/verification', inPlace);

/** Binds another address, with the code sent to it and the proof of the old one, or the password where none was. */
export const bindAddress = postAt('/api/account/changeBind', inPlace);
