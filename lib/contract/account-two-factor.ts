import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { noQuery, nothing, requiredText } from './fields.ts';

const password = requiredText(64);
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
  summary: 'Whether login asks the caller for a second factor, and whether the shop demands one',
  query: noQuery,
  data: z.object({ enabled: z.boolean(), required: z.boolean(), recovery_codes_left: z.int() }),
});

export const twoFactorSetup = endpoint({
  method: 'post',
  path: '/api/account/twoFactorSetup',
  summary: 'A new secret for the authenticator app, for who knows the password; it counts once enabled',
  body: confirmedBody,
  data: z.object({ secret: z.string(), uri: z.string() }),
});

export const twoFactorEnable = endpoint({
  method: 'post',
  path: '/api/account/twoFactorEnable',
  summary: 'Switches the second factor on with a code of the new secret',
  body: codeBody,
  data: recoveryCodes,
});

export const twoFactorDisable = endpoint({
  method: 'post',
  path: '/api/account/twoFactorDisable',
  summary: 'Switches the second factor off, with the password and a code',
  body: confirmedCodeBody,
  data: nothing,
});

export const twoFactorRecovery = endpoint({
  method: 'post',
  path: '/api/account/twoFactorRecovery',
  summary: 'Ten new recovery codes in the place of the old ones',
  body: codeBody,
  data: recoveryCodes,
});
