import { readBounded } from '../kernel/read-bounded.ts';
import type { WechatSettings } from './settings.ts';
import { authorize, type Received } from './signing.ts';

export interface WechatRequest {
  method: 'GET' | 'POST';
  /** With its query, from `/v3` on. */
  resource: string;
  body?: object;
}

interface Answered extends Received {
  status: number;
  isOk: boolean;
}

/** Of an application with its documents; more is no answer of theirs. */
const mostBytes = 2_000_000;

/** Asks WeChat Pay, signed. Whether the answer is its own, the caller finds out. Throws whatever keeps it from answering. */
export async function exchange(settings: WechatSettings, { method, resource, body }: WechatRequest): Promise<Answered> {
  const text = body ? JSON.stringify(body) : '';
  const url = new URL(`${settings.apiBase}${resource}`);
  const signed = { method, path: `${url.pathname}${url.search}`, body: text, at: settings.clock.now() };
  const response = await fetch(url, {
    method,
    headers: {
      accept: 'application/json',
      authorization: authorize(settings, signed),
      'user-agent': 'storefront',
      ...(settings.wechatKeyId !== '' && { 'wechatpay-serial': settings.wechatKeyId }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: text }),
    redirect: 'error',
    signal: AbortSignal.timeout(8000),
  });
  const answer = (await readBounded(response, mostBytes)).toString();
  const { headers, status, ok: isOk } = response;
  return { headers, body: answer, at: settings.clock.now(), status, isOk };
}
