import { readBounded } from '../kernel/read-bounded.ts';
import type { WechatSettings } from './settings.ts';
import { authorize } from './signing.ts';

/** A file that WeChat Pay has named an address of: only its own, since the question is signed. The answer is not. */
export async function fetchSigned(settings: WechatSettings, link: string, mostBytes: number): Promise<Buffer> {
  const address = new URL(link);
  if (address.origin !== new URL(settings.apiBase).origin) throw new Error(`wechat: a file at ${address.host}`);
  const path = `${address.pathname}${address.search}`;
  const authorization = authorize(settings, { method: 'GET', path, body: '', at: settings.clock.now() });
  const response = await fetch(address, {
    headers: { authorization, accept: '*/*', 'user-agent': 'storefront' },
    redirect: 'error',
    signal: AbortSignal.timeout(60_000),
  });
  if (!response.ok) throw new Error(`wechat: HTTP ${response.status} for a file`);
  return readBounded(response, mostBytes);
}
