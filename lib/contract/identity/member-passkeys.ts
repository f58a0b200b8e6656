import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { enteredPassword, idField, lineOfText, noQuery, requiredText, unixSeconds } from '../fields.ts';
import { attestationField, creationOptions, ticketField } from './passkey-fields.ts';

/** How a passkey is kept: on all devices of its owner, on one device, or on a key to plug in or hold near. */
const passkeyKinds = ['synced', 'device', 'security_key'] as const;

const name = requiredText(40).pipe(lineOfText(40));

const passkey = z.object({
  id: z.int(),
  name: z.string(),
  kind: z.enum(passkeyKinds),
  /** What keeps it, such as "Windows Hello"; empty when it does not say. */
  keeper: z.string(),
  /** Browser and system it was made with; empty when the browser does not say. */
  device: z.string(),
  create_time: unixSeconds,
  last_used_time: unixSeconds.nullable(),
  /** Browser and system of the last login with it. */
  last_device: z.string(),
  /** Its counter went back: somebody may hold a copy. */
  is_suspect: z.boolean(),
});

export const passkeys = endpoint({
  method: 'get',
  path: '/api/account/passkeys',
  summary: 'Passkeys of the caller, newest first, and whether one can be added',
  query: noQuery,
  data: z.object({
    list: z.array(passkey),
    total: z.int(),
    limit: z.int(),
    /** Origin of the pages where passkeys can be made and used; empty where the shop’s address allows none. */
    origin: z.string(),
    /** A code of the authenticator app is asked for as well. */
    needs_code: z.boolean(),
  }),
});

/** Password, and code where one is asked for. */
export const passkeySetupBody = z.object({
  password: enteredPassword(64),
  code: z.string().trim().max(20, 'tooLong').optional(),
});

export const passkeySetup = endpoint({
  method: 'post',
  path: '/api/account/passkeySetup',
  summary:
    'Options for creating a passkey, and a ticket for it; needs the password, and a code if two-factor authentication is on',
  body: passkeySetupBody,
  stale: [],
  data: z.object({ ticket: z.string(), options: creationOptions }),
});

export const passkeyAdd = endpoint({
  method: 'post',
  path: '/api/account/passkeyAdd',
  summary: 'Adds the passkey that the browser created with the options; without a name it gets one of its device',
  body: z.object({ ticket: ticketField, credential: attestationField, name: name.optional() }),
  stale: ['/api/account/passkeys'],
  data: z.object({ id: z.int(), name: z.string() }),
});

export const passkeyNameBody = z.object({ name });

export const passkeyRename = endpoint({
  method: 'post',
  path: '/api/account/passkeyRename',
  summary: 'Renames one of the caller’s passkeys',
  body: z.object({ id: idField, name }),
  stale: ['/api/account/passkeys'],
});

export const passkeyRemove = endpoint({
  method: 'post',
  path: '/api/account/passkeyRemove',
  summary: 'Removes one of the caller’s passkeys; it can no longer log in',
  body: z.object({ id: idField }),
  stale: ['/api/account/passkeys'],
});
