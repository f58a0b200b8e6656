import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pino from 'pino';
import { serverFetch } from '#lib/api/transport/server-transport.ts';
import { readCause, runFor } from '#lib/server/observe/cause.ts';
import { createDoor } from './door.ts';
import { createRemoteApiTier } from './remote-api-tier.ts';

let api: Server;
let pages: Server;
let heard: IncomingHttpHeaders[];
const urlOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const apiBefore = process.env.API_URL;

beforeAll(async () => {
  heard = [];
  api = createServer((request, response) => {
    heard.push(request.headers);
    response.writeHead(404, { 'x-request-id': String(request.headers['x-request-id']) }).end();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => api.once('listening', resolve));
  const tier = createRemoteApiTier(urlOf(api), pino({ level: 'silent' }), false);
  const door = createDoor({ isProxyTrusted: false, accessLog: undefined, routeOfCall: tier.routeOf }, tier.answer);
  pages = createServer(door).listen(0, '127.0.0.1');
  await new Promise((resolve) => pages.once('listening', resolve));
  process.env.API_URL = urlOf(api);
});
afterAll(() => {
  if (apiBefore === undefined) delete process.env.API_URL;
  else process.env.API_URL = apiBefore;
  for (const server of [api, pages]) {
    server.closeAllConnections();
    server.close();
  }
});

const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

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
