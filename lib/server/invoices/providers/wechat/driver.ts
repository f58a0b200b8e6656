import { z } from 'zod';
import { rsaPrivateKey, rsaPublicKey } from '../../../kernel/rsa-keys.ts';
import { invoiceDriver } from '../driver.ts';

export const driver = invoiceDriver({
  provider: 'wechat',
  name: 'WeChat Pay invoices',
  required: {
    WECHAT_FAPIAO_MCH_ID: z.string().regex(/^\d{8,32}$/),
    WECHAT_FAPIAO_SERIAL_NO: z.string().regex(/^[0-9A-Fa-f]{16,64}$/),
    WECHAT_FAPIAO_PRIVATE_KEY: rsaPrivateKey,
    WECHAT_FAPIAO_API_V3_KEY: z.string().regex(/^[\x21-\x7e]{32}$/),
    WECHAT_FAPIAO_PUBLIC_KEY_ID: z.string().min(8).max(80),
    WECHAT_FAPIAO_PUBLIC_KEY: rsaPublicKey,
  },
  optional: {
    WECHAT_FAPIAO_API_BASE: z
      .url()
      .transform((url) => url.replace(/\/+$/, ''))
      .default('https://api.mch.weixin.qq.com'),
  },
  webhook: { summary: 'WeChat Pay invoice notifications: JSON, signed in Wechatpay-* headers, its resource encrypted' },
  open: async (settings, { clock }) => {
    const { wechatInvoices } = await import('./wechat-provider.ts');
    return wechatInvoices({
      mchId: settings.WECHAT_FAPIAO_MCH_ID,
      serialNo: settings.WECHAT_FAPIAO_SERIAL_NO,
      privateKey: settings.WECHAT_FAPIAO_PRIVATE_KEY,
      apiV3Key: settings.WECHAT_FAPIAO_API_V3_KEY,
      wechatKeyId: settings.WECHAT_FAPIAO_PUBLIC_KEY_ID,
      wechatPublicKey: settings.WECHAT_FAPIAO_PUBLIC_KEY,
      apiBase: settings.WECHAT_FAPIAO_API_BASE,
      clock,
    });
  },
});
