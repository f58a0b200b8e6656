import { createDecipheriv, createSign, createVerify, randomBytes } from 'node:crypto';
import { isSameSecret } from '../../../kernel/ids.ts';

/** Keys of a merchant, and of WeChat Pay towards it. */
export interface WechatKeys {
  mchId: string;
  /** Of the merchant's certificate. */
  serialNo: string;
  privateKey: string;
  /** Of WeChat Pay's public key (`PUB_KEY_ID_…`), or of its platform certificate. */
  wechatKeyId: string;
  wechatPublicKey: string;
  /** 32 characters; encrypts what messages say. */
  apiV3Key: string;
}

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

/** The header that proves who asks. */
export function authorize({ mchId, serialNo, privateKey }: WechatKeys, { method, path, body, at }: Signed): string {
  const nonce = randomBytes(16).toString('hex');
  const timestamp = Math.floor(at.getTime() / 1000);
  const text = [method, path, timestamp, nonce, body].map((part) => `${part}\n`).join('');
  const signature = createSign('RSA-SHA256').update(text).sign(privateKey, 'base64');
  const facts = { mchid: mchId, nonce_str: nonce, signature, timestamp, serial_no: serialNo };
  return `${scheme} ${Object.entries(facts)
    .map(([name, value]) => `${name}="${value}"`)
    .join(',')}`;
}

/** Whether WeChat Pay has signed these bytes, just now. */
export function isFromWechat(
  { wechatKeyId, wechatPublicKey }: WechatKeys,
  { headers, body, at }: { headers: Headers; body: string; at: Date },
): boolean {
  const read = (name: string) => headers.get(`wechatpay-${name}`) ?? '';
  const [timestamp, nonce] = [read('timestamp'), read('nonce')];
  // Absent is the usual kind; another one is not what was agreed.
  if (read('signature-type') !== '' && read('signature-type') !== scheme) return false;
  if (!isSameSecret(read('serial'), wechatKeyId) || !/^\d{1,12}$/.test(timestamp) || nonce === '') return false;
  if (Math.abs(at.getTime() / 1000 - Number(timestamp)) > mostSeconds) return false;
  return createVerify('RSA-SHA256')
    .update(`${timestamp}\n${nonce}\n${body}\n`)
    .verify(wechatPublicKey, read('signature'), 'base64');
}

interface Encrypted {
  ciphertext: string;
  nonce: string;
  associated_data: string;
}

/** What a message says (AEAD_AES_256_GCM). Throws where it was not encrypted with the merchant's key. */
export function decrypt({ apiV3Key }: WechatKeys, { ciphertext, nonce, associated_data }: Encrypted): string {
  const bytes = Buffer.from(ciphertext, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(apiV3Key), Buffer.from(nonce), { authTagLength: 16 });
  decipher.setAuthTag(bytes.subarray(-16));
  decipher.setAAD(Buffer.from(associated_data));
  return Buffer.concat([decipher.update(bytes.subarray(0, -16)), decipher.final()]).toString();
}
