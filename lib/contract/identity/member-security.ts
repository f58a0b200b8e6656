import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { noQuery, pageOf, pageQuery, unixSeconds } from '../fields.ts';
import { loginWays } from './login-providers.ts';

/** Browser and system in short; empty when the browser does not say. */
const device = z.string();
/** Country of the address in the caller's language; empty when it is not known. */
const place = z.string();

export const accountSessions = endpoint({
  method: 'get',
  path: '/api/account/sessions',
  summary: 'Devices where the caller is logged in, most recently used first',
  query: noQuery,
  data: pageOf(
    z.object({
      id: z.uuid(),
      ip: z.string(),
      user_agent: z.string(),
      device,
      place,
      /** "Keep me signed in" was chosen. */
      is_kept: z.boolean(),
      /** The device that asks. */
      is_current: z.boolean(),
      create_time: unixSeconds,
      last_seen_time: unixSeconds,
    }),
  ),
});

export const sessionRevoke = endpoint({
  method: 'post',
  path: '/api/account/sessionRevoke',
  summary: 'Logs out one of the caller’s devices',
  body: z.object({ id: z.uuid('invalid') }),
  stale: ['/api/account/sessions'],
});

export const sessionRevokeAll = endpoint({
  method: 'post',
  path: '/api/account/sessionRevokeAll',
  summary: 'Logs out all of the caller’s devices except this one',
  body: z.object({}),
  stale: ['/api/account/sessions'],
  data: z.object({ ended: z.int() }),
});

export const loginHistory = endpoint({
  method: 'get',
  path: '/api/account/loginHistory',
  summary: 'Logins and failed attempts in the last six months, newest first',
  query: z.object(pageQuery),
  data: pageOf(
    z.object({
      id: z.int(),
      ip: z.string(),
      user_agent: z.string(),
      device,
      place,
      outcome: z.enum(['success', 'wrong_password', 'wrong_second_factor', 'wrong_passkey']),
      way: z.enum(loginWays),
      create_time: unixSeconds,
    }),
  ),
});
