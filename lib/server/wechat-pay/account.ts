import type { WechatSettings } from './settings.ts';
import { type FindKey, trustedKeys } from './trusted-keys.ts';

/** A merchant with whom WeChat Pay talks: its settings, and the keys that WeChat Pay signs with just now. */
export interface WechatAccount extends WechatSettings {
  findKey: FindKey;
}

export function openAccount(settings: WechatSettings): WechatAccount {
  return { ...settings, findKey: trustedKeys(settings) };
}
