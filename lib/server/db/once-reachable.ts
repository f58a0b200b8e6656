import { setTimeout as wait } from 'node:timers/promises';
import { isTransientError } from './transient-error.ts';

const firstPauseMs = 250;
const longestPauseMs = 5_000;

interface Waiting {
  /** Ends the waiting: the reason of the signal is thrown. */
  signal?: AbortSignal | undefined;
  onAway(error: unknown): void;
}

/**
 * Does the work, again and again while the database is away: a shop that starts beside its database has nothing better to
 * do than to wait. Every other fault is thrown at once.
 */
export async function onceReachable<Result>(work: () => Promise<Result>, waiting: Waiting): Promise<Result> {
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    waiting.signal?.throwIfAborted();
    try {
      return await work();
    } catch (error) {
      if (!isTransientError(error)) throw error;
      waiting.onAway(error);
    }
    await wait(pauseMs, undefined, { signal: waiting.signal }).catch(() => waiting.signal?.throwIfAborted());
  }
}
