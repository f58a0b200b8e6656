import { z } from 'zod';
import type { Clock } from '../../../kernel/clock.ts';
import { authorize, isFromWechat, type WechatKeys } from './signing.ts';

export interface WechatSettings extends WechatKeys {
  /** Without a slash at its end. */
  apiBase: string;
  clock: Clock;
}

/** WeChat Pay's own refusal: it has looked at what was asked, and will not do it. */
export class WechatRefusal extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

const errorSchema = z.object({ code: z.string().max(60), message: z.string().default('') });

/** Of an application with its documents; more is no answer of theirs. */
const mostBytes = 2_000_000;

const path = '/v3/new-tax-control-fapiao';

/**
 * Asks WeChat Pay, signed, and believes nothing that it has not signed. Throws a `WechatRefusal` where it refuses, and whatever
 * keeps it from answering, an answer that is not its own too.
 */
export async function askWechat(
  settings: WechatSettings,
  { method, resource, body }: { method: 'GET' | 'POST'; resource: string; body?: object },
): Promise<unknown> {
  const text = body ? JSON.stringify(body) : '';
  const url = new URL(`${settings.apiBase}${path}${resource}`);
  const signed = { method, path: `${url.pathname}${url.search}`, body: text, at: settings.clock.now() };
  const response = await fetch(url, {
    method,
    headers: {
      accept: 'application/json',
      authorization: authorize(settings, signed),
      'user-agent': 'storefront',
      'wechatpay-serial': settings.wechatKeyId,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: text }),
    redirect: 'error',
    signal: AbortSignal.timeout(8000),
  });
  const answer = (await readBounded(response, mostBytes)).toString();
  // Refusals of the gate before it come unsigned; they are no answer of whether something was done.
  if (!isFromWechat(settings, { headers: response.headers, body: answer, at: settings.clock.now() })) {
    throw new Error(`wechat: HTTP ${response.status} without a signature that is right`);
  }
  if (response.ok) return answer === '' ? undefined : JSON.parse(answer);
  const { code, message } = errorSchema.parse(JSON.parse(answer));
  throw new WechatRefusal(response.status, code, message);
}

/** Throws once there is more. */
export async function readBounded(response: Response, most: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > most) throw new Error(`more than ${most} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** These say nothing of what was asked: too often, a fault of theirs, a fault in our signature. It is asked again. */
const passing = ['FREQUENCY_LIMITED', 'FREQUENCY_LIMIT_EXCEED', 'RATELIMIT_EXCEEDED', 'SYSTEM_ERROR', 'SIGN_ERROR'];

export const isPassing = ({ status, code }: WechatRefusal): boolean =>
  status >= 500 || status === 429 || status === 401 || passing.includes(code);

export const isOf = (error: unknown, code: string): boolean => error instanceof WechatRefusal && error.code === code;
