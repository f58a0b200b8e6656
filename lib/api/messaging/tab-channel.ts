import { useUserInfo } from '#lib/session/user-store.ts';
import type { LiveEvent } from './member-stream.ts';

type Said = { hello: true } | { userId: number; event: LiveEvent };

interface TabChannel {
  /** Tells the other tabs. */
  post(userId: number, event: LiveEvent): void;
  close(): void;
}

/** Passes events between the tabs of this browser. A tab that opens later is told at once what is unread. */
export function openTabChannel(notify: (event: LiveEvent) => void): TabChannel {
  const channel = new BroadcastChannel('live-messages');
  const say = (said: Said) => channel.postMessage(said);
  let last: Exclude<Said, { hello: true }> | undefined;

  channel.onmessage = ({ data }: MessageEvent<Said>) => {
    if ('hello' in data) {
      if (last) say(last);
      return;
    }
    // Whoever speaks now is the one who listens for all.
    last = undefined;
    if (data.userId === useUserInfo.getState().id) notify(data.event);
  };
  say({ hello: true });
  return {
    post: (userId, event) => {
      if (event.event === 'unread') last = { userId, event };
      say({ userId, event });
    },
    close: () => channel.close(),
  };
}
