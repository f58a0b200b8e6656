import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from '@jest/globals';
import pino from 'pino';
import { createApi } from '../app.ts';
import { createTestApi, testAddress } from '../test-api.ts';

const website = '5f3c1b52-8f0e-4d0a-9d3e-0f5b7c3a9a11';
const script = 'console.log("umami")';

let seen: { address: string; agent: string; body: string }[] = [];
let isAway = false;
const test = await createTestApi();
const umami = createServer((request, response) => {
  let body = '';
  request.on('data', (piece) => {
    body += piece;
  });
  request.on('end', () => {
    const { 'x-forwarded-for': address = '', 'user-agent': agent = '' } = request.headers;
    seen.push({ address: String(address), agent, body });
    response.statusCode = isAway ? 500 : 200;
    response.end(request.url === '/script.js' ? script : 'token');
  });
});
await new Promise<void>((resolve) => umami.listen(0, '127.0.0.1', resolve));
afterAll(async () => {
  await new Promise((resolve) => umami.close(resolve));
  await test.close();
});

/** The API of a shop that counts its visits. */
function openCounted() {
  const { port } = umami.address() as AddressInfo;
  const env = { ...test.ctx.env, UMAMI_URL: `http://127.0.0.1:${port}`, UMAMI_WEBSITE_ID: website };
  const api = createApi({ ...test.ctx, env }, pino({ level: 'silent' }));
  return (path: string, init?: RequestInit) =>
    api.fetch(new Request(`http://shop.test${path}`, init), { remoteAddress: testAddress });
}

const event = JSON.stringify({ type: 'event', payload: { website, url: '/product' } });
const send = (body: string) => ({
  method: 'POST',
  body,
  headers: { 'content-type': 'application/json', 'user-agent': 'Browser/1.0' },
});

describe('visit statistics', () => {
  it('are off, and their addresses unknown, until they are set up', async () => {
    expect((await test.get('/api/index/index')).data.site.statisticsId).toBeUndefined();
    const answer = await test.api.fetch(new Request('http://shop.test/api/stats/script.js'), {
      remoteAddress: testAddress,
    });
    expect(answer.status).toBe(404);
  });

  it('hand out the script of umami, read once', async () => {
    seen = [];
    const call = openCounted();
    const answers = await Promise.all([call('/api/stats/script.js'), call('/api/stats/script.js')]);
    await call('/api/stats/script.js');
    expect(await answers[0].text()).toBe(script);
    expect(answers[0].headers.get('content-type')).toContain('text/javascript');
    expect(seen).toHaveLength(1);
    const index = (await (await call('/api/index/index')).json()) as { data: { site: { statisticsId: string } } };
    expect(index.data.site.statisticsId).toBe(website);
  });

  it('tell umami the view, the visitor’s address and browser, and nothing else', async () => {
    seen = [];
    const answer = await openCounted()('/api/stats/api/send', send(event));
    expect(await answer.text()).toBe('token');
    expect(seen).toEqual([{ address: testAddress, agent: 'Browser/1.0', body: event }]);
  });

  it('refuse more than a view is', async () => {
    seen = [];
    expect((await openCounted()('/api/stats/api/send', send(JSON.stringify('x'.repeat(9000))))).status).toBe(413);
    expect(seen).toEqual([]);
  });

  it('count nothing while umami is away, and disturb nobody', async () => {
    isAway = true;
    const call = openCounted();
    expect((await call('/api/stats/api/send', send(event))).status).toBe(204);
    expect((await call('/api/stats/script.js')).status).toBe(503);
    isAway = false;
    expect((await call('/api/stats/script.js')).status).toBe(200);
  });
});
