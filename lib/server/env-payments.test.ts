import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readEnv, SettingsError } from './env.ts';
import { namesOfRealProviders } from './env-payments.ts';
import { newCertificate } from './kernel/certificates-for-tests.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pem = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
const alipay = {
  ALIPAY_APP_ID: '2021000122671080',
  ALIPAY_PRIVATE_KEY: pem,
  ALIPAY_PUBLIC_KEY: publicKey.export({ format: 'pem', type: 'spki' }).toString(),
};
const wechat = {
  WECHAT_APP_ID: 'wx8888888888888888',
  WECHAT_APP_SECRET: '0123456789abcdef0123456789abcdef',
  WECHAT_MCH_ID: '1900000109',
  WECHAT_SERIAL_NO: '7132D72A03E93CDDF8C03BBD1F37EEDF00000000',
  WECHAT_PRIVATE_KEY: pem,
  WECHAT_API_V3_KEY: '0123456789abcdefghijklmnopqrstuv',
};
const stripe = { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' };

const [app, other] = [newCertificate('app'), newCertificate('other')];
const transfers = {
  ALIPAY_TRANSFER_APP_ID: '2021000122679999',
  ALIPAY_TRANSFER_PRIVATE_KEY: app.privateKey,
  ALIPAY_TRANSFER_APP_CERT: app.pem,
  ALIPAY_TRANSFER_PUBLIC_CERT: other.pem,
  ALIPAY_TRANSFER_ROOT_CERT: `${other.pem}\n${app.pem}`,
};

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
    ['WeChat Pay', wechat],
    ['Stripe', stripe],
    ['Alipay, Stripe', { ...alipay, ...stripe }],
    ['Alipay transfers', transfers],
    ['Alipay, Alipay transfers', { ...alipay, ...transfers }],
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

it.each(Object.keys({ ...alipay, ...wechat, ...stripe, ...transfers }))(
  'refuses a provider without its %s',
  (missing) => {
    const provider: Record<string, string> = [alipay, wechat, stripe, transfers].find((each) => missing in each) ?? {};
    expect(refusal({ ...provider, [missing]: '' })).toMatchObject({
      setting: missing,
      words: { key: 'settingMissing' },
    });
  },
);

describe('keys of WeChat Pay', () => {
  const keyId = { WECHAT_PUBLIC_KEY_ID: 'PUB_KEY_ID_0119000001092025' };
  const key = { WECHAT_PUBLIC_KEY: alipay.ALIPAY_PUBLIC_KEY };

  it('are its certificates, or its public key with its number', () => {
    expect(refusal(wechat)).toBeUndefined();
    expect(refusal({ ...wechat, ...keyId, ...key })).toBeUndefined();
    expect(refusal({ ...wechat, ...keyId })).toMatchObject({ setting: 'WECHAT_PUBLIC_KEY' });
    expect(refusal({ ...wechat, ...key })).toMatchObject({ setting: 'WECHAT_PUBLIC_KEY_ID' });
  });

  it.each([
    ['WECHAT_APP_ID', '1900000109'],
    ['WECHAT_APP_SECRET', 'secret'],
    ['WECHAT_API_V3_KEY', 'short'],
    ['WECHAT_PRIVATE_KEY', 'nonsense'],
    ['WECHAT_SERIAL_NO', 'x'],
  ])('%s is not taken for one when it is none', (setting, value) => {
    expect(refusal({ ...wechat, [setting]: value })).toMatchObject({ setting });
  });
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

describe('certificates of Alipay', () => {
  it('are read as text, on one line, and from a file', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'certificates-'));
    const file = path.join(folder, 'app.crt');
    await writeFile(file, `${app.pem}\n`);
    for (const given of [app.pem, app.pem.replaceAll('\n', '\\n'), file]) {
      expect(read({ ...transfers, ALIPAY_TRANSFER_APP_CERT: given }).ALIPAY_TRANSFER_APP_CERT).toBe(app.pem);
    }
    await rm(folder, { recursive: true });
  });

  it.each([
    ['ALIPAY_TRANSFER_APP_CERT', '/nowhere/app.crt'],
    ['ALIPAY_TRANSFER_APP_CERT', pem],
    ['ALIPAY_TRANSFER_PUBLIC_CERT', 'nonsense'],
    ['ALIPAY_TRANSFER_ROOT_CERT', ''.padEnd(9, 'x')],
    ['ALIPAY_TRANSFER_APP_CERT', other.pem],
  ])('%s is not taken for one when it is none, or of another key', (setting, value) => {
    expect(refusal({ ...transfers, [setting]: value })).toMatchObject({ setting });
  });
});
