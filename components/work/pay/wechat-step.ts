import type { PayDevice } from '#lib/utils/pay-device.ts';

export type Instructions = Record<string, string>;

/**
 * What there is to do for a payment by WeChat: a code to scan, WeChat to open, its login to pass, its own window to open; or it has
 * to be prepared first, since it was begun on another device or its page works no longer.
 */
export type WechatStep =
  | { kind: 'code'; code: string }
  | { kind: 'page' | 'login'; url: string }
  | { kind: 'bridge'; bridge: string }
  | { kind: 'prepare'; isElsewhere: boolean };

const kinds: Record<PayDevice, readonly string[]> = { desktop: ['code'], phone: ['page'], wechat: ['login', 'bridge'] };

export function wechatStep(instructions: Instructions, device: PayDevice, nowInSeconds: number): WechatStep {
  const { kind = '', code = '', url = '', until = '0', bridge = '' } = instructions;
  if (!kinds[device].includes(kind)) return { kind: 'prepare', isElsewhere: true };
  if (kind === 'code') return { kind, code };
  if (kind === 'bridge') return { kind, bridge };
  if (kind === 'page' && Number(until) <= nowInSeconds) return { kind: 'prepare', isElsewhere: false };
  return { kind: kind === 'page' ? 'page' : 'login', url };
}

/** With what WeChat's login has led back to this page; undefined: it has not. */
export function loginIn(search: string): { code: string; state: string } | undefined {
  const parameters = new URLSearchParams(search);
  const [code, state] = [parameters.get('code'), parameters.get('state')];
  return code && state ? { code, state } : undefined;
}

/** The address without it: a code counts once. */
export function withoutLogin(href: string): string {
  const address = new URL(href);
  address.searchParams.delete('code');
  address.searchParams.delete('state');
  return address.href;
}
