import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { readEnv, SettingsError } from './env.ts';
import { namesOfRealProviders } from './env-payments.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pem = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
const alipay = {
  ALIPAY_APP_ID: '2021000122671080',
  ALIPAY_PRIVATE_KEY: pem,
  ALIPAY_PUBLIC_KEY: publicKey.export({ format: 'pem', type: 'spki' }).toString(),
};
const stripe = { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' };

const read = (settings: Record<string, string>) =>
  readEnv({ NODE_ENV: 'test', DATABASE_URL: 'postgres://', SECRET_KEY: 'x', ...settings });

/** Whatever is thrown, or nothing. */
function refusal(settings: Record<string, string>): unknown {
  try {
    read(settings);
  } catch (error) {
    return error;
  }
  return undefined;
}

describe('play money beside real money', () => {
  it.each([
    ['Alipay', alipay],
    ['Stripe', stripe],
    ['Alipay, Stripe', { ...alipay, ...stripe }],
  ])('keeps the process from starting (%s)', (real, settings) => {
    expect(refusal({ ...settings, PAYMENT_SANDBOX: 'true' })).toMatchObject({
      setting: 'PAYMENT_SANDBOX',
      words: { key: 'sandboxBesideReal', values: { real } },
    });
    expect(refusal({ ...settings, PAYMENT_SANDBOX: 'true' })).toBeInstanceOf(SettingsError);
    expect(refusal({ ...settings, PAYMENT_SANDBOX: 'false' })).toBeUndefined();
    expect(refusal({ PAYMENT_SANDBOX: 'true' })).toBeUndefined();
    expect(namesOfRealProviders(settings).join(', ')).toBe(real);
  });
});

it.each(Object.keys({ ...alipay, ...stripe }))('refuses a provider without its %s', (missing) => {
  const provider: Record<string, string> = missing in alipay ? { ...alipay } : { ...stripe };
  expect(refusal({ ...provider, [missing]: '' })).toMatchObject({ setting: missing, words: { key: 'settingMissing' } });
});

describe('keys of Alipay', () => {
  const bare = pem.replace(/-----[^-]+-----|\s/g, '');
  const expected = privateKey.export({ format: 'pem', type: 'pkcs1' }).toString().trim();

  it.each([
    ['a PEM of one kind', pem],
    ['a PEM of the other kind', privateKey.export({ format: 'pem', type: 'pkcs1' }).toString()],
    ['bare text', bare],
    ['one line with its breaks written out', pem.replaceAll('\n', '\\n')],
  ])('are read as %s', (_, key) => {
    expect(read({ ...alipay, ALIPAY_PRIVATE_KEY: key }).ALIPAY_PRIVATE_KEY).toBe(expected);
  });

  it.each([
    ['ALIPAY_PRIVATE_KEY', 'nonsense'],
    ['ALIPAY_PRIVATE_KEY', alipay.ALIPAY_PUBLIC_KEY],
    ['ALIPAY_PUBLIC_KEY', pem],
    ['ALIPAY_APP_ID', 'app'],
    ['ALIPAY_SELLER_ID', '1234'],
  ])('%s is not taken for one when it is none', (setting, value) => {
    expect(refusal({ ...alipay, [setting]: value })).toMatchObject({ setting });
  });
});
