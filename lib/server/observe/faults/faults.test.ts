import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import pino from 'pino';
import { readCause, runFor } from '../cause.ts';
import { parseDsn } from './parse-dsn.ts';
import { collectFaults, reportFault } from './report-fault.ts';
import { scrub } from './scrub.ts';
import { FaultSender } from './send-faults.ts';
import { watchFaults } from './watch-faults.ts';

interface Taken {
  url: string;
  headers: IncomingHttpHeaders;
  head: Record<string, string>;
  item: Record<string, string>;
  // biome-ignore lint/suspicious/noExplicitAny: whatever was sent.
  event: any;
}

let server: Server;
let port: number;
let taken: Taken[];
let answer: { status: number; headers?: Record<string, string> };
let now: number;
let senders: FaultSender[];

/** Answers as the documentation of the protocol says. */
beforeEach(async () => {
  [taken, answer, now, senders] = [[], { status: 200 }, Date.now(), []];
  server = createServer(async (request, response) => {
    let body = '';
    for await (const piece of request) body += piece;
    const [head, item, event] = body.split('\n').map((line) => JSON.parse(line));
    taken.push({ url: request.url ?? '', headers: request.headers, head, item, event });
    response.writeHead(answer.status, answer.headers).end('{"id":"x"}');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  port = (server.address() as AddressInfo).port;
});
afterEach(() => {
  for (const sender of senders) sender.stop();
  collectFaults(undefined);
  server.closeAllConnections();
  server.close();
});

function newSender(restInMs = 60_000): FaultSender {
  const address = parseDsn(`http://the-key@127.0.0.1:${port}/7`);
  if (!address) throw new Error('no address');
  const sender = new FaultSender({ address, release: '1+b', environment: 'test', now: () => now, restInMs });
  senders.push(sender);
  return sender;
}

/** Faults of different routes are different ones. */
const tell = (sender: FaultSender, name: string, error: unknown = new TypeError('x is not a function')) =>
  sender.tell({ error, where: 'call', name });

describe('a fault', () => {
  it('is sent in an envelope, with what happened, where, and under which id', async () => {
    const sender = newSender();
    const cause = readCause('the-request-0001', '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01');
    const inner = new Error('duplicate key for tom@example.com');
    runFor(cause, () => tell(sender, '/api/order/pay', new Error('not saved', { cause: inner })));
    await sender.flush(5000);
    const [{ url, headers, head, item, event }] = taken as [Taken];
    expect(url).toBe('/api/7/envelope/');
    expect(headers['content-type']).toBe('application/x-sentry-envelope');
    expect(headers['x-sentry-auth']).toContain('sentry_version=7');
    expect(headers['x-sentry-auth']).toContain('sentry_key=the-key');
    expect(item.type).toBe('event');
    expect(head.event_id).toBe(event.event_id);
    expect(event.event_id).toMatch(/^[0-9a-f]{32}$/);
    expect(event).toMatchObject({
      level: 'error',
      platform: 'node',
      release: '1+b',
      environment: 'test',
      transaction: '/api/order/pay',
      tags: { where: 'call', request_id: 'the-request-0001' },
      contexts: { trace: { trace_id: '0af7651916cd43dd8448eb211c80319c', span_id: 'b7ad6b7169203331' } },
    });
    expect(event.exception.values.map(({ value }: { value: string }) => value)).toEqual([
      'duplicate key for [address]',
      'not saved',
    ]);
    const innermost = event.exception.values[1].stacktrace.frames.at(-1);
    expect(innermost).toMatchObject({ filename: 'lib/server/observe/faults/faults.test.ts', in_app: true });
    expect(JSON.stringify(event)).not.toMatch(/user|"request":|server_name|cookie/);
    expect(JSON.stringify(event)).not.toContain(process.cwd());
  });

  it('that comes again is told once a minute, and no more than ten in all', async () => {
    const sender = newSender();
    for (let time = 0; time < 5; time += 1) tell(sender, '/same');
    await sender.flush(5000);
    expect(taken).toHaveLength(1);
    for (let time = 0; time < 30; time += 1) tell(sender, `/other-${time}`);
    await sender.flush(5000);
    expect(taken).toHaveLength(10);
    now += 61_000;
    tell(sender, '/same');
    await sender.flush(5000);
    expect(taken).toHaveLength(11);
  });
});

describe('where it is sent', () => {
  it.each([
    [{ 'retry-after': '120' }, 120_000],
    [{ 'x-sentry-rate-limits': '90:error:organization, 600:transaction:key' }, 90_000],
    [{ 'x-sentry-rate-limits': '45::organization' }, 45_000],
    [{}, 60_000],
  ])('429 with %j is kept to, and what was refused is not sent again', async (headers, pause) => {
    const sender = newSender();
    answer = { status: 429, headers: headers as Record<string, string> };
    tell(sender, '/refused');
    await sender.flush(5000);
    answer = { status: 200 };
    now += pause - 1000;
    tell(sender, '/waits');
    await sender.flush(5000);
    expect(taken.map(({ event }) => event.transaction)).toEqual(['/refused']);
    now += 2000;
    tell(sender, '/after');
    await sender.flush(5000);
    expect(taken.map(({ event }) => event.transaction)).toEqual(['/refused', '/waits', '/after']);
  });

  it('a limit of other kinds stops nothing', async () => {
    const sender = newSender();
    answer = { status: 200, headers: { 'x-sentry-rate-limits': '600:transaction;session:key' } };
    tell(sender, '/one');
    await sender.flush(5000);
    tell(sender, '/two');
    await sender.flush(5000);
    expect(taken).toHaveLength(2);
  });

  it('away is left alone for a while, asked three times, and holds up nobody', async () => {
    const sender = newSender();
    answer = { status: 503 };
    for (let time = 0; time < 5; time += 1) {
      tell(sender, `/away-${time}`);
      await sender.flush(5000);
      now += 61_000;
    }
    const first = taken.filter(({ event }) => event.transaction === '/away-0');
    expect(first).toHaveLength(3);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    const begun = performance.now();
    tell(sender, '/nobody-there');
    expect(performance.now() - begun).toBeLessThan(1000);
    await sender.flush(5000);
  });
});

it('a process that ends tells of it first, and ends as it would have', async () => {
  const script = `
    const { watchFaults } = await import('./lib/server/observe/faults/watch-faults.ts');
    const settings = { SENTRY_DSN: 'http://key@127.0.0.1:${port}/1', SENTRY_ENVIRONMENT: 'test' };
    watchFaults(settings, '1', { fatal: () => console.error('logged') });
    setTimeout(() => { throw new RangeError('the end'); });
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (piece) => {
    said += piece;
  });
  const [code] = await once(child, 'close');
  expect([code, said]).toEqual([1, expect.stringContaining('logged')]);
  expect(taken[0]?.event).toMatchObject({ level: 'fatal', tags: { where: 'crash' } });
  expect(taken[0]?.event.exception.values[0]).toMatchObject({ type: 'RangeError', mechanism: { handled: false } });
});

describe('what somebody typed', () => {
  it.each([
    ['invalid input for "tom@example.com"', 'invalid input for "…"'],
    ['no user tom@example.com', 'no user [address]'],
    ['call +86 138 0013 8000 failed', 'call [number] failed'],
    ['GET https://pay.example/x?token=abc&no=1 failed', 'GET https://pay.example/x?[query] failed'],
    ["invalid input syntax for type bigint: '张三'", "invalid input syntax for type bigint: '…'"],
    ['Failed query: select 1\nparams: tom,secret', 'Failed query: select 1'],
    ['token 3f2a9c1e7b644d589a105c0de1f2a3b4 is bad', 'token [key] is bad'],
    ["Cannot read properties of undefined (reading 'name')", "Cannot read properties of undefined (reading 'name')"],
    ['relation "orders" does not exist', 'relation "orders" does not exist'],
  ])('%s goes out as %s', (said, sent) => {
    expect(scrub(said)).toBe(sent);
  });
});

describe('the setting', () => {
  it.each([
    '',
    'errors.example',
    'https://errors.example/1',
    'https://key@errors.example/',
    'ftp://key@errors.example/1',
  ])('is no address: %s', (dsn) => {
    expect(parseDsn(dsn)).toBeUndefined();
    const settings = { SENTRY_DSN: dsn, SENTRY_ENVIRONMENT: 'test' };
    expect(() => watchFaults(settings, '1', pino({ level: 'silent' }))).toThrow('SENTRY_DSN');
  });

  it('may have a path, and then sends what is reported until it is stopped', async () => {
    expect(parseDsn('https://key@errors.example/sub/12')).toEqual({
      url: 'https://errors.example/sub/api/12/envelope/',
      key: 'key',
    });
    const before = process.listenerCount('uncaughtException');
    const settings = { SENTRY_DSN: `http://key@127.0.0.1:${port}/1`, SENTRY_ENVIRONMENT: 'test' };
    const watching = watchFaults(settings, '1', pino({ level: 'silent' }));
    reportFault({ error: new Error('failed'), where: 'job', name: 'refunds' });
    await watching.stop();
    reportFault({ error: new Error('later'), where: 'job', name: 'refunds' });
    expect(taken.map(({ event }) => event.tags.where)).toEqual(['job']);
    expect(process.listenerCount('uncaughtException')).toBe(before);
  });
});
