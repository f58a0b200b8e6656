import { findNonce, shareOfWork, type Work } from '#lib/utils/proof-of-work.ts';

/** What the worker says: how far it is, and at the end what it found. */
export type ProofSaid = { share: number } | { nonce: number };

const say = (said: ProofSaid) => postMessage(said);

/** Does the captcha's work beside the page, which stays quick meanwhile. */
addEventListener('message', ({ data }: MessageEvent<Work>) => {
  say({ nonce: findNonce(data, (tries) => say({ share: shareOfWork(tries, data) })) });
});
