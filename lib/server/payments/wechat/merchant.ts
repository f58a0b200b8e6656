import type { WechatAccount } from '../../wechat-pay/account.ts';
import type { WechatSettings } from '../../wechat-pay/settings.ts';

/** What a shop that is paid by WeChat has beside the keys of its merchant. */
interface Shop {
  /** Of the official account in whose name customers are asked. */
  appId: string;
  appSecret: string;
  notifyUrl: string;
  /** Where WeChat says who somebody is, instead of its own two addresses: for tests. */
  loginBase?: string | undefined;
}

export type WechatShopSettings = WechatSettings & Shop;
export type WechatMerchant = WechatAccount & Shop;

/** What WeChat knows a payment by: our number, and from the second time it is opened another way, which time that is. */
const reference = /^(PY\d{14})(?:-(\d{1,4}))?$/;

export const toPaymentNo = (ref: string): string => reference.exec(ref)?.[1] ?? ref;

/** A number that was closed, or opened one way, cannot be opened another way. */
export function nextReference(ref: string): string {
  const [, no = ref, time = '1'] = reference.exec(ref) ?? [];
  return `${no}-${Number(time) + 1}`;
}
