import { findNonce, type Work } from '#lib/utils/proof-of-work.ts';
import type { ProofSaid } from './proof-worker.ts';

export interface BackgroundWork {
  nonce: Promise<number>;
  /** Ends the work when nobody waits for it any more. */
  stop(): void;
}

/** Looks for the nonce in a worker, which tells how far it is; where a browser refuses one, in the page. */
export function workInBackground(work: Work, onShare: (share: number) => void): BackgroundWork {
  const worker = new Worker(new URL('./proof-worker.ts', import.meta.url), { type: 'module' });
  const nonce = new Promise<number>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<ProofSaid>) => {
      if ('nonce' in data) resolve(data.nonce);
      else onShare(data.share);
    };
    worker.onerror = () => resolve(findNonce(work));
  });
  worker.postMessage(work);
  return { nonce: nonce.finally(() => worker.terminate()), stop: () => worker.terminate() };
}
