import { z } from 'zod';
import { readBounded } from '../kernel/read-bounded.ts';
import type { WechatLoginApp } from './login-app.ts';

const refusalSchema = z.object({ errcode: z.int() });
const name = z.string().min(1).max(128);
/** Some answers have it empty instead of leaving it out. */
const optionalName = z.preprocess((value) => (value === '' ? undefined : value), name.optional());
const grantSchema = z.object({ access_token: z.string().min(1).max(2048), openid: name, unionid: optionalName });
const personSchema = z.object({ openid: name, unionid: optionalName, nickname: z.string().max(200).catch('') });

/** Who somebody is to one application; `unionid` is the same for all of an owner's. */
type WechatGrant = z.output<typeof grantSchema>;

/** A code that is none, was used, or is too old. */
const wrongCodes = [40_029, 40_163, 41_008, 42_003];

const usualWaitMs = 8000;
const mostBytes = 20_000;

/** Undefined for a code that counts no more. Throws whatever else keeps WeChat from answering. */
export async function redeemCode(app: WechatLoginApp, code: string): Promise<WechatGrant | undefined> {
  const { appId: appid, appSecret: secret } = app;
  const answer = await ask(app, '/sns/oauth2/access_token', { appid, secret, code, grant_type: 'authorization_code' });
  const grant = grantSchema.safeParse(answer);
  if (grant.success) return grant.data;
  const { errcode } = refusalSchema.parse(answer);
  if (wrongCodes.includes(errcode)) return undefined;
  throw new Error(`wechat: its login answered ${errcode}`);
}

/** What somebody is called who agreed to say so. */
export async function readPerson(app: WechatLoginApp, { access_token, openid }: WechatGrant) {
  const answer = await ask(app, '/sns/userinfo', { access_token, openid, lang: 'zh_CN' });
  const person = personSchema.safeParse(answer);
  if (!person.success) throw new Error(`wechat: its login answered ${refusalSchema.parse(answer).errcode}`);
  if (person.data.openid !== openid) throw new Error('wechat: its login answered about somebody else');
  return person.data;
}

/** It answers JSON as plain text, and refusals with HTTP 200. */
async function ask(
  { base, waitMs = usualWaitMs }: WechatLoginApp,
  path: string,
  asked: Record<string, string>,
): Promise<unknown> {
  const address = new URL(`${base ?? 'https://api.weixin.qq.com'}${path}`);
  for (const [key, value] of Object.entries(asked)) address.searchParams.append(key, value);
  const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(waitMs) });
  if (!response.ok) throw new Error(`wechat: HTTP ${response.status} for ${path}`);
  return JSON.parse((await readBounded(response, mostBytes)).toString());
}
