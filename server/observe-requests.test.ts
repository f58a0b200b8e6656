import fs from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { setRecorder } from '#lib/server/observe/recorder.ts';
import { type AccessLog, openAccessLog, showAddress } from './access-log.ts';
import { observeRequests } from './observe-requests.ts';
import { talk } from './raw-http-for-tests.ts';
import { causeOf, nameAnswer } from './request-cause.ts';
import type { Listener } from './tiers.ts';

let server: Server;
let port: number;
let folder: string;
let file: string;
let accessLog: AccessLog | undefined;
let answer: Listener;
const keyBefore = process.env.INTERNAL_KEY;

async function open(isProxyTrusted: boolean, setting = file): Promise<void> {
  accessLog = openAccessLog({ ACCESS_LOG: setting, ACCESS_LOG_ADDRESS: 'short' });
  const routeOfCall = (asked: string) => (asked === '/api/known' ? asked : undefined);
  server = createServer(observeRequests({ isProxyTrusted, accessLog, routeOfCall }, (...both) => answer(...both)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
}

beforeEach(() => {
  process.env.INTERNAL_KEY = 'the-key-of-the-process';
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'requests-'));
  file = path.join(folder, 'access.log');
  answer = (request, response) => {
    nameAnswer(request, response);
    response.end('twelve bytes');
  };
});
afterEach(() => {
  setRecorder(undefined);
  accessLog?.close();
  accessLog = undefined;
  server?.closeAllConnections();
  server?.close();
  fs.rmSync(folder, { recursive: true, force: true });
  if (keyBefore === undefined) delete process.env.INTERNAL_KEY;
  else process.env.INTERNAL_KEY = keyBefore;
});

const ask = (address: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${port}${address}`, { headers });

/** What stands in the file once so many lines are there. */
async function linesOf(many: number): Promise<Record<string, unknown>[]> {
  for (;;) {
    const lines = fs.readFileSync(file, 'utf8').split('\n').filter(Boolean);
    if (lines.length >= many) return lines.map((line) => JSON.parse(line));
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const idOf = async (headers?: Record<string, string>) => (await ask('/', headers)).headers.get('x-request-id');
const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

describe('the id of a request', () => {
  it('is made here, whatever a visitor writes', async () => {
    await open(false, 'off');
    expect(await idOf({ 'x-request-id': 'mine-mine-mine', traceparent })).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('is that of the proxy, where one is trusted', async () => {
    await open(true, 'off');
    expect(await idOf({ 'x-request-id': 'edge-0001', traceparent })).toBe('edge-0001');
    expect(await idOf({ traceparent })).toBe('0af7651916cd43dd8448eb211c80319c');
    expect(await idOf({ 'x-request-id': 'no; id' })).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('is kept where the process asks itself', async () => {
    await open(false, 'off');
    expect(await idOf({ 'x-request-id': 'page-0001', 'x-shop-key': 'a guess' })).not.toBe('page-0001');
    const { ownKeyHeader } = await import('#lib/routes/guards/own-key.ts');
    expect(await idOf({ 'x-request-id': 'page-0001', [ownKeyHeader]: 'the-key-of-the-process' })).toBe('page-0001');
  });
});

describe('the access log', () => {
  it('has a line for each answer, with nothing in it that a visitor wrote', async () => {
    await open(true);
    answer = (request, response) => {
      const cause = causeOf(request);
      if (cause) cause.seen.actor = 'member';
      response.statusCode = 404;
      response.end('twelve bytes');
    };
    await ask('/product?q=secret', { 'x-request-id': 'edge-0001', 'x-forwarded-for': '203.0.113.77' });
    await ask('/en/product');
    await ask('/api/known?token=secret');
    await ask('/api/secret');
    await ask('/User/orders/SO-secret/nothing');
    const lines = await linesOf(5);
    expect(lines[0]).toEqual({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      method: 'GET',
      route: '/product',
      status: 404,
      ms: expect.any(Number),
      bytes: expect.any(Number),
      actor: 'member',
      requestId: 'edge-0001',
      address: '203.0.113.0',
    });
    expect(Number(lines[0]?.bytes)).toBeGreaterThan(100);
    expect(lines.map(({ route }) => route)).toEqual(['/product', '/product', '/api/known', '/api/*', 'other']);
    expect(JSON.stringify(lines)).not.toContain('secret');
  });

  it('counts the bytes of each answer on a connection', async () => {
    await open(false);
    const request = 'GET / HTTP/1.1\r\nhost: shop.test\r\n\r\n';
    const { text } = await talk(port, request + request, { until: (said) => said.split('twelve bytes').length > 2 });
    const lines = await linesOf(2);
    expect(lines.reduce((sum, { bytes }) => sum + Number(bytes), 0)).toBe(text.length);
  });

  it('says of whoever leaves that they left', async () => {
    await open(false);
    answer = (_, response) => void response.write('a piece');
    await talk(port, 'GET / HTTP/1.1\r\nhost: shop.test\r\n\r\n', { until: (said) => said.includes('a piece') });
    expect((await linesOf(1))[0]).toMatchObject({ status: 499 });
  });

  it('leaves out what the process asks itself', async () => {
    await open(false);
    const { ownKeyHeader } = await import('#lib/routes/guards/own-key.ts');
    await ask('/', { [ownKeyHeader]: 'the-key-of-the-process' });
    await ask('/product');
    expect(await linesOf(1)).toMatchObject([{ route: '/product' }]);
  });

  it('is refused at the start where it cannot be written', () => {
    expect(() => openAccessLog({ ACCESS_LOG: '/proc/access.log', ACCESS_LOG_ADDRESS: 'full' })).toThrow('ACCESS_LOG');
  });

  it.each([
    ['203.0.113.77', '203.0.113.0'],
    ['::ffff:203.0.113.77', '203.0.113.0'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
    ['2001:db8::1', '2001:db8::'],
    ['in-process', undefined],
  ])('shows of %s no more than the network', (address, shown) => {
    expect(showAddress(address, 'short')).toBe(shown);
    expect(showAddress(address, 'none')).toBeUndefined();
    expect(showAddress(address, 'full')).toBe(address);
  });
});

describe('what is measured where requests come in', () => {
  it('has labels that nobody can make up', async () => {
    await open(false, 'off');
    const recorded: Record<string, string>[] = [];
    setRecorder({ add: () => undefined, record: (_name, _seconds, labels) => void recorded.push(labels) });
    await ask('/product?q=made-up');
    await ask('/Made/Up/Address');
    await fetch(`http://127.0.0.1:${port}/`, { method: 'PROPFIND' });
    await ask('/en');
    expect(recorded.slice(0, 3)).toEqual([
      { method: 'GET', route: '/product', status: '200' },
      { method: 'GET', route: 'other', status: '200' },
      { method: 'OTHER', route: '/', status: '200' },
    ]);
  });
});
