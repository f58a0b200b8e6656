import { once } from 'node:events';
import type http from 'node:http';
import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { readTarget } from './addresses/request-target.ts';
import { createHttpPort, type HttpPort, type PortOptions } from './http-port.ts';
import { statusesIn, talk } from './raw-http-for-tests.ts';

const usual: PortOptions = {
  isDev: false,
  isProxyTrusted: false,
  keepAliveSeconds: 75,
  maxConnections: 1000,
  graceSeconds: 5,
};
let opened: HttpPort | undefined;
afterEach(() => {
  jest.useRealTimers();
  return opened?.close();
});

/** A port that tells which path and host it was asked for; with an upgrade listener like Next's, which never answers. */
async function open(options: Partial<PortOptions> = {}): Promise<{ port: number; server: http.Server }> {
  opened = createHttpPort(
    (request, response) => {
      if (!readTarget(request, response)) return;
      request.resume().on('end', () => response.end(`${request.method} ${request.headers.host} ${request.url}`));
    },
    { ...usual, ...options },
  );
  await opened.listen(0, '127.0.0.1');
  const { server } = opened;
  server.on('upgrade', () => undefined);
  return { port: (server.address() as net.AddressInfo).port, server };
}

const upgrades: [what: string, headers: string, body?: string][] = [
  ['HTTP/2', 'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA\r\n'],
  ['a socket', 'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: eA==\r\n'],
  ['TLS', 'Connection: Upgrade\r\nUpgrade: TLS/1.3\r\n'],
  ['something, with a body', 'Connection: Upgrade\r\nUpgrade: h2c\r\nContent-Length: 4\r\n', 'GET '],
];

describe('an offer to upgrade', () => {
  it.each(upgrades)('to %s is answered as a request like any other', async (_, headers, body = '') => {
    const { port } = await open();
    for (const path of ['/', '/user', '/api/index/index', '/_next/webpack-hmr']) {
      const { text, isClosed } = await talk(port, `GET ${path} HTTP/1.1\r\nHost: shop.test\r\n${headers}\r\n${body}`);
      expect([path, statusesIn(text), isClosed]).toEqual([path, [200], true]);
      expect(text).toContain(`GET shop.test ${path}`);
    }
  });

  it('is taken in development, by the socket of the reload alone', async () => {
    const { port } = await open({ isDev: true });
    const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n${upgrades[1]?.[1]}\r\n`;
    expect(await talk(port, ask('/_next/webpack-hmr'), { silenceInMs: 100 })).toEqual({ text: '', isClosed: false });
    expect(statusesIn((await talk(port, ask('/user'))).text)).toEqual([200]);
  });

  it('never keeps the port from closing', async () => {
    const { port, server } = await open({ isDev: true });
    const socket = net.connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    const upgraded = once(server, 'upgrade');
    socket.write(`GET /_next/webpack-hmr HTTP/1.1\r\nHost: a\r\n${upgrades[1]?.[1]}\r\n`);
    await upgraded;
    let isClosed = false;
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] });
    const closing = opened?.close().then(() => {
      isClosed = true;
    });
    await jest.advanceTimersByTimeAsync(4_999);
    expect(isClosed).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    await closing;
  });
});

describe('the end', () => {
  const ask = 'GET /kept HTTP/1.1\r\nHost: a\r\n\r\n';

  /** A connection that has been answered and is kept. */
  async function keep(port: number) {
    const socket = net.connect(port, '127.0.0.1').setEncoding('latin1');
    socket.on('error', () => undefined);
    const next = async () => {
      const heard = once(socket, 'data');
      socket.write(ask);
      return statusesIn(String((await heard)[0]));
    };
    expect(await next()).toEqual([200]);
    return { socket, next };
  }

  it('refuses new connections at once, and answers a proxy on those that it keeps a little longer', async () => {
    const { port } = await open({ isProxyTrusted: true });
    const kept = await keep(port);
    const ended = once(kept.socket, 'close');
    const closing = opened?.close();
    await expect(once(net.connect(port, '127.0.0.1'), 'connect')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    expect(await kept.next()).toEqual([200]);
    await ended;
    await closing;
  });

  it('ends what idles at once where no proxy stands in front', async () => {
    const { port } = await open();
    const kept = await keep(port);
    const ended = once(kept.socket, 'close');
    const started = performance.now();
    await opened?.close();
    await ended;
    expect(performance.now() - started).toBeLessThan(900);
  });

  it('gives a running answer its time, and no more', async () => {
    opened = createHttpPort(() => undefined, { ...usual, graceSeconds: 2 });
    await opened.listen(0, '127.0.0.1');
    const { port } = opened.server.address() as net.AddressInfo;
    const asked = once(opened.server, 'request');
    const socket = net.connect(port, '127.0.0.1').on('error', () => undefined);
    let isBrokenOff = false;
    socket.on('close', () => {
      isBrokenOff = true;
    });
    socket.write(ask);
    await asked;
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] });
    const closing = opened.close();
    await jest.advanceTimersByTimeAsync(1_999);
    expect(isBrokenOff).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    await closing;
  });
});

describe('what else no browser sends', () => {
  it.each<[said: string, statuses: number[]]>([
    ['CONNECT other.test:443 HTTP/1.1\r\nHost: other.test:443\r\n\r\n', []],
    ['PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', [400]],
    ['\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', [400]],
    ['GET / HTTP/1.1\r\n\r\n', [400]],
    ['GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', [400]],
    ['GET * HTTP/1.1\r\nHost: a\r\n\r\n', [400]],
    ['GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n', [400]],
    ['GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab', [400]],
    [`GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, [431]],
    [`GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, [431]],
    ['GET /a b HTTP/1.1\r\nHost: a\r\n\r\n', [400]],
  ])('%j ends its connection', async (said, statuses) => {
    const { port } = await open();
    const { text, isClosed } = await talk(port, said);
    expect([statusesIn(text), isClosed]).toEqual([statuses, true]);
  });

  it('of requests in a row each is answered, in order', async () => {
    const { port } = await open();
    const paths = Array.from({ length: 20 }, (_, index) => `/p${index}`);
    const said = paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`).join('');
    const { text } = await talk(port, said, { until: (soFar) => soFar.includes('GET a /p19') });
    expect([...text.matchAll(/GET a (\/p\d+)/g)].map(([, path]) => path)).toEqual(paths);
  });
});

describe('the limits', () => {
  it('stand, whatever Node takes for usual', async () => {
    const { server } = await open({ keepAliveSeconds: 620, maxConnections: 321 });
    const { headersTimeout, requestTimeout, keepAliveTimeout, timeout, maxConnections } = server;
    expect({ headersTimeout, requestTimeout, keepAliveTimeout, timeout, maxConnections }).toEqual({
      headersTimeout: 20_000,
      requestTimeout: 300_000,
      keepAliveTimeout: 620_000,
      timeout: 600_000,
      maxConnections: 321,
    });
  });

  /** Opens connections that say nothing; answers how many both ends know to be open once the port has seen them all. */
  async function hold({ port, server }: { port: number; server: http.Server }, many: number): Promise<number> {
    const { promise: arrived, resolve: allArrived } = Promise.withResolvers<void>();
    let [seen, refused] = [0, 0];
    const count = (isRefused: boolean) => {
      seen += 1;
      if (isRefused) refused += 1;
      if (seen === many) allArrived();
    };
    const onConnection = (socket: net.Socket) => count(socket.destroyed);
    const onDrop = () => count(true);
    server.on('connection', onConnection).on('drop', onDrop);
    const sockets = Array.from({ length: many }, () => net.connect(port, '127.0.0.1'));
    for (const socket of sockets) socket.on('error', () => undefined);
    await arrived;
    server.off('connection', onConnection).off('drop', onDrop);
    const left = () => sockets.filter((socket) => !socket.destroyed && socket.readyState === 'open').length;
    while (left() !== many - refused) await wait(10);
    for (const socket of sockets) socket.destroy();
    const openAt = promisify(server.getConnections.bind(server));
    while ((await openAt()) > 0) await wait(10);
    return many - refused;
  }

  it('let one address take no more than its part, and give it back', async () => {
    const at = await open();
    expect(await hold(at, 300)).toBe(256);
    expect(await hold(at, 200)).toBe(200);
  });

  it('count nobody behind a proxy, but all together', async () => {
    expect(await hold(await open({ isProxyTrusted: true, maxConnections: 280 }), 300)).toBe(280);
  });
});
