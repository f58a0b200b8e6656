import { z } from 'zod';

/** Where both the payments and the transfers are asked for; another one only for Alipay's own test environment. */
export const gatewaySetting = { ALIPAY_GATEWAY: z.url().default('https://openapi.alipay.com/gateway.do') };
