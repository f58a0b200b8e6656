import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { enteredPassword, lineOfText, noQuery, unixSeconds } from '../fields.ts';
import { storeStatuses } from './applications.ts';

/** Something that is still open; the text is in the caller's language, the link a path of this site, or empty. */
const obstacle = z.object({ kind: z.string(), text: z.string(), link: z.string() });

const closing = z.object({
  status: z.enum(storeStatuses),
  actions: z.array(z.enum(['close', 'keep'])),
  /** What has to be settled before the store is closed. */
  blockers: z.array(obstacle),
  /** Since when it is closing; null while it is not. */
  request_time: unixSeconds.nullable(),
  /** Never closed before that, so that its owner can think again. */
  earliest_time: unixSeconds.nullable(),
  /** How long that is. */
  hours: z.int(),
  /** Whether closing asks for a second factor. */
  needs_code: z.boolean(),
});

export const storeClosing = endpoint({
  method: 'get',
  path: '/api/store/closing',
  summary: 'Whether the store is being closed, and what is still open; for its owner',
  query: noQuery,
  data: closing,
});

export const storeCloseBody = z.object({
  password: enteredPassword(64),
  code: z.string().trim().max(20, 'code').default(''),
  reason: lineOfText(200).default(''),
});

export const storeClose = endpoint({
  method: 'post',
  path: '/api/store/close',
  summary:
    'Starts closing the store, with the password and a two-factor authentication code if it is on: it receives nothing new, completes what it has and closes once everything is settled',
  body: storeCloseBody,
  stale: ['/api/store/closing', '/api/store/profile'],
  data: closing,
});

export const storeCloseCancel = endpoint({
  method: 'post',
  path: '/api/store/closeCancel',
  summary: 'Cancels the store closure: it receives orders again',
  body: z.object({}),
  stale: ['/api/store/closing', '/api/store/profile'],
  data: closing,
});
