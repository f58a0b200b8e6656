import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { enteredPassword, noQuery, requiredText } from '../fields.ts';

const password = enteredPassword(64);
/** Six digits of the app, or a recovery code. */
const code = requiredText(20);
export const confirmedBody = z.object({ password });
export const codeBody = z.object({ code });
export const confirmedCodeBody = z.object({ password, code });

/** Shown once; the server keeps only their hashes. */
const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

export const twoFactor = endpoint({
  method: 'get',
  path: '/api/account/twoFactor',
  summary: 'Whether two-factor authentication is on for the caller, and whether the shop requires it',
  query: noQuery,
  data: z.object({ enabled: z.boolean(), required: z.boolean(), recovery_codes_left: z.int() }),
});

export const twoFactorSetup = endpoint({
  method: 'post',
  path: '/api/account/twoFactorSetup',
  summary: 'Creates a secret for an authenticator app; needs the password, and takes effect once enabled',
  body: confirmedBody,
  stale: [],
  data: z.object({ secret: z.string(), uri: z.string() }),
});

export const twoFactorEnable = endpoint({
  method: 'post',
  path: '/api/account/twoFactorEnable',
  summary: 'Turns on two-factor authentication with a code from the new secret',
  body: codeBody,
  stale: ['/api/account/twoFactor'],
  data: recoveryCodes,
});

export const twoFactorDisable = endpoint({
  method: 'post',
  path: '/api/account/twoFactorDisable',
  summary: 'Turns off two-factor authentication; needs the password and a code',
  body: confirmedCodeBody,
  stale: ['/api/account/twoFactor'],
});

export const twoFactorRecovery = endpoint({
  method: 'post',
  path: '/api/account/twoFactorRecovery',
  summary: 'Creates ten new recovery codes, replacing the old ones',
  body: codeBody,
  stale: ['/api/account/twoFactor'],
  data: recoveryCodes,
});
