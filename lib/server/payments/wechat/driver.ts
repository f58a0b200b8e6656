import { z } from 'zod';
import { rsaPrivateKey, rsaPublicKey } from '../../kernel/rsa-keys.ts';
import { paymentDriver } from '../driver.ts';

const address = z.url().transform((url) => url.replace(/\/+$/, ''));

export const driver = paymentDriver({
  name: 'WeChat Pay',
  required: {
    WECHAT_APP_ID: z.string().regex(/^wx[0-9a-f]{16}$/),
    WECHAT_APP_SECRET: z.string().regex(/^[0-9a-f]{32}$/),
    WECHAT_MCH_ID: z.string().regex(/^\d{8,32}$/),
    WECHAT_SERIAL_NO: z.string().regex(/^[0-9A-Fa-f]{16,64}$/),
    WECHAT_PRIVATE_KEY: rsaPrivateKey,
    WECHAT_API_V3_KEY: z.string().regex(/^[\x21-\x7e]{32}$/),
  },
  optional: {
    WECHAT_PUBLIC_KEY_ID: z
      .string()
      .regex(/^PUB_KEY_ID_\w{1,64}$/)
      .optional(),
    WECHAT_PUBLIC_KEY: rsaPublicKey.optional(),
    WECHAT_API_BASE: address.default('https://api.mch.weixin.qq.com'),
    WECHAT_LOGIN_BASE: address.optional(),
  },
  together: ['WECHAT_PUBLIC_KEY_ID', 'WECHAT_PUBLIC_KEY'],
  webhook: { summary: 'WeChat Pay notifications: JSON, signed in Wechatpay-* headers, its resource encrypted' },
  open: async (settings, { clock, webhookUrl }) => {
    const { wechatProvider } = await import('./wechat-provider.ts');
    return wechatProvider({
      appId: settings.WECHAT_APP_ID,
      appSecret: settings.WECHAT_APP_SECRET,
      mchId: settings.WECHAT_MCH_ID,
      serialNo: settings.WECHAT_SERIAL_NO,
      privateKey: settings.WECHAT_PRIVATE_KEY,
      apiV3Key: settings.WECHAT_API_V3_KEY,
      wechatKeyId: settings.WECHAT_PUBLIC_KEY_ID ?? '',
      wechatPublicKey: settings.WECHAT_PUBLIC_KEY ?? '',
      apiBase: settings.WECHAT_API_BASE,
      loginBase: settings.WECHAT_LOGIN_BASE,
      notifyUrl: webhookUrl,
      clock,
    });
  },
});
