import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { enteredPassword, lineOfText, noQuery, unixSeconds } from '../fields.ts';

/** Something that stands between an account and its end; the text is in the caller's language, the link a path of this site. */
const obstacle = z.object({ kind: z.string(), text: z.string(), link: z.string() });

const closing = z.object({
  state: z.enum(['open', 'cooling']),
  /** What has to be settled first; while there is any the account cannot be closed. */
  blockers: z.array(obstacle),
  /** What will be lost. */
  warnings: z.array(obstacle),
  cool_off_days: z.int(),
  request_time: unixSeconds.nullable(),
  /** When the account ends unless its owner keeps it. */
  effective_time: unixSeconds.nullable(),
  /** A code of the authenticator app is asked for as well. */
  needs_code: z.boolean(),
});

export const accountClosing = endpoint({
  method: 'get',
  path: '/api/account/closing',
  summary: 'Whether the account is being closed, and what prevents it',
  query: noQuery,
  data: closing,
});

export const accountClose = endpoint({
  method: 'post',
  path: '/api/account/close',
  summary:
    'Starts the cooling-off period before account closure; needs the password, and a code if two-factor authentication is on',
  body: z.object({
    password: enteredPassword(64),
    code: z.string().trim().max(20, 'tooLong').optional(),
    reason: lineOfText(255).optional(),
  }),
  stale: ['/api/account/closing', '/api/index/index'],
  data: closing,
});

export const accountKeep = endpoint({
  method: 'post',
  path: '/api/account/keep',
  summary: 'Withdraws the account closure request',
  body: z.object({}),
  stale: ['/api/account/closing', '/api/index/index'],
  data: closing,
});
