import { operatorOutbox, operatorOutboxRetry, operatorOutboxReveal } from '#lib/contract/messaging/desk-outbox.ts';
import { toWorkPage, toWorkQuery } from '#lib/server/kernel/work-page.ts';
import { listOutbox, openMessage, retryMessage } from '#lib/server/messaging/index.ts';
import { type App, serve } from '../../serve.ts';
import { toOutboxRow } from './desk-outbox-records.ts';

/** What went out by mail and text message, what did not, and another try. */
export function registerOperatorOutbox(app: App): void {
  serve(app, operatorOutbox, {
    guard: { node: 'operator/outbox/list' },
    run: async ({ server, locale, query }) => {
      const { state, channel, q } = query;
      const reading = { locale, now: server.clock.now() };
      const page = await listOutbox(server, { state, channel, q }, toWorkQuery(query));
      return toWorkPage(page, (entry) => toOutboxRow(entry, reading));
    },
  });
  serve(app, operatorOutboxReveal, {
    guard: { node: 'operator/outbox/reveal' },
    limits: [{ points: 200, seconds: 3600, by: 'account' }],
    run: ({ server, member, body }) => openMessage(server, member, body.id),
  });
  serve(app, operatorOutboxRetry, {
    guard: { node: 'operator/outbox/retry' },
    message: 'outboxRetried',
    run: async ({ server, member, body }) => retryMessage(server, member, body.id),
  });
}
