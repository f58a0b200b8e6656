import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { noQuery } from '../fields.ts';

/** What has changed, as the tags of what was kept of it; `shop` is everything. */
export const changedEvent = z.object({ event: z.literal('changed'), data: z.object({ tags: z.array(z.string()) }) });

export const changeStream = endpoint({
  method: 'get',
  path: '/api/site/changes',
  summary: 'Server-sent events for processes that keep pages: `changed` with the tags of what is no longer as it was',
  query: noQuery,
  file: 'text/event-stream',
  data: changedEvent,
});
