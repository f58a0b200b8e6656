import { afterAll, expect, it } from '@jest/globals';
import { createSignedInOperator } from '#lib/server/factories/factories.ts';
import { startOidc } from '#lib/server/identity/linked/oidc-double-for-tests.ts';
import { systemClock } from '#lib/server/kernel/clock.ts';
import { startWechatLogin } from '#lib/server/wechat-login/double-for-tests.ts';
import { type AnyData, createTestApi } from '../../test-api.ts';

let wechat: Awaited<ReturnType<typeof startWechatLogin>>;
let oidc: Awaited<ReturnType<typeof startOidc>>;
[wechat, oidc] = await Promise.all([startWechatLogin(), startOidc(() => systemClock)]);
const test = await createTestApi({ ...wechat.env, ...oidc.env });
const operator = await createSignedInOperator(test.ctx);
afterAll(async () => {
  await test.close();
  await Promise.all([wechat.stop(), oidc.stop()]);
});

const ask = async (key: string): Promise<AnyData> =>
  (await test.post('/api/operator/system/test', { key }, operator)).data;

it('who logs people in is on or off', async () => {
  const states = async () =>
    (await test.get('/api/operator/system/see', operator)).data.services
      .filter(({ kind }: AnyData) => kind === 'login')
      .map(({ key, state, can_test }: AnyData) => [key, state, can_test]);
  expect(await states()).toEqual([
    ['login-wechat', 'on', true],
    ['login-oidc', 'on', true],
  ]);
  const { OIDC_ISSUER } = test.ctx.env;
  test.ctx.env.OIDC_ISSUER = undefined;
  expect((await states())[1]).toEqual(['login-oidc', 'off', false]);
  test.ctx.env.OIDC_ISSUER = OIDC_ISSUER;
});

it.each(['login-wechat', 'login-oidc'])('%s answers', async (key) => {
  expect(await ask(key)).toMatchObject({ outcome: 'ok', detail: '' });
});

it('a secret that is wrong is refused, and not said', async () => {
  const { WECHAT_OPEN_APP_SECRET, OIDC_CLIENT_SECRET } = test.ctx.env;
  Object.assign(test.ctx.env, { WECHAT_OPEN_APP_SECRET: '0'.repeat(32), OIDC_CLIENT_SECRET: 'another-secret' });
  expect(await ask('login-wechat')).toMatchObject({ outcome: 'refused', detail: 'wechat: its login answered 40125' });
  const answer = await ask('login-oidc');
  expect(answer).toMatchObject({ outcome: 'refused', detail: expect.stringContaining('invalid_client') });
  expect(JSON.stringify(answer)).not.toContain('another-secret');
  Object.assign(test.ctx.env, { WECHAT_OPEN_APP_SECRET, OIDC_CLIENT_SECRET });
});

it('who is not there cannot be reached', async () => {
  await Promise.all([wechat.stop(), oidc.stop()]);
  for (const key of ['login-wechat', 'login-oidc']) expect((await ask(key)).outcome).toBe('unreachable');
  [wechat, oidc] = await Promise.all([startWechatLogin(), startOidc(() => systemClock)]);
});
