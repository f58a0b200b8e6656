import { z } from 'zod';
import { requiredText } from '../fields.ts';

/** Bytes as WebAuthn writes them in JSON: base64url. */
const bytes = (max: number) =>
  z
    .string('invalid')
    .regex(/^[\w-]+$/, 'invalid')
    .max(max, 'tooLong');

/** The id of a credential: 1023 bytes at most. */
const credential = { id: bytes(1400), rawId: bytes(1400), type: z.literal('public-key', 'invalid') };
const clientDataJSON = bytes(8192);

/** Proof that the browser asked for the challenge; good for five minutes and one success. */
export const ticketField = requiredText(128);

/** What `navigator.credentials.get` gave, as JSON (`AuthenticationResponseJSON` of WebAuthn). */
export const assertionField = z.object({
  ...credential,
  response: z.object({
    clientDataJSON,
    authenticatorData: bytes(8192),
    signature: bytes(2048),
    /** Which account the passkey is for. */
    userHandle: bytes(128),
  }),
});
export type PasskeyAssertion = z.output<typeof assertionField>;

/** What `navigator.credentials.create` gave, as JSON (`RegistrationResponseJSON` of WebAuthn). */
export const attestationField = z.object({
  ...credential,
  response: z.object({
    clientDataJSON,
    attestationObject: bytes(16_384),
    /** Ways to the authenticator, which make it quicker to find. */
    transports: z
      .array(z.string().regex(/^[a-z-]{1,20}$/, 'invalid'), 'invalid')
      .max(10, 'tooLong')
      .default([]),
  }),
});
export type PasskeyAttestation = z.output<typeof attestationField>;

const descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()),
});

/** For `navigator.credentials.get`: whatever passkey of this shop the device has. */
export const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
});
export type PasskeyRequestOptions = z.output<typeof requestOptions>;

/** For `navigator.credentials.create`. */
export const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal('none'),
  /** Those that the account has: no device gets two. */
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
});
export type PasskeyCreationOptions = z.output<typeof creationOptions>;
