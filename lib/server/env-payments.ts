import { createPrivateKey, createPublicKey } from 'node:crypto';
import { z } from 'zod';
import { SettingsError } from './settings-error.ts';

/** A key as people have it: with or without its frame, on one line or several, with `\n` written out. */
function toDer(text: string): Buffer {
  return Buffer.from(text.replace(/-----[^-]+-----/g, '').replace(/\\n|\s/g, ''), 'base64');
}

function readPrivateKey(text: string): string {
  const key = toDer(text);
  for (const type of ['pkcs8', 'pkcs1'] as const) {
    try {
      const parsed = createPrivateKey({ key, format: 'der', type });
      if (parsed.asymmetricKeyType === 'rsa') return parsed.export({ format: 'pem', type: 'pkcs1' }).toString().trim();
    } catch {
      // The other frame, then.
    }
  }
  throw new Error('not an RSA private key');
}

function readPublicKey(text: string): string {
  const parsed = createPublicKey({ key: toDer(text), format: 'der', type: 'spki' });
  if (parsed.asymmetricKeyType !== 'rsa') throw new Error('not an RSA public key');
  return parsed.export({ format: 'pem', type: 'spki' }).toString().trim();
}

const key = (read: (text: string) => string, message: string) =>
  z.string().transform((text, context) => {
    try {
      return read(text);
    } catch {
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    }
  });

/** Settings of the providers that take real money. A provider without any of its settings is off. */
export const paymentSettings = {
  ALIPAY_APP_ID: z
    .string()
    .regex(/^\d{8,32}$/)
    .optional(),
  ALIPAY_PRIVATE_KEY: key(readPrivateKey, 'not an RSA private key').optional(),
  ALIPAY_PUBLIC_KEY: key(readPublicKey, 'not an RSA public key').optional(),
  ALIPAY_SELLER_ID: z
    .string()
    .regex(/^2088\d{12}$/)
    .optional(),
  ALIPAY_GATEWAY: z.url().default('https://openapi.alipay.com/gateway.do'),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[rs]k_(test|live)_\w+$/)
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/)
    .optional(),
  STRIPE_API_BASE: z.url().optional(),
};

const belongTogether = [
  ['ALIPAY_APP_ID', 'ALIPAY_PRIVATE_KEY', 'ALIPAY_PUBLIC_KEY'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
] as const;

type PaymentSetting = (typeof belongTogether)[number][number];
type Given = { [Name in PaymentSetting]?: string | undefined };

/** The providers with real money that these settings switch on. */
export function namesOfRealProviders({ ALIPAY_APP_ID, STRIPE_SECRET_KEY }: Given | NodeJS.ProcessEnv): string[] {
  return [...(ALIPAY_APP_ID ? ['Alipay'] : []), ...(STRIPE_SECRET_KEY ? ['Stripe'] : [])];
}

/**
 * Refuses half a provider, which could take money and never hear of it, and play money beside real money, which would be
 * an open till. Throws a `SettingsError`.
 */
export function requireSoundPayments(env: Given & { PAYMENT_SANDBOX: boolean }): void {
  for (const names of belongTogether) {
    const [present, missing] = [names.find((name) => env[name]), names.find((name) => !env[name])];
    if (!present || !missing) continue;
    const words = { key: 'settingMissing', values: { name: missing, present } };
    throw new SettingsError(missing, `${missing} is not set, though ${present} is`, words);
  }
  const real = namesOfRealProviders(env).join(', ');
  if (!env.PAYMENT_SANDBOX || real === '') return;
  const words = { key: 'sandboxBesideReal', values: { real } };
  throw new SettingsError('PAYMENT_SANDBOX', `PAYMENT_SANDBOX: not beside real providers (${real})`, words);
}
