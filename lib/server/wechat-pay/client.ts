import { z } from 'zod';
import type { WechatAccount } from './account.ts';
import { exchange, type WechatRequest } from './exchange.ts';
import { isSignedBy, type Received, serialOf } from './signing.ts';

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

/** Whether WeChat Pay has signed these bytes, just now. */
export async function isFromWechat({ findKey }: WechatAccount, received: Received): Promise<boolean> {
  const serial = serialOf(received);
  const key = serial && (await findKey(serial));
  return key ? isSignedBy(key, received) : false;
}

/**
 * Asks WeChat Pay, signed, and believes nothing that it has not signed. Throws a `WechatRefusal` where it refuses, and whatever
 * keeps it from answering, an answer that is not its own too.
 */
export async function askWechat(account: WechatAccount, request: WechatRequest): Promise<unknown> {
  const received = await exchange(account, request);
  const { body, status, isOk } = received;
  // Refusals of the gate before it come unsigned; they are no answer of whether something was done.
  if (!(await isFromWechat(account, received))) {
    throw new Error(`wechat: HTTP ${status} without a signature that is right`);
  }
  if (isOk) return body === '' ? undefined : JSON.parse(body);
  const { code, message } = errorSchema.parse(JSON.parse(body));
  throw new WechatRefusal(status, code, message);
}

/** These say nothing of what was asked: too often, a fault of theirs, a fault in our signature. It is asked again. */
const passing = ['FREQUENCY_LIMITED', 'FREQUENCY_LIMIT_EXCEED', 'RATELIMIT_EXCEEDED', 'SYSTEM_ERROR', 'SIGN_ERROR'];

export const isTransient = ({ status, code }: WechatRefusal): boolean =>
  status >= 500 || status === 429 || status === 401 || passing.includes(code);

export const isOf = (error: unknown, ...codes: string[]): boolean =>
  error instanceof WechatRefusal && codes.includes(error.code);
