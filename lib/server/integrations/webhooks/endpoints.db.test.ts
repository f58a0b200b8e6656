import { expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { webhookEndpoints } from '../webhook-tables.ts';
import { saveEndpoint } from './endpoints.ts';
import { sendMessage } from './send-message.ts';
import { openWebhooks } from './webhooks-for-tests.ts';

const { test, desk } = await openWebhooks();

it.each([
  ['http://shop.example/hook', 'httpsUrl'],
  ['https://127.0.0.1/hook', 'publicUrl'],
  ['https://localhost/hook', 'publicUrl'],
  ['https://10.0.0.1/hook', 'publicUrl'],
  ['https://[::1]/hook', 'publicUrl'],
  ['https://user:word@shop.example/hook', 'publicUrl'],
  ['https://shop.example:25/hook', 'webPort'],
  ['https://shop.example:444/hook', 'webPort'],
  ['https://shop.example:5432/hook', 'webPort'],
  ['https://shop.example:65535/hook', 'webPort'],
])('a shop takes no endpoint at %s', async (url, key) => {
  const ctx = { ...test.ctx, env: { ...test.ctx.env, NODE_ENV: 'production' as const } };
  const asked = saveEndpoint(ctx, desk, { facts: { url, name: 'x', types: ['order.paid'] } });
  await expect(asked).rejects.toMatchObject({ code: 'invalid_input', fields: { url: { key } } });
  expect(await test.ctx.db.select().from(webhookEndpoints).where(eq(webhookEndpoints.url, url))).toEqual([]);
});

it.each(['https://shop.example:443/hook', 'https://shop.example:8443/hook'])(
  'a shop takes an endpoint at %s',
  async (url) => {
    const ctx = { ...test.ctx, env: { ...test.ctx.env, NODE_ENV: 'production' as const } };
    await saveEndpoint(ctx, desk, { facts: { url, name: 'x', types: ['order.paid'] } });
    expect(await test.ctx.db.select().from(webhookEndpoints).where(eq(webhookEndpoints.name, 'x'))).not.toEqual([]);
  },
);

it('writes to no other port, of an endpoint from before either', async () => {
  const resolve = async () => [{ address: '93.184.215.14', family: 4 }];
  const message = { headers: {}, body: '{}', resolve, isLoopbackAllowed: false, timeout: 500 };
  const result = await sendMessage({ ...message, url: 'https://shop.example:9200/hook' });
  expect(result).toMatchObject({ fault: 'address', status: null });
});
