import { findNonce, type Work } from '#lib/utils/proof-of-work.ts';

export interface BackgroundWork {
  nonce: Promise<number>;
  /** Ends the work when nobody waits for it any more. */
  stop(): void;
}

/** Looks for the nonce in a worker; where a browser refuses one, in the page. */
export function workInBackground(work: Work): BackgroundWork {
  const worker = new Worker(new URL('./proof-worker.ts', import.meta.url), { type: 'module' });
  const nonce = new Promise<number>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<number>) => resolve(data);
    worker.onerror = () => resolve(findNonce(work));
  });
  worker.postMessage(work);
  return { nonce: nonce.finally(() => worker.terminate()), stop: () => worker.terminate() };
}
