import { z } from 'zod';
import { DomainError } from '../../kernel/errors.ts';
import { readBounded } from '../../wechat-pay/exchange.ts';
import type { WechatMerchant } from './merchant.ts';

/** Where WeChat's browser says who it is, without asking: it leads back with a code. */
export function loginAddress({ appId, loginBase }: WechatMerchant, returnUrl: string, state: string): string {
  const address = new URL(`${loginBase ?? 'https://open.weixin.qq.com'}/connect/oauth2/authorize`);
  // WeChat wants them in this order.
  const asked = { appid: appId, redirect_uri: returnUrl, response_type: 'code', scope: 'snsapi_base', state };
  for (const [name, value] of Object.entries(asked)) address.searchParams.append(name, value);
  return `${address}#wechat_redirect`;
}

const answerSchema = z.object({ openid: z.string().min(1).max(128).optional(), errcode: z.int().optional() });

/** A code that is none, was used, or is too old: the customer is sent for another. */
const wrongCodes = [40_029, 40_163, 41_008, 42_003];

/** Who pays, as the official account knows them. It is not kept. Throws `invalid_input` for a code that counts no more. */
export async function findOpenid({ appId, appSecret, loginBase }: WechatMerchant, code: string): Promise<string> {
  const address = new URL(`${loginBase ?? 'https://api.weixin.qq.com'}/sns/oauth2/access_token`);
  const asked = { appid: appId, secret: appSecret, code, grant_type: 'authorization_code' };
  for (const [name, value] of Object.entries(asked)) address.searchParams.append(name, value);
  const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(8000) });
  const { openid, errcode } = answerSchema.parse(JSON.parse((await readBounded(response, 20_000)).toString()));
  if (openid) return openid;
  if (errcode !== undefined && wrongCodes.includes(errcode)) throw new DomainError('invalid_input');
  throw new Error(`wechat: its login answered ${errcode}`);
}
