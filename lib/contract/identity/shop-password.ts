import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { emailField, mobileField, passwordField, sentCodeField } from '../fields.ts';

const rest = { captcha: sentCodeField, password: passwordField };

export const retrievePassword = endpoint({
  method: 'post',
  path: '/api/account/retrievePassword',
  summary: 'Sets a new password with a code sent to the account; ends all its sessions',
  body: z.discriminatedUnion(
    'type',
    [
      z.object({ type: z.literal('email'), account: emailField, ...rest }),
      z.object({ type: z.literal('mobile'), account: mobileField, ...rest }),
    ],
    { error: 'choice' },
  ),
  stale: [],
});
