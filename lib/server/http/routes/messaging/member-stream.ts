import { messageStream } from '#lib/contract/messaging/member-stream.ts';
import type { LiveMessages } from '#lib/server/http/live/live-messages.ts';
import { type App, serveEvents } from '../../serve.ts';

export function registerMessageStream(app: App, live: LiveMessages): void {
  serveEvents(app, messageStream, {
    guard: 'login',
    // Each page that somebody loads listens anew, in several windows and hands at once: that many are no abuse. Only a
    // reader whose connection breaks at once, again and again, comes here; it waits longer each time anyway.
    limits: [{ points: 300, seconds: 60, by: 'account' }],
    run: ({ member, token, locale, request }) => {
      const lastEventId = Number(request.headers.get('last-event-id') ?? '');
      const after = Number.isSafeInteger(lastEventId) && lastEventId > 0 ? lastEventId : undefined;
      return live.open({ member, token, locale, after });
    },
  });
}
