import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { createServer, type Server } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { createTestContext, type TestContext } from '#lib/server/db/test-context.ts';
import { createTestUser, signIn } from '#lib/server/factories/factories.ts';
import { toMember } from '#lib/server/factories/store-factories.ts';
import { updateSettings } from '#lib/server/site/index.ts';
import { ordersOf } from '#lib/server/workflows/orders/orders-for-tests.ts';
import { serverProgram } from '#scripts/programs/server-program.ts';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: { key: string; value: Record<string, unknown> }[];
}

let test: TestContext;
let shop: ChildProcess;
let url: string;
let receiver: Server;
const accessLog = path.join(os.tmpdir(), `access-${process.pid}.log`);
const spans: Span[] = [];
const figures = new Set<string>();

/** What a collector does: takes OTLP over HTTP as JSON. */
async function startReceiver(): Promise<string> {
  receiver = createServer(async (request, response) => {
    let body = '';
    for await (const piece of request) body += piece;
    const said = JSON.parse(body);
    if (request.url === '/v1/traces') {
      for (const { scopeSpans } of said.resourceSpans) for (const scope of scopeSpans) spans.push(...scope.spans);
    } else {
      for (const { scopeMetrics } of said.resourceMetrics)
        for (const { metrics } of scopeMetrics) for (const { name } of metrics) figures.add(name);
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  return `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
}

async function freePort(): Promise<number> {
  const free = net.createServer().listen(0, '127.0.0.1');
  await once(free, 'listening');
  const { port } = free.address() as AddressInfo;
  free.close();
  return port;
}

beforeAll(async () => {
  test = await createTestContext({ PAYMENT_SANDBOX: true });
  await updateSettings(test.ctx, { 'payment.balanceProof': 'amount' });
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  shop = spawn(process.execPath, serverProgram, {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      SERVE: 'api,worker',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_URL: test.ctx.env.DATABASE_URL,
      SECRET_KEY: test.ctx.env.SECRET_KEY,
      PAYMENT_SANDBOX: 'true',
      TRUST_PROXY: 'true',
      LOG_LEVEL: 'silent',
      ACCESS_LOG: accessLog,
      OTEL_EXPORTER_OTLP_ENDPOINT: await startReceiver(),
      OTEL_METRIC_EXPORT_INTERVAL: '1000',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while ((await statusOf('/api/health/ready').catch(() => 0)) !== 200 && shop.exitCode === null) await wait(50);
});

afterAll(async () => {
  if (shop.exitCode === null) {
    shop.kill('SIGTERM');
    await once(shop, 'exit');
  }
  fs.rmSync(accessLog, { force: true });
  receiver.closeAllConnections();
  receiver.close();
  await test.close();
});

const statusOf = (path: string) => fetch(url + path).then(({ status }) => status);
const traceId = '0af7651916cd43dd8448eb211c80319c';
const factOf = (span: Span | undefined, key: string) =>
  Object.values(span?.attributes.find((each) => each.key === key)?.value ?? {})[0];

/** The line of the access log about a request, once it was written. */
async function lineOf(requestId: string): Promise<Record<string, unknown> | undefined> {
  for (let tries = 0; tries < 100; tries += 1) {
    const lines = fs.readFileSync(accessLog, 'utf8').split('\n').filter(Boolean);
    const line = lines.map((each) => JSON.parse(each)).find((each) => each.requestId === requestId);
    if (line) return line;
    await wait(50);
  }
  return undefined;
}

it('a payment, its statements and the mail that it queues are one trace, from the proxy on', async () => {
  const orders = ordersOf(test);
  const { id } = await createTestUser(test.ctx);
  const { token } = await signIn(test.ctx, id);
  const { group } = await orders.newOrders(toMember(id), { payable: 5000 });
  await orders.fill(toMember(id), 10_000);
  const answer = await fetch(`${url}/api/order/pay`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'ba-user-token': token,
      'idempotency-key': crypto.randomUUID(),
      traceparent: `00-${traceId}-b7ad6b7169203331-01`,
      'x-forwarded-for': '203.0.113.5',
    },
    body: JSON.stringify({ no: group.no, channel: 'balance', balance_amount: '50', confirmed_amount: '50' }),
  });
  expect(await answer.json()).toMatchObject({ code: 1 });
  expect(answer.headers.get('x-request-id')).toBe(traceId);
  const ofTrace = () => spans.filter((span) => span.traceId === traceId);
  const isThere = (name: string) => ofTrace().some((span) => span.name === name);
  for (let tries = 0; tries < 400 && !isThere('message Notice'); tries += 1) await wait(50);
  const request = ofTrace().find(({ name }) => name === 'POST /api/order/pay');
  expect(request).toMatchObject({ kind: 2, parentSpanId: 'b7ad6b7169203331' });
  expect(factOf(request, 'http.response.status_code')).toBe(200);
  const statements = ofTrace().filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(statements.map(({ name }) => name)).toEqual(expect.arrayContaining(['insert payments', 'commit']));
  expect(isThere('message Notice')).toBe(true);
  const line = await lineOf(traceId);
  expect(line).toMatchObject({ route: '/api/order/pay', status: 200, actor: 'member' });
  // From the number of an order one line leads to its request, and from there to all that it did.
  expect(line?.records).toEqual(
    expect.arrayContaining([expect.stringMatching(/^SO\d+$/), expect.stringMatching(/^PY\d+$/)]),
  );
  const { rows } = await test.ctx.db.execute<{ request: string }>(
    sql`select request_id as request from status_logs where entity_type = 'order' and event = 'pay'`,
  );
  expect(rows.map(({ request }) => request)).toEqual([traceId]);
  expect(JSON.stringify(ofTrace())).not.toMatch(new RegExp(`${token}|203\\.0\\.113|@example\\.com|${group.no}`));
});

it('a job that runs by itself is a trace of its own, and figures go the same way', async () => {
  for (let tries = 0; tries < 400 && !figures.has('outbox_waiting'); tries += 1) await wait(50);
  expect([...figures]).toEqual(
    expect.arrayContaining(['http_request_duration_seconds', 'outbox_waiting', 'shop_info']),
  );
  for (let tries = 0; tries < 400 && !spans.some(({ name }) => name === 'job outbox'); tries += 1) await wait(50);
  const job = spans.find(({ name }) => name === 'job outbox');
  expect(job).toMatchObject({ kind: 5 });
  expect(job?.parentSpanId ?? '').toBe('');
  expect(spans.some(({ parentSpanId }) => parentSpanId === job?.spanId)).toBe(true);
  // What is sent to the collector is no part of what it is sent about.
  expect(spans.filter(({ name }) => name === 'POST 127.0.0.1')).toEqual([]);
});
