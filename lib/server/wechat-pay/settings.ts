import type { Clock } from '../kernel/clock.ts';

/** Keys of a merchant, and of WeChat Pay towards it. */
export interface WechatKeys {
  mchId: string;
  /** Of the merchant's certificate. */
  serialNo: string;
  privateKey: string;
  /** 32 characters; encrypts what messages say. */
  apiV3Key: string;
}

export interface WechatSettings extends WechatKeys {
  /** Of WeChat Pay's public key (`PUB_KEY_ID_…`) or of a platform certificate; both empty: its certificates are fetched. */
  wechatKeyId: string;
  wechatPublicKey: string;
  /** Without a slash at its end. */
  apiBase: string;
  clock: Clock;
}
