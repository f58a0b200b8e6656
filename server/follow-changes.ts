import { setTimeout as wait } from 'node:timers/promises';
import type pino from 'pino';
import { type HeardEvent, readEvents } from '#lib/api/transport/read-events.ts';
import { changedEvent, changeStream } from '#lib/contract/site/changes.ts';

interface Following {
  apiUrl: string;
  /** Hears the tags of what has changed; `shop` where that is unknown, because nobody listened for a while. */
  onChange: (tags: string[]) => unknown;
  signal: AbortSignal;
  log: pino.Logger;
  /** Before it listens anew, doubled each time nothing came of it. */
  firstPauseInMs?: number;
}

const longestPauseInMs = 30_000;

/**
 * Listens to the changes of another server's API until `signal`. Ends by itself where that server has no such call: a foreign
 * one of the family tells nobody. Never rejects.
 */
export async function followChanges(following: Following): Promise<void> {
  const { signal, firstPauseInMs = 500 } = following;
  let pause = firstPauseInMs;
  let isFirst = true;
  while (!signal.aborted) {
    const outcome = await listenOnce(following, () => {
      pause = firstPauseInMs;
      if (!isFirst) following.onChange(['shop']);
      isFirst = false;
    });
    if (outcome === 'not_offered') return;
    await wait(pause, undefined, { signal }).catch(() => undefined);
    pause = Math.min(pause * 2, longestPauseInMs);
  }
}

async function listenOnce(
  { apiUrl, onChange, signal, log }: Following,
  onOpen: () => void,
): Promise<'lost' | 'not_offered'> {
  const hear = ({ event, data }: HeardEvent) => {
    const changed = changedEvent.safeParse({ event, data });
    if (changed.success) onChange(changed.data.data.tags);
  };
  try {
    const answer = await fetch(apiUrl + changeStream.path, { headers: { accept: 'text/event-stream' }, signal });
    if (answer.body && answer.headers.get('content-type')?.startsWith('text/event-stream')) {
      onOpen();
      await readEvents(answer.body, hear, signal);
    } else {
      await answer.body?.cancel();
      if (answer.status === 404 || answer.status === 405) return 'not_offered';
    }
  } catch (error) {
    if (!signal.aborted) log.warn({ err: error }, 'the API does not say what changes; asked again');
  }
  return 'lost';
}
