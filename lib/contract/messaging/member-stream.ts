import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { noQuery } from '../fields.ts';
import { messageRecord, unreadCounts } from './member-inbox.ts';

/**
 * Why the server ended a stream: the token ran out (renew it and come again), the session is over, or the person has
 * opened more streams since (come again much later). A stream that ends without a word was lost: come again soon.
 */
const streamEnd = z.object({ reason: z.enum(['token_expired', 'need_login', 'replaced']) });
export type StreamEnd = z.output<typeof streamEnd>;

/** Each event by its name, with its data as one line of JSON. */
const messageStreamEvent = z.discriminatedUnion('event', [
  z.object({ event: z.literal('unread'), data: unreadCounts }),
  z.object({ event: z.literal('message'), data: messageRecord }),
  z.object({ event: z.literal('end'), data: streamEnd }),
]);
export type MessageStreamEvent = z.output<typeof messageStreamEvent>;

export const messageStream = endpoint({
  method: 'get',
  path: '/api/message/stream',
  summary:
    'Server-sent events: `unread` at once and on every change, `message` for a new one, `end` with the reason before the server ends it; `Last-Event-ID` brings what came meanwhile',
  query: noQuery,
  file: 'text/event-stream',
  data: messageStreamEvent,
});
