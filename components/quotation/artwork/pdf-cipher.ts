import { md5 } from '@noble/hashes/legacy.js';
import { sha256, sha384, sha512 } from '@noble/hashes/sha2.js';
import { PdfClosed, PdfUnread } from './pdf-refusal.ts';
import { isDictionary, isText, type PdfDictionary, type PdfValue } from './pdf-values.ts';

/** What opens the streams of a PDF that was protected without a password to open it. */
export interface PdfCipher {
  decrypt: (bytes: Uint8Array, object: { number: number; generation: number }) => Promise<Uint8Array>;
}

interface Unlocked {
  cipher: PdfCipher | undefined;
  /** Its owner lets nobody print it, which programs for printing keep to. */
  isRestricted: boolean;
}

type Bytes = Uint8Array<ArrayBuffer>;

/** What stands in for a password that is not there (ISO 32000-1, 7.6.3.3). */
const padding = fromHex('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a');
const printBit = 4;

/**
 * Opens a PDF by the empty password of its readers (ISO 32000-2, 7.6.4): most protected files have one, and forbid changes alone. Throws
 * `PdfClosed` where it needs a password, or somebody's certificate.
 */
export async function unlock(head: PdfDictionary | undefined, id: PdfValue): Promise<Unlocked> {
  const values = head?.entries ?? new Map<string, PdfValue>();
  if (values.get('/Filter') !== '/Standard') throw new PdfClosed('not by a password');
  const number = (key: string, otherwise = 0) => numberOf(values.get(key), otherwise);
  const version = number('/V');
  const isRestricted = (number('/P') & printBit) === 0;
  const method = version >= 4 ? methodOf(values) : 'rc4';
  const key = version >= 5 ? await newKey(values, number('/R')) : oldKey(values, { id: textOf(id), version });
  if (!key) throw new PdfClosed('a password');
  if (method === 'none') return { cipher: undefined, isRestricted };
  const decrypt: PdfCipher['decrypt'] = async (bytes, object) => {
    if (method === 'aes256') return decryptAes(key, copyOf(bytes));
    const own = keyOfObject(key, object, method === 'aes128');
    return method === 'aes128' ? decryptAes(own, copyOf(bytes)) : rc4(own, bytes);
  };
  return { cipher: { decrypt }, isRestricted };
}

type Method = 'none' | 'rc4' | 'aes128' | 'aes256';

const methods: Record<string, Method> = { '/None': 'none', '/V2': 'rc4', '/AESV2': 'aes128', '/AESV3': 'aes256' };

/** Of streams; texts are not read. */
function methodOf(values: Map<string, PdfValue>): Method {
  const name = values.get('/StmF') ?? '/Identity';
  if (name === '/Identity' || typeof name !== 'string') return 'none';
  const filters = values.get('/CF');
  const filter = isDictionary(filters) ? filters.entries.get(name) : undefined;
  const method = isDictionary(filter) ? methods[String(filter.entries.get('/CFM'))] : undefined;
  if (!method) throw new PdfUnread('another cipher');
  return method;
}

/** Algorithms 2, 4 and 5: MD5 and RC4. Undefined where the empty password is not the one. */
function oldKey(values: Map<string, PdfValue>, { id, version }: { id: Bytes; version: number }): Bytes | undefined {
  const number = (key: string, otherwise = 0) => numberOf(values.get(key), otherwise);
  const [revision, stated] = [number('/R'), textOf(values.get('/U'))];
  const size =
    revision === 2 || version === 1 ? 5 : Math.min(16, Math.max(5, number('/Length', version === 4 ? 128 : 40) / 8));
  const rights = new DataView(new ArrayBuffer(4));
  rights.setInt32(0, number('/P') | 0, true);
  const isOpen = revision >= 4 && values.get('/EncryptMetadata') === false;
  const owner = textOf(values.get('/O')).slice(0, 32);
  let key = md5(joined(padding, owner, new Uint8Array(rights.buffer), id, ...(isOpen ? [fromHex('ffffffff')] : [])));
  if (revision >= 3) for (let round = 0; round < 50; round += 1) key = md5(key.slice(0, size));
  const opening = copyOf(key.slice(0, size));
  if (revision === 2) return isSame(rc4(opening, padding), stated) ? opening : undefined;
  let check: Uint8Array = md5(joined(padding, id));
  for (let round = 0; round < 20; round += 1)
    check = rc4(
      opening.map((byte) => byte ^ round),
      check,
    );
  return isSame(check.slice(0, 16), stated.slice(0, 16)) ? opening : undefined;
}

/** Algorithm 2.A: SHA-2 and AES. */
async function newKey(values: Map<string, PdfValue>, revision: number): Promise<Bytes | undefined> {
  const [user, packed] = [textOf(values.get('/U')), textOf(values.get('/UE')).slice(0, 32)];
  const hash = revision >= 6 ? hashOf : async (salt: Bytes) => copyOf(sha256(salt));
  if (!isSame(await hash(user.slice(32, 40)), user.slice(0, 32))) return undefined;
  return withoutPadding(await hash(user.slice(40, 48)), packed);
}

/** Algorithm 2.B of the empty password. */
async function hashOf(salt: Bytes): Promise<Bytes> {
  let key = copyOf(sha256(salt));
  for (let round = 0; ; round += 1) {
    const repeated = new Uint8Array(64 * key.length);
    for (let at = 0; at < 64; at += 1) repeated.set(key, at * key.length);
    const packed = (await encryptAes(key.slice(0, 16), key.slice(16, 32), repeated)).slice(0, repeated.length);
    const rest = packed.slice(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    key = copyOf([sha256, sha384, sha512][rest]?.(packed) ?? key);
    if (round >= 63 && (packed.at(-1) ?? 0) <= round - 31) return key.slice(0, 32);
  }
}

/** Algorithm 1. */
function keyOfObject(
  key: Bytes,
  { number, generation }: { number: number; generation: number },
  isAes: boolean,
): Bytes {
  const place = Uint8Array.of(number, number >> 8, number >> 16, generation, generation >> 8);
  const salt = isAes ? [fromHex('73416c54')] : [];
  return copyOf(md5(joined(key, place, ...salt)).slice(0, Math.min(16, key.length + 5)));
}

function rc4(key: Uint8Array, bytes: Uint8Array): Uint8Array {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const swap = (one: number, other: number) => {
    const kept = state[one] ?? 0;
    state[one] = state[other] ?? 0;
    state[other] = kept;
  };
  for (let at = 0, other = 0; at < 256; at += 1) {
    other = (other + (state[at] ?? 0) + (key[at % key.length] ?? 0)) & 255;
    swap(at, other);
  }
  let [one, other] = [0, 0];
  return bytes.map((byte) => {
    one = (one + 1) & 255;
    other = (other + (state[one] ?? 0)) & 255;
    swap(one, other);
    return byte ^ (state[((state[one] ?? 0) + (state[other] ?? 0)) & 255] ?? 0);
  });
}

/** Browsers have AES for pages that came over https alone. */
async function aesKey(key: Bytes): Promise<CryptoKey> {
  if (!globalThis.crypto?.subtle) throw new PdfUnread('no AES here');
  return crypto.subtle.importKey('raw', key, 'AES-CBC', false, ['encrypt', 'decrypt']);
}

async function encryptAes(key: Bytes, iv: Bytes, bytes: Bytes): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-CBC', iv }, await aesKey(key), bytes));
}

/** The first block is what it begins with. */
async function decryptAes(key: Bytes, bytes: Bytes): Promise<Uint8Array> {
  const [iv, rest] = [bytes.slice(0, 16), bytes.slice(16, bytes.length - (bytes.length % 16))];
  return new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-CBC', iv }, await aesKey(key), rest));
}

/** What was encrypted without padding: a block of padding is made for it, since browsers want one. */
async function withoutPadding(key: Bytes, bytes: Bytes): Promise<Bytes> {
  const end = (await encryptAes(key, bytes.slice(-16), new Uint8Array(0))).slice(0, 16);
  const whole = joined(bytes, end);
  const plain = await crypto.subtle.decrypt({ name: 'AES-CBC', iv: new Uint8Array(16) }, await aesKey(key), whole);
  return new Uint8Array(plain);
}

const numberOf = (value: PdfValue | undefined, otherwise: number): number =>
  typeof value === 'number' ? value : otherwise;

const textOf = (value: PdfValue | undefined): Bytes =>
  Uint8Array.from(isText(value) ? value.text : '', (sign) => sign.charCodeAt(0));

function fromHex(digits: string): Bytes {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

const copyOf = (bytes: Uint8Array): Bytes => Uint8Array.from(bytes);

function joined(...parts: Uint8Array[]): Bytes {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

const isSame = (left: Uint8Array, right: Uint8Array): boolean =>
  left.length > 0 && left.length === right.length && left.every((byte, index) => byte === right[index]);
