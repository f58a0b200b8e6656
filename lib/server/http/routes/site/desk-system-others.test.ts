import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from '@jest/globals';
import { createSignedInOperator } from '#lib/server/factories/factories.ts';
import { type AnyData, createTestApi } from '../../test-api.ts';

const key = 'parcel-key-of-tests';
const [parcels, visits, passkeys] = ['parcels-kuaidi100', 'statistics-umami', 'passkeys'];

let says = { result: false, returnCode: '700', message: '订阅方的订阅数据存在错误' };
let isScriptThere = true;
let asked: AnyData;
const others = createServer(async (request, response) => {
  if (request.url === '/script.js') return response.writeHead(isScriptThere ? 200 : 502).end('//');
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece);
  asked = JSON.parse(new URLSearchParams(Buffer.concat(pieces).toString()).get('param') ?? '{}');
  return response.end(JSON.stringify(says));
});
await new Promise<void>((resolve) => others.listen(0, '127.0.0.1', resolve));
const { port } = others.address() as AddressInfo;
const test = await createTestApi({
  PUBLIC_URL: 'https://shop.example',
  KUAIDI100_KEY: key,
  KUAIDI100_SALT: 'a-salt-of-this-shop',
  KUAIDI100_URL: `http://127.0.0.1:${port}/poll`,
  UMAMI_URL: `http://127.0.0.1:${port}`,
  UMAMI_WEBSITE_ID: '5f3c1b52-8f0e-4d0a-9d3e-0f5b7c3a9a11',
});
const operator = await createSignedInOperator(test.ctx);
afterAll(async () => {
  await test.close();
  await new Promise((resolve) => others.close(resolve));
});

const ask = async (service: string | undefined): Promise<AnyData> =>
  (await test.post('/api/operator/system/test', { key: service }, operator)).data;

const states = async () =>
  (await test.get('/api/operator/system/see', operator)).data.services
    .filter(({ key: service }: AnyData) => [parcels, visits, passkeys].includes(service))
    .map(({ key: service, name, state, can_test }: AnyData) => [service, name, state, can_test]);

it('who follows parcels and who counts visits is on or off, and so are passkeys', async () => {
  expect(await states()).toEqual([
    [passkeys, 'shop.example', 'on', false],
    [parcels, 'Kuaidi100', 'on', true],
    [visits, 'umami', 'on', true],
  ]);
  const { env } = test.ctx;
  const before = { ...env };
  Object.assign(env, { PUBLIC_URL: 'http://shop.example', KUAIDI100_KEY: undefined, UMAMI_URL: undefined });
  expect(await states()).toEqual([
    [passkeys, '', 'off', false],
    [parcels, 'Kuaidi100', 'off', false],
    [visits, 'umami', 'off', false],
  ]);
  Object.assign(env, before);
});

it('each answers a question that changes nothing', async () => {
  expect(await ask(parcels)).toMatchObject({ outcome: 'ok', detail: '' });
  expect(asked).toMatchObject({ number: '', key });
  expect(await ask(visits)).toMatchObject({ outcome: 'ok', detail: '' });
});

it.each(['600', '601'])('a key that Kuaidi100 answers by %s is refused, and not said', async (returnCode) => {
  says = { result: false, returnCode, message: `您不是合法的订阅者 ${key}` };
  const answer = await ask(parcels);
  expect(answer).toMatchObject({ outcome: 'refused', detail: expect.stringContaining(returnCode) });
  expect(JSON.stringify(answer)).not.toContain(key);
});

it('who is busy, broken or away is told apart', async () => {
  says = { result: false, returnCode: '500', message: '服务器错误' };
  expect(await ask(parcels)).toMatchObject({ outcome: 'failed', detail: expect.stringContaining('500') });
  isScriptThere = false;
  expect(await ask(visits)).toMatchObject({ outcome: 'failed', detail: expect.stringContaining('HTTP 502') });
  const { KUAIDI100_URL, UMAMI_URL } = test.ctx.env;
  Object.assign(test.ctx.env, { KUAIDI100_URL: 'http://127.0.0.1:1/poll', UMAMI_URL: 'http://127.0.0.1:1' });
  expect((await ask(parcels)).outcome).toBe('unreachable');
  expect((await ask(visits)).outcome).toBe('unreachable');
  Object.assign(test.ctx.env, { KUAIDI100_URL, UMAMI_URL });
});
