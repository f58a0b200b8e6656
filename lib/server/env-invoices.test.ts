import { generateKeyPairSync } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { readEnv } from './env.ts';
import { namesOfInvoiceProviders } from './env-invoices.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const wechat = {
  WECHAT_FAPIAO_MCH_ID: '1900000109',
  WECHAT_FAPIAO_SERIAL_NO: '7132D72A03E93CDDF8C03BBD1F37EEDF00000000',
  WECHAT_FAPIAO_PRIVATE_KEY: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
  WECHAT_FAPIAO_API_V3_KEY: '0123456789abcdefghijklmnopqrstuv',
  WECHAT_FAPIAO_PUBLIC_KEY_ID: 'PUB_KEY_ID_0119000001092025000000000000',
  WECHAT_FAPIAO_PUBLIC_KEY: publicKey.export({ format: 'pem', type: 'spki' }).toString(),
};

const read = (settings: Record<string, string>) =>
  readEnv({ NODE_ENV: 'test', DATABASE_URL: 'postgres://', SECRET_KEY: 'x', ...settings });

it('real invoices and play money keep the process from starting', () => {
  expect(() => read({ ...wechat, PAYMENT_SANDBOX: 'true' })).toThrow(
    expect.objectContaining({
      setting: 'PAYMENT_SANDBOX',
      words: expect.objectContaining({ key: 'sandboxBesideInvoices' }),
    }),
  );
  expect(read(wechat)).toMatchObject({ WECHAT_FAPIAO_API_BASE: 'https://api.mch.weixin.qq.com' });
  expect(namesOfInvoiceProviders(wechat)).toEqual(['WeChat Pay invoices']);
  expect(namesOfInvoiceProviders({})).toEqual([]);
});

it.each(Object.keys(wechat))('a provider without its %s is refused', (missing) => {
  expect(() => read({ ...wechat, [missing]: '' })).toThrow(
    expect.objectContaining({ setting: missing, words: expect.objectContaining({ key: 'settingMissing' }) }),
  );
});
