import type { PasskeyAssertion, PasskeyAttestation } from '#lib/contract/identity/passkey-fields.ts';
import type { RelyingParty } from './relying-party.ts';

interface Ceremony {
  party: RelyingParty;
  challenge: string;
}

/** A new credential, as its authenticator described it. */
export interface NewCredential {
  credentialId: string;
  publicKey: string;
  counter: number;
  isSynced: boolean;
  aaguid: string;
}

/** COSE: ES256, EdDSA, RS256. Named here, so that every process offers and takes the same. */
export const algorithms = [-7, -8, -257];

/** Loaded with the first ceremony: most processes of a shop never see one. */
const loadLibrary = () => import('@simplewebauthn/server');
const loadDecoders = () => import('@simplewebauthn/server/helpers');

/** What a device sent for a new passkey; undefined where anything is not as it must be. */
export async function verifyNew(
  { party, challenge }: Ceremony,
  response: PasskeyAttestation,
): Promise<NewCredential | undefined> {
  const [{ verifyRegistrationResponse }, decoders] = await Promise.all([loadLibrary(), loadDecoders()]);
  try {
    if (isFramed(decoders, response) || !isWithoutCertificates(decoders, response)) return undefined;
    const { verified, registrationInfo: told } = await verifyRegistrationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    if (!verified || told.credential.id !== response.id) return undefined;
    const { id, publicKey, counter } = told.credential;
    const isSynced = told.credentialDeviceType === 'multiDevice';
    const key = Buffer.from(publicKey).toString('base64url');
    return { credentialId: id, publicKey: key, counter, isSynced, aaguid: told.aaguid };
  } catch {
    // The library throws what it refuses, and what cannot be read.
    return undefined;
  }
}

interface KnownCredential {
  credentialId: string;
  publicKey: string;
  userHandle: string;
}

/**
 * The counter of a rightly signed answer; undefined where anything is not as it must be. Whether the counter has grown is
 * asked by the caller, once the signature is known to be right: else a stranger could raise the alarm.
 */
export async function verifyKnown(
  { party, challenge }: Ceremony,
  response: PasskeyAssertion,
  known: KnownCredential,
): Promise<{ counter: number } | undefined> {
  const [{ verifyAuthenticationResponse }, decoders] = await Promise.all([loadLibrary(), loadDecoders()]);
  const { userHandle, ...rest } = response.response;
  if (userHandle !== known.userHandle) return undefined;
  try {
    if (isFramed(decoders, response)) return undefined;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...response, response: { ...rest, userHandle }, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: known.credentialId,
        publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64url')),
        counter: 0,
      },
    });
    return verified ? { counter: authenticationInfo.newCounter } : undefined;
  } catch {
    return undefined;
  }
}

type Decoders = Awaited<ReturnType<typeof loadDecoders>>;

/** Asked for within a page of somebody else: the shop's pages stand in no frame. */
function isFramed(decoders: Decoders, { response }: PasskeyAssertion | PasskeyAttestation): boolean {
  const { crossOrigin, topOrigin } = decoders.decodeClientDataJSON(response.clientDataJSON);
  return crossOrigin === true || topOrigin !== undefined;
}

/**
 * The shop asks for no attestation, and takes none: certificates that a stranger sends would have the server fetch the
 * addresses that stand in them.
 */
function isWithoutCertificates(decoders: Decoders, { response }: PasskeyAttestation): boolean {
  const bytes = new Uint8Array(Buffer.from(response.attestationObject, 'base64url'));
  const told = decoders.decodeAttestationObject(bytes);
  const isSelfSigned = told.get('fmt') === 'packed' && told.get('attStmt').get('x5c') === undefined;
  return told.get('fmt') === 'none' || isSelfSigned;
}
