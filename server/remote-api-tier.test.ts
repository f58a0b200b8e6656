import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from '@jest/globals';
import pino from 'pino';
import { serverFetch } from '#lib/api/transport/server-transport.ts';
import { createCollapsing } from '#lib/server/collapse-faults.ts';
import { readCause, runFor } from '#lib/server/observe/cause.ts';
import { observeRequests } from './observe-requests.ts';
import { createRemoteApiTier } from './remote-api-tier.ts';

const urlOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const apiBefore = process.env.API_URL;

const heard: IncomingHttpHeaders[] = [];
const api = createServer((request, response) => {
  heard.push(request.headers);
  response.writeHead(404, { 'x-request-id': String(request.headers['x-request-id']) }).end();
}).listen(0, '127.0.0.1');
await new Promise((resolve) => api.once('listening', resolve));
const tier = createRemoteApiTier(urlOf(api), pino({ level: 'silent' }), false);
const listener = observeRequests(
  { isProxyTrusted: false, accessLog: undefined, routeOfCall: tier.routeOf },
  tier.answer,
);
const pages = createServer(listener).listen(0, '127.0.0.1');
await new Promise((resolve) => pages.once('listening', resolve));
process.env.API_URL = urlOf(api);
afterAll(() => {
  if (apiBefore === undefined) delete process.env.API_URL;
  else process.env.API_URL = apiBefore;
  for (const server of [api, pages]) {
    server.closeAllConnections();
    server.close();
  }
});

const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

it('an API that is away is a line when it is lost, and one when it is back', async () => {
  const said: { msg: string; lines?: number }[] = [];
  const stream = { write: (line: string) => void said.push(JSON.parse(line)) };
  const hooks = { logMethod: createCollapsing({ quietMs: 150, saidEachMs: 10_000 }) };
  const broken = createServer((request) => void request.socket.destroy()).listen(0, '127.0.0.1');
  await new Promise((resolve) => broken.once('listening', resolve));
  const url = urlOf(broken);
  const tier = createRemoteApiTier(url, pino({ hooks }, stream), false);
  const front = createServer((request, response) => void tier.answer(request, response)).listen(0, '127.0.0.1');
  await new Promise((resolve) => front.once('listening', resolve));
  const askOften = () => Promise.all(Array.from({ length: 20 }, () => fetch(`${urlOf(front)}/api/index/index`)));
  const statuses = (await askOften()).map(({ status }) => status);
  // It breaks off what it has, then it is not even there.
  broken.close();
  broken.closeAllConnections();
  statuses.push(...(await askOften()).map(({ status }) => status));
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(new Set(statuses)).toEqual(new Set([502]));
  expect(said).toMatchObject([{ msg: 'the API did not answer' }, { msg: 'what was away is back', lines: 40 }]);
  front.closeAllConnections();
  front.close();
});

it('passes on the id of this process, not what a visitor wrote', async () => {
  const headers = { 'x-request-id': 'mine-mine-mine', traceparent, tracestate: 'a=b' };
  const answer = await fetch(`${urlOf(pages)}/api/index/index`, { headers });
  const id = answer.headers.get('x-request-id');
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(heard.at(-1)).toMatchObject({ 'x-request-id': id });
  expect(heard.at(-1)).not.toHaveProperty('traceparent');
  expect(heard.at(-1)).not.toHaveProperty('tracestate');
});

it('what a page asks there goes under the id of the page', async () => {
  const ask = () => serverFetch(new Request(`${urlOf(api)}/api/index/index`));
  await runFor(readCause('the-page-0001', traceparent), ask);
  expect(heard.at(-1)).toMatchObject({ 'x-request-id': 'the-page-0001', traceparent });
});
