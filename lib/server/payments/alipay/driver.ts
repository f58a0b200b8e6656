import { z } from 'zod';
import { rsaPrivateKey, rsaPublicKey } from '../../kernel/rsa-keys.ts';
import { paymentDriver } from '../driver.ts';
import { gatewaySetting } from './gateway-setting.ts';

export const driver = paymentDriver({
  name: 'Alipay',
  required: {
    ALIPAY_APP_ID: z.string().regex(/^\d{8,32}$/),
    ALIPAY_PRIVATE_KEY: rsaPrivateKey,
    ALIPAY_PUBLIC_KEY: rsaPublicKey,
  },
  optional: {
    ALIPAY_SELLER_ID: z
      .string()
      .regex(/^2088\d{12}$/)
      .default(''),
    ...gatewaySetting,
  },
  webhook: {
    summary: 'Alipay notifications: a form signed with RSA2; answers the word Alipay expects',
    answer: 'success',
  },
  open: async (settings, { clock, webhookUrl }) => {
    const { alipayProvider } = await import('./alipay-provider.ts');
    return alipayProvider({
      appId: settings.ALIPAY_APP_ID,
      privateKey: settings.ALIPAY_PRIVATE_KEY,
      publicKey: settings.ALIPAY_PUBLIC_KEY,
      sellerId: settings.ALIPAY_SELLER_ID,
      gateway: settings.ALIPAY_GATEWAY,
      notifyUrl: webhookUrl,
      clock,
    });
  },
});
