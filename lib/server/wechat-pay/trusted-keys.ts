import { X509Certificate } from 'node:crypto';
import { z } from 'zod';
import { exchange } from './exchange.ts';
import type { WechatSettings } from './settings.ts';
import { decrypt, isSignedBy, serialOf } from './signing.ts';

/** The public key under a serial number. Undefined: WeChat Pay has none of it. Throws whatever keeps it from answering. */
export type FindKey = (serial: string) => Promise<string | undefined>;

interface Key {
  publicKey: string;
  validTo: number;
}

/** Anybody may name a serial number that is not known; WeChat Pay is not asked more often for that. */
const pauseInMs = 60_000;

const answerSchema = z.object({
  data: z.array(
    z.object({
      serial_no: z.string(),
      encrypt_certificate: z.object({ ciphertext: z.string(), nonce: z.string(), associated_data: z.string() }),
    }),
  ),
});

/**
 * The keys that WeChat Pay signs with: its public key where the merchant has one, which lasts, and its platform certificates,
 * which are replaced every few years, a new one coming some days before the old one goes. While a merchant goes over from
 * certificates to the public key both are in use.
 */
export function trustedKeys(settings: WechatSettings): FindKey {
  const { wechatKeyId, wechatPublicKey, clock } = settings;
  let keys = new Map<string, Key>();
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | undefined;
  const known = (serial: string) => {
    const key = keys.get(serial.toUpperCase());
    return key && key.validTo > clock.now().getTime() ? key.publicKey : undefined;
  };
  const ask = async () => {
    askedAt = clock.now().getTime();
    keys = await fetchCertificates(settings);
  };
  return async (serial) => {
    if (wechatKeyId !== '' && serial === wechatKeyId) return wechatPublicKey;
    const found = known(serial);
    // A public key's number is no certificate's.
    if (found || !/^[0-9A-F]{16,64}$/i.test(serial)) return found;
    if (!asking && clock.now().getTime() - askedAt < pauseInMs) return undefined;
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    await asking;
    return known(serial);
  };
}

/**
 * The platform certificates of now. Nobody else can have encrypted them, since that takes the merchant's own key; and one of them
 * has signed the answer.
 */
async function fetchCertificates(settings: WechatSettings): Promise<Map<string, Key>> {
  const received = await exchange(settings, { method: 'GET', resource: '/v3/certificates' });
  if (!received.isOk) throw new Error(`wechat: HTTP ${received.status} for its certificates`);
  const keys = new Map(answerSchema.parse(JSON.parse(received.body)).data.map((entry) => toKey(settings, entry)));
  const signer = keys.get((serialOf(received) ?? '').toUpperCase());
  if (!signer || !isSignedBy(signer.publicKey, received)) {
    throw new Error('wechat: certificates without a signature that is right');
  }
  return keys;
}

function toKey(
  settings: WechatSettings,
  { serial_no, encrypt_certificate }: z.output<typeof answerSchema>['data'][number],
): [serial: string, key: Key] {
  const certificate = new X509Certificate(decrypt(settings, encrypt_certificate));
  if (BigInt(`0x${certificate.serialNumber}`) !== BigInt(`0x${serial_no}`)) {
    throw new Error('wechat: a certificate of another number');
  }
  const publicKey = certificate.publicKey.export({ format: 'pem', type: 'spki' }).toString();
  return [serial_no.toUpperCase(), { publicKey, validTo: certificate.validToDate.getTime() }];
}
