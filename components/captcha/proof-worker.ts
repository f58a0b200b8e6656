import { findNonce, type Work } from '#lib/utils/proof-of-work.ts';

/** Does the captcha's work beside the page, which stays quick meanwhile. */
addEventListener('message', ({ data }: MessageEvent<Work>) => postMessage(findNonce(data)));
