import { afterAll, expect, it } from '@jest/globals';
import { createTestUser, signIn } from '#lib/server/factories/factories.ts';
import { startWechatPay } from '#lib/server/payments/wechat/wechat-for-tests.ts';
import { createTestApi, testAddress } from '../../test-api.ts';

const wechat = await startWechatPay(() => test.ctx.clock);
const test = await createTestApi({ ...wechat.env, PUBLIC_URL: 'https://shop.test' });
afterAll(async () => {
  await test.close();
  await wechat.stop();
});

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';

async function newAsker() {
  const { token } = await signIn(test.ctx, (await createTestUser(test.ctx)).id);
  const post = async (path: string, body: object, agent = '') => {
    const headers = {
      'content-type': 'application/json',
      'ba-user-token': token,
      'idempotency-key': crypto.randomUUID(),
      'user-agent': agent,
    };
    const request = new Request(`http://shop.test${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    const answer = (await (await test.api.fetch(request, { remoteAddress: testAddress })).json()) as {
      data: { payment_no: string; instructions: Record<string, string> };
    };
    return answer.data;
  };
  return { token, post };
}

it('opens a payment for the device that asks, from the address that it has', async () => {
  const { post } = await newAsker();
  const { payment_no: no, instructions } = await post('/api/recharge/create', { amount: '19.99', channel: 'wechat' });
  expect(instructions.kind).toBe('code');
  expect((await post('/api/payment/prepare', { no }, phone)).instructions.kind).toBe('page');
  expect(wechat.orders.get(`${no}-2`)?.asked).toMatchObject({ scene_info: { payer_client_ip: testAddress } });
  const inWechat = await post('/api/payment/prepare', { no }, `${phone} MicroMessenger/8.0.61`);
  expect(inWechat.instructions.kind).toBe('login');
});

it('takes a message of WeChat with HTTP 200, and refuses a changed one with HTTP 400', async () => {
  const { token, post } = await newAsker();
  const { payment_no: no } = await post('/api/recharge/create', { amount: '19.99', channel: 'wechat' });
  wechat.pay(no);
  const { headers, body } = wechat.toNotice(no);
  const send = async (text: string) => {
    const request = new Request('http://shop.test/api/payment/wechat/webhook', { method: 'POST', headers, body: text });
    return (await test.api.fetch(request, { remoteAddress: testAddress })).status;
  };
  const moneyNow = async () => (await test.get('/api/account/overview', { token })).data.cards.money;
  expect(await send(body.replace('{', '{ '))).toBe(400);
  expect(await moneyNow()).toBe('0.00');
  expect([await send(body), await send(body)]).toEqual([200, 200]);
  expect(await moneyNow()).toBe('19.99');
});
