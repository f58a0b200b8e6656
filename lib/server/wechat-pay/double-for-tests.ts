import { createCipheriv, createSign, createVerify, generateKeyPairSync, randomBytes } from 'node:crypto';
import { newCertificate } from '../kernel/certificates-for-tests.ts';
import type { Clock } from '../kernel/clock.ts';
import { listenRaw, type RawReceived } from '../kernel/listen-raw-for-tests.ts';

export type Answer = { status: number; body: object | undefined };
export type RawAnswer = { status: number; body: string | Uint8Array; headers?: Record<string, string> };

export const refuse = (status: number, code: string, message = code): Answer => ({ status, body: { code, message } });

export const mchId = '1900000109';
const apiV3Key = '0123456789abcdefghijklmnopqrstuv';
const serialNo = '7132D72A03E93CDDF8C03BBD1F37EEDF00000000';
const keyId = 'PUB_KEY_ID_0119000001092025000000000000';

const newKeys = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
  });

interface Played<Own extends object> {
  /** What its tests tell it to do otherwise, beside what every double does. */
  own: Own;
  clock: () => Clock;
  /** What is asked of it, rightly signed. */
  answer: (requested: RawReceived, url: string) => Answer | undefined;
  /** What it gives to anybody, as files are. */
  give?: (requested: RawReceived, isSigned: boolean) => RawAnswer | undefined;
}

/**
 * Plays the gate of WeChat Pay on loopback: it wants what is asked to be signed by the merchant, and signs what it answers with its
 * public key, or with one of its platform certificates.
 */
export async function startGate<Own extends object>({ own, clock, answer, give }: Played<Own>) {
  const [merchant, wechat] = [newKeys(), newKeys()];
  const state = Object.assign(own, {
    isDown: false,
    isForging: false,
    /** The answer to what it has done gets lost. */
    isLosing: false,
    /** Of the certificates that it names, the last one signs; none: its public key does. */
    certificates: [] as ReturnType<typeof newSigner>[],
    certificateCalls: 0,
    /** What happens elsewhere while its answer to this path is on its way; asked for each. */
    meanwhile: undefined as ((path: string) => Promise<unknown> | undefined) | undefined,
  });

  function sign(body: string, at = clock().now()) {
    const timestamp = String(Math.floor(at.getTime() / 1000));
    const nonce = randomBytes(16).toString('hex');
    const { serial, privateKey } = state.certificates.at(-1) ?? { serial: keyId, privateKey: wechat.privateKey };
    const signature = createSign('RSA-SHA256').update(`${timestamp}\n${nonce}\n${body}\n`).sign(privateKey, 'base64');
    return {
      'wechatpay-timestamp': timestamp,
      'wechatpay-nonce': nonce,
      'wechatpay-signature': signature,
      'wechatpay-serial': serial,
    };
  }

  const isSigned = ({ method, target, body, headers }: RawReceived): boolean => {
    const fields = Object.fromEntries(
      [...(headers.authorization ?? '').matchAll(/([a-z_]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    );
    const text = [method, target, fields.timestamp, fields.nonce_str, body].map((part) => `${part}\n`).join('');
    const isScheme = headers.authorization?.startsWith('WECHATPAY2-SHA256-RSA2048 ');
    const isOwn = fields.mchid === mchId && fields.serial_no === serialNo;
    const verifier = createVerify('RSA-SHA256').update(text);
    return Boolean(isScheme) && isOwn && verifier.verify(merchant.publicKey, fields.signature ?? '', 'base64');
  };

  const nameCertificates = (): Answer => {
    state.certificateCalls += 1;
    if (state.certificates.length === 0) return refuse(404, 'RESOURCE_NOT_EXISTS', '无可用的平台证书');
    const data = state.certificates.map(({ serial: serial_no, pem }) => {
      const sealed = { algorithm: 'AEAD_AES_256_GCM', ...encrypt(pem, { key: apiV3Key, subject: 'certificate' }) };
      return { serial_no, encrypt_certificate: sealed };
    });
    return { status: 200, body: { data } };
  };

  const { url, stop } = await listenRaw(async (received) => {
    const given = give?.(received, isSigned(received));
    if (given) return given;
    if (state.isDown) return { status: 502, body: '' };
    const wanted = () =>
      received.path === '/v3/certificates' ? nameCertificates() : (answer(received, url) ?? refuse(404, 'NOT_FOUND'));
    const { status, body } = isSigned(received) ? wanted() : refuse(401, 'SIGN_ERROR', '签名错误');
    await state.meanwhile?.(received.path);
    if (state.isLosing) return { status: 504, body: '' };
    const text = body ? JSON.stringify(body) : '';
    return { status, body: text, headers: sign(state.isForging ? `${text} ` : text) };
  });

  return {
    state,
    url,
    stop,
    merchantPublicKey: merchant.publicKey,
    settings: {
      mchId,
      serialNo,
      privateKey: merchant.privateKey,
      wechatKeyId: keyId,
      wechatPublicKey: wechat.publicKey,
      apiV3Key,
      apiBase: url,
    },
    /** A message as it sends them. `forged` comes after the signature. */
    toMessage: (content: object, { id, event, key = apiV3Key, subject, signedAt, forged = {} }: Told) => {
      const sealed = encrypt(JSON.stringify(content), { key, subject });
      const resource = { algorithm: 'AEAD_AES_256_GCM', original_type: subject, ...sealed };
      const body = JSON.stringify({
        id,
        event_type: event,
        resource_type: 'encrypt-resource',
        create_time: '',
        resource,
      });
      const headers = new Headers({ 'content-type': 'application/json', ...sign(body, signedAt), ...forged.headers });
      return { headers, body: forged.body ?? body };
    },
  };
}

/** How a message differs from a right one. */
export interface Forging {
  /** Encrypted with another key. */
  key?: string;
  signedAt?: Date;
  forged?: { headers?: Record<string, string>; body?: string };
}

interface Told extends Forging {
  id: string;
  event: string;
  subject: string;
}

function encrypt(text: string, { key, subject }: { key: string; subject: string }) {
  const nonce = randomBytes(6).toString('hex');
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(key), Buffer.from(nonce));
  cipher.setAAD(Buffer.from(subject));
  const bytes = Buffer.concat([cipher.update(text), cipher.final(), cipher.getAuthTag()]);
  return { nonce, associated_data: subject, ciphertext: bytes.toString('base64') };
}

/** A platform certificate, and the key that signs for it. */
export function newSigner(serial: string, validTo?: string) {
  const { pem, privateKey } = newCertificate('Tenpay.com', { serial, ...(validTo && { validTo }) });
  return { serial, pem, privateKey };
}
