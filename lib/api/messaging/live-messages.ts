import { useUserInfo } from '#lib/session/user-store.ts';
import { keepStreaming } from './keep-streaming.ts';
import type { LiveEvent } from './member-stream.ts';
import { openTabChannel } from './tab-channel.ts';

type Listener = (event: LiveEvent) => void;

/** A tab that nobody has looked at for so long lets go; another one takes over, if there is one. */
const asleepAfterMs = 5 * 60_000;

const listeners = new Set<Listener>();
let stopFollowing: (() => void) | undefined;
let isNotOffered = false;
/** The last count of this person; who begins to listen later is told it at once. */
let unread: LiveEvent | undefined;

/**
 * Calls back with each new message and with the number of unread ones, at once and whenever it changes, while somebody
 * is logged in. One connection serves all tabs of the browser. Returns how to stop.
 */
export function followMessages(listener: Listener): () => void {
  listeners.add(listener);
  if (unread) listener(unread);
  stopFollowing ??= follow();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stopFollowing?.();
    stopFollowing = undefined;
  };
}

const notify: Listener = (event) => {
  if (event.event === 'unread') unread = event;
  for (const listener of listeners) listener(event);
};

function follow(): () => void {
  const channel = openTabChannel(notify);
  let running = { userId: 0, end: () => {} };
  let isAsleep = false;
  let fallingAsleep: ReturnType<typeof setTimeout> | undefined;

  const update = () => {
    const { id, token } = useUserInfo.getState();
    const userId = token && !isAsleep && !isNotOffered ? id : 0;
    if (userId === running.userId) return;
    running.end();
    unread = undefined;
    running = { userId, end: userId ? begin(userId, channel) : () => {} };
  };
  const sleep = (asleep: boolean) => {
    isAsleep = asleep;
    update();
  };
  const onVisibility = () => {
    clearTimeout(fallingAsleep);
    if (document.visibilityState === 'visible') sleep(false);
    else fallingAsleep = setTimeout(sleep, asleepAfterMs, true);
  };

  const unsubscribe = useUserInfo.subscribe(update);
  document.addEventListener('visibilitychange', onVisibility);
  onVisibility();
  return () => {
    unsubscribe();
    document.removeEventListener('visibilitychange', onVisibility);
    clearTimeout(fallingAsleep);
    running.end();
    unread = undefined;
    channel.close();
  };
}

/** Waits until no other tab listens, then listens for all of them. Returns how to end it. */
function begin(userId: number, channel: ReturnType<typeof openTabChannel>): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const share = (event: LiveEvent) => {
    notify(event);
    channel.post(userId, event);
  };
  const listen = async () => {
    isNotOffered = await keepStreaming(share, signal);
  };
  // Plain HTTP has no locks; there each tab listens for itself.
  const done = navigator.locks ? navigator.locks.request('live-messages', { signal }, listen) : listen();
  done.catch(() => undefined);
  return () => controller.abort();
}
