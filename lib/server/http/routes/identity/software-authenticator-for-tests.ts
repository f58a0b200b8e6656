import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { PasskeyCreationOptions, PasskeyRequestOptions } from '#lib/contract/identity/passkey-fields.ts';

/** What a browser and its authenticator do, and what a test has them do wrongly. */
export interface Ceremony {
  origin: string;
  rpId?: string;
  /** Asked for a finger, a face or a PIN, and got it. */
  isVerified?: boolean;
  challenge?: string;
  isFramed?: boolean;
}

interface Model {
  /** Counts its signatures; those that keep passkeys on several devices do not. */
  isCounting?: boolean;
  isSynced?: boolean;
  aaguid?: string;
  /** A passkey that is known elsewhere already. */
  credentialId?: Buffer;
}

const hash = (data: string | Buffer) => createHash('sha256').update(data).digest();
const text = (data: Buffer) => data.toString('base64url');

/** An authenticator with one passkey, in software: an ES256 key, no attestation. */
export class SoftwareAuthenticator {
  readonly credentialId: Buffer;
  counter = 0;
  userHandle = '';
  private readonly model: Model;
  private readonly keys: { publicKey: KeyObject; privateKey: KeyObject };

  constructor(model: Model = {}) {
    this.model = model;
    this.credentialId = model.credentialId ?? randomBytes(32);
    this.keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  }

  /** The answer of `navigator.credentials.create`, as JSON. */
  create(options: PasskeyCreationOptions, ceremony: Ceremony, attestation: Map<string, Cbor> = noAttestation()) {
    this.userHandle = options.user.id;
    const clientData = describeClient('webauthn.create', options.challenge, ceremony);
    const authData = Buffer.concat([this.describe(options.rp.id, ceremony, 0x40), this.describeKey()]);
    const attestationObject = encode(new Map<string, Cbor>([...attestation, ['authData', authData]]));
    return {
      ...this.name(),
      response: {
        clientDataJSON: text(clientData),
        attestationObject: text(attestationObject),
        transports: this.model.isSynced ? ['internal', 'hybrid'] : ['usb'],
      },
    };
  }

  /** The answer of `navigator.credentials.get`, as JSON. */
  get(options: PasskeyRequestOptions, ceremony: Ceremony) {
    if (this.model.isCounting) this.counter += 1;
    const clientData = describeClient('webauthn.get', options.challenge, ceremony);
    const authData = this.describe(options.rpId, ceremony, 0);
    const signature = sign('sha256', Buffer.concat([authData, hash(clientData)]), this.keys.privateKey);
    return {
      ...this.name(),
      response: {
        clientDataJSON: text(clientData),
        authenticatorData: text(authData),
        signature: text(signature),
        userHandle: this.userHandle,
      },
    };
  }

  private name() {
    const id = text(this.credentialId);
    return { id, rawId: id, type: 'public-key' as const };
  }

  private describe(rpId: string, ceremony: Ceremony, rest: number): Buffer {
    const { isVerified = true } = ceremony;
    const synced = this.model.isSynced ? 0x18 : 0;
    const flags = 0x01 | (isVerified ? 0x04 : 0) | synced | rest;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([hash(ceremony.rpId ?? rpId), Buffer.from([flags]), counter]);
  }

  private describeKey(): Buffer {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const aaguid = Buffer.from((this.model.aaguid ?? '').replaceAll('-', '').padEnd(32, '0'), 'hex');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.credentialId.length);
    const key = new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]);
    return Buffer.concat([aaguid, length, this.credentialId, encode(key)]);
  }
}

const noAttestation = () =>
  new Map<string, Cbor>([
    ['fmt', 'none'],
    ['attStmt', new Map()],
  ]);

function describeClient(type: string, asked: string, ceremony: Ceremony): Buffer {
  const { origin, challenge = asked, isFramed = false } = ceremony;
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: isFramed }));
}

export type Cbor = number | string | Buffer | Cbor[] | Map<string, Cbor> | Map<number, Cbor>;

/** As much of CBOR as authenticators write (RFC 8949). */
function encode(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (Array.isArray(value)) return Buffer.concat([head(4, value.length), ...value.map(encode)]);
  const entries = [...value].flatMap(([key, each]) => [encode(key), encode(each)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

function head(major: number, length: number): Buffer {
  const kind = major << 5;
  if (length < 24) return Buffer.from([kind | length]);
  if (length < 256) return Buffer.from([kind | 24, length]);
  return Buffer.from([kind | 25, length >> 8, length & 255]);
}
