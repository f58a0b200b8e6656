import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { accountField, emailField, passwordField, unixSeconds } from '../fields.ts';
import { userInfoSchema } from '../identity/shop-login.ts';

/** What stands behind the `#` of an address that was printed or given out. */
const token = z.string().trim().min(1, 'required').max(100, 'tooLong');

export const siteSetup = endpoint({
  method: 'post',
  path: '/api/site/setup',
  summary:
    'Whether the one-time setup address of a new shop is still good (`setup_invalid`, `setup_done` otherwise); it is not used up',
  body: z.object({ token }),
  stale: [],
  data: z.object({ expires: unixSeconds }),
});

export const setupOperatorBody = z.object({
  token,
  username: accountField,
  email: emailField,
  password: passwordField,
});

export const siteSetupOperator = endpoint({
  method: 'post',
  path: '/api/site/setupOperator',
  summary: 'Makes the first operator of a new shop and logs in; the setup address is used up by it',
  body: setupOperatorBody,
  stale: [],
  data: z.object({ userInfo: userInfoSchema }),
});

export const sitePreview = endpoint({
  method: 'post',
  path: '/api/site/preview',
  summary: 'Until when a preview link shows a shop that is not open yet; `preview_invalid` for one that does not',
  body: z.object({ token }),
  stale: [],
  data: z.object({ expires: unixSeconds }),
});
