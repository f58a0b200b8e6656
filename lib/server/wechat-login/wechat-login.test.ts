import { afterAll, afterEach, expect, it } from '@jest/globals';
import { startWechatLogin } from './double-for-tests.ts';
import { loginAddress } from './login-app.ts';
import { readPerson, redeemCode } from './redeem-code.ts';

const wechat = await startWechatLogin();
afterEach(() => {
  Object.assign(wechat.own, { fault: undefined, about: undefined });
});
afterAll(() => wechat.stop());

const person = { openid: 'o-1', unionid: 'u-1', nickname: '砚' };

it('leads to the page of each kind, in the order that WeChat wants', () => {
  const asking = { returnUrl: 'https://shop.example/user/login', state: 'ab12' };
  const back = 'redirect_uri=https%3A%2F%2Fshop.example%2Fuser%2Flogin&response_type=code';
  const app = { appId: 'wx1', appSecret: 'secret' };
  expect(loginAddress(app, { page: 'scan', ...asking })).toBe(
    `https://open.weixin.qq.com/connect/qrconnect?appid=wx1&${back}&scope=snsapi_login&state=ab12#wechat_redirect`,
  );
  expect(loginAddress(app, { page: 'base', ...asking })).toBe(
    `https://open.weixin.qq.com/connect/oauth2/authorize?appid=wx1&${back}&scope=snsapi_base&state=ab12#wechat_redirect`,
  );
});

it('says who agreed, once a code', async () => {
  const code = wechat.scan(person);
  const grant = await redeemCode(wechat.app, code);
  expect(grant).toMatchObject({ openid: 'o-1', unionid: 'u-1' });
  expect(await readPerson(wechat.app, grant ?? ({} as never))).toMatchObject(person);
  expect(await redeemCode(wechat.app, code)).toBeUndefined();
  expect(await redeemCode(wechat.app, 'code-of-nobody')).toBeUndefined();
});

it('takes an empty unionid for none', async () => {
  const grant = await redeemCode(wechat.app, wechat.scan({ ...person, unionid: '' }));
  expect(grant?.unionid).toBeUndefined();
});

it('does not take an answer about somebody else', async () => {
  const grant = await redeemCode(wechat.app, wechat.scan(person));
  wechat.own.about = { openid: 'o-2' };
  await expect(readPerson(wechat.app, grant ?? ({} as never))).rejects.toThrow('somebody else');
});

it.each(['down', 'nonsense', 'busy'] as const)('throws where WeChat is %s', async (fault) => {
  wechat.own.fault = fault;
  await expect(redeemCode(wechat.app, wechat.scan(person))).rejects.toThrow();
});

it('waits so long and no longer', async () => {
  wechat.own.fault = 'silent';
  await expect(redeemCode({ ...wechat.app, waitMs: 30 }, wechat.scan(person))).rejects.toThrow(/timeout/i);
});

it('throws where WeChat does not know the shop, and says no secret', async () => {
  const asked = redeemCode({ ...wechat.app, appSecret: '0'.repeat(32) }, wechat.scan(person));
  await expect(asked).rejects.toThrow('wechat: its login answered 40125');
});
