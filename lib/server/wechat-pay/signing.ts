import { createDecipheriv, createSign, createVerify, randomBytes } from 'node:crypto';
import type { WechatKeys } from './settings.ts';

const scheme = 'WECHATPAY2-SHA256-RSA2048';

/** Messages and answers signed longer ago, or later than now, are not taken: who has caught one cannot send it again. */
const mostSeconds = 300;

interface Signed {
  method: string;
  /** With its query, without the host. */
  path: string;
  body: string;
  at: Date;
}

/** What WeChat Pay signs is lines, each with its end. */
const toLines = (parts: readonly (string | number)[]): string => parts.map((part) => `${part}\n`).join('');

export const newNonce = (): string => randomBytes(16).toString('hex');

/** The merchant's signature of these lines. */
export function signLines({ privateKey }: Pick<WechatKeys, 'privateKey'>, lines: readonly (string | number)[]): string {
  return createSign('RSA-SHA256').update(toLines(lines)).sign(privateKey, 'base64');
}

/** The header that proves who asks. */
export function authorize(keys: WechatKeys, { method, path, body, at }: Signed): string {
  const nonce = newNonce();
  const timestamp = Math.floor(at.getTime() / 1000);
  const signature = signLines(keys, [method, path, timestamp, nonce, body]);
  const facts = { mchid: keys.mchId, nonce_str: nonce, signature, timestamp, serial_no: keys.serialNo };
  return `${scheme} ${Object.entries(facts)
    .map(([name, value]) => `${name}="${value}"`)
    .join(',')}`;
}

/** What came over the wire, with when. */
export interface Received {
  headers: Headers;
  body: string;
  at: Date;
}

const read = (headers: Headers, name: string): string => headers.get(`wechatpay-${name}`) ?? '';

/** By which key it says that it is signed. Undefined: not in the way that was agreed, or not just now. */
export function serialOf({ headers, at }: Received): string | undefined {
  // Absent is the usual kind; another one is not what was agreed.
  if (read(headers, 'signature-type') !== '' && read(headers, 'signature-type') !== scheme) return undefined;
  const timestamp = read(headers, 'timestamp');
  if (!/^\d{1,12}$/.test(timestamp) || read(headers, 'nonce') === '') return undefined;
  if (Math.abs(at.getTime() / 1000 - Number(timestamp)) > mostSeconds) return undefined;
  return read(headers, 'serial') || undefined;
}

/** Whether these bytes are signed by the owner of this public key. */
export function isSignedBy(publicKey: string, { headers, body }: Received): boolean {
  return createVerify('RSA-SHA256')
    .update(toLines([read(headers, 'timestamp'), read(headers, 'nonce'), body]))
    .verify(publicKey, read(headers, 'signature'), 'base64');
}

interface Encrypted {
  ciphertext: string;
  nonce: string;
  associated_data: string;
}

/** What was encrypted for the merchant (AEAD_AES_256_GCM). Throws where it was not done with the merchant's key. */
export function decrypt(
  { apiV3Key }: Pick<WechatKeys, 'apiV3Key'>,
  { ciphertext, nonce, associated_data }: Encrypted,
): string {
  const bytes = Buffer.from(ciphertext, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(apiV3Key), Buffer.from(nonce), { authTagLength: 16 });
  decipher.setAuthTag(bytes.subarray(-16));
  decipher.setAAD(Buffer.from(associated_data));
  return Buffer.concat([decipher.update(bytes.subarray(0, -16)), decipher.final()]).toString();
}
