import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from '@jest/globals';
import { createSignedInOperator } from '../../factories/factories.ts';
import { beginDeliveries } from '../../integrations/index.ts';
import { createTestApi } from '../test-api.ts';
import { renderReference } from './reference-page.ts';
import { verifyWebhook } from './verify-webhook.example.mjs';

const received: { headers: IncomingHttpHeaders; body: string }[] = [];
const receiver = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  received.push({ headers: request.headers, body: Buffer.concat(chunks).toString('utf8') });
  response.end();
});
const test = await createTestApi();
await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
afterAll(async () => {
  receiver.close();
  await test.close();
});

it('what the reference shows verifies what the shop sends, and refuses what anybody else could', async () => {
  const operator = await createSignedInOperator(test.ctx);
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
  const hook = { url, name: 'ERP', types: ['order.paid'] };
  const { id, secret } = (await test.post('/api/operator/webhook/save', hook, operator)).data;
  await test.post('/api/operator/webhook/test', { id }, operator);
  await Promise.all(await beginDeliveries(test.ctx, { room: 4 }));
  const [sent] = received;
  if (!sent) throw new Error('nothing came');
  expect(verifyWebhook(secret, sent.headers, sent.body)).toMatchObject({ type: 'webhook.test', version: 1 });

  const forged = () => verifyWebhook(secret, sent.headers, sent.body.replace('webhook.test', 'order.paid'));
  expect(forged).toThrow('webhook_forged');
  expect(() => verifyWebhook(`whsec_${Buffer.alloc(32).toString('base64')}`, sent.headers, sent.body)).toThrow(
    'webhook_forged',
  );
  for (const signature of ['', 'v1,', 'v2,x', 'v1,AAAA']) {
    const headers = { ...sent.headers, 'webhook-signature': signature };
    expect(() => verifyWebhook(secret, headers, sent.body)).toThrow('webhook_forged');
  }
  for (const timestamp of ['', 'x', String(Math.floor(Date.now() / 1000) - 301)]) {
    const headers = { ...sent.headers, 'webhook-timestamp': timestamp };
    expect(() => verifyWebhook(secret, headers, sent.body)).toThrow('webhook_old');
  }
  const next = (await test.post('/api/operator/webhook/rotate', { id }, operator)).data.secret;
  await test.post('/api/operator/webhook/test', { id }, operator);
  await Promise.all(await beginDeliveries(test.ctx, { room: 4 }));
  for (const known of [secret, next]) verifyWebhook(known, received[1]?.headers, received[1]?.body);
});

it('is shown letter for letter', () => {
  expect(renderReference([], 'en')).toContain('timingSafeEqual(given, wanted)');
});
