import net, { type AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from '@jest/globals';
import { MeterProvider } from '@opentelemetry/sdk-metrics';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { openDatabase } from '../../db/open-database.ts';
import { logStatusChange } from '../../db/status-log.ts';
import { createTestContext } from '../../db/test-context.ts';
import { readProcessEnv } from '../../env.ts';
import { offerJobs } from '../../jobs/start-jobs.ts';
import { watchFigures } from '../../jobs/watch-figures.ts';
import { queueMessage } from '../../messaging/index.ts';
import { watchShop } from '../../workflows/watch/shop-figures.ts';
import { measureNames, measureOf } from '../measures.ts';
import { addFigures, count } from '../recorder.ts';
import { startObserving } from '../start-observing.ts';
import { openMetricsPort } from './metrics-port.ts';

const silent = pino({ level: 'silent' });

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const found = (server.address() as AddressInfo).port;
  await new Promise((resolve) => server.close(resolve));
  return found;
}

const test = await createTestContext();
const jobs = await offerJobs(test.ctx, silent);
const port = await freePort();
const observing = await startObserving(readProcessEnv({ NODE_ENV: 'test', METRICS_PORT: String(port) }), silent);
afterAll(async () => {
  await observing.stop();
  await jobs.stop();
  await test.close();
});

const read = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();

/** Lines of a figure, without its help. */
const linesOf = (text: string, name: string) => text.split('\n').filter((line) => line.startsWith(name));

it('has what alarms are about before it happens: what begins with its first time has not grown', async () => {
  const text = await read();
  const faults = ['call', 'page', 'job', 'crash'].map((where) => `shop_faults_total{where="${where}"} 0`);
  expect(linesOf(text, 'shop_faults_total')).toEqual(faults);
  const failed = ['email', 'mobile'].map((channel) => `outbox_messages_total{channel="${channel}",outcome="failed"} 0`);
  expect(linesOf(text, 'outbox_messages_total')).toEqual(failed);
});

it('tells what the shop is doing, by names and labels that are declared', async () => {
  const { ctx } = test;
  const now = ctx.clock.now();
  await queueMessage(ctx.db, {
    channel: 'email',
    recipient: 'a@example.com',
    locale: 'en',
    template: 'PasswordChanged',
    values: {},
    isSecret: false,
    now,
    dueAt: new Date(now.getTime() - 60_000),
  });
  await ctx.db.execute(sql`insert into ledger_checks (status, started_at, beat_at, checked_at, fault_count, faults)
    values ('done', now(), now(), ${new Date(now.getTime() - 3_600_000).toISOString()}, 2, '[]')`);
  const forget = addFigures(watchFigures(ctx, ['refunds']));
  count('shop_faults_total', { where: 'call' });
  await ctx.db.execute(sql`select 1`);
  const text = await read();
  forget();
  expect(linesOf(text, 'outbox_waiting')).toEqual(['outbox_waiting 1']);
  expect(Number(linesOf(text, 'outbox_oldest_seconds')[0]?.split(' ')[1])).toBeGreaterThanOrEqual(60);
  expect(linesOf(text, 'shop_ledger_faults')).toEqual(['shop_ledger_faults 2']);
  expect(linesOf(text, 'shop_faults_total')).toContain('shop_faults_total{where="call"} 1');
  expect(linesOf(text, 'shop_figures_failed')).toEqual(['shop_figures_failed 0']);
  expect(linesOf(text, 'job_queue_waiting')).toEqual(['job_queue_waiting{job_name="refunds"} 0']);
  expect(linesOf(text, 'db_statement_duration_seconds_count').length).toBeGreaterThan(0);
  for (const line of text.split('\n').filter((each) => each && !each.startsWith('#'))) {
    const [, name = '', labels = ''] = /^(\w+)(?:\{(.*)\})? /.exec(line) ?? [];
    const declared = measureNames.find((each) => name.replace(/_(bucket|sum|count)$/, '') === each || name === each);
    expect([line, declared]).toEqual([line, expect.any(String)]);
    const given = [...labels.matchAll(/(\w+)="/g)].map(([, label]) => label).filter((label) => label !== 'le');
    expect(declared && measureOf(declared).labels).toEqual(expect.arrayContaining(given));
  }
});

it('counts moves of records once, when every transaction is over', async () => {
  const { ctx } = test;
  let now = ctx.clock.now();
  const shop = watchShop({ ...ctx, clock: { now: () => now } });
  const paid = async () =>
    (await shop()).find(({ labels }) => labels?.record === 'order' && labels.move === 'pay')?.value;
  expect(await paid()).toBe(0);
  const change = { entityType: 'order', entityId: 1, from: 'pending_payment', to: 'processing', event: 'pay' };
  for (let time = 0; time < 3; time += 1) await logStatusChange(ctx.db, { ...change, at: now });
  await logStatusChange(ctx.db, { ...change, entityType: 'setting', event: 'whatever', at: now });
  expect(await paid()).toBe(0);
  now = new Date(now.getTime() + 61_000);
  await logStatusChange(ctx.db, { ...change, at: now });
  expect(await paid()).toBe(3);
  expect(await paid()).toBe(3);
  now = new Date(now.getTime() + 61_000);
  expect(await paid()).toBe(4);
  expect((await shop()).some(({ labels }) => labels?.record === 'setting')).toBe(false);
});

it('answers nothing else on that port', async () => {
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST' })).status).toBe(404);
});

it('says no label that belongs to another kind of figure: a gauge is no summary', async () => {
  const text = await read();
  const types = new Map([...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name = '', type = '']) => [name, type]));
  expect(types.get('nodejs_eventloop_delay_p99_seconds')).toBe('gauge');
  const reserved = text.split('\n').filter((line) => /[{,](?:quantile|le)="/.test(line));
  const histograms = [...types].filter(([, type]) => type === 'histogram').map(([name]) => `${name}_bucket{`);
  expect(reserved.filter((line) => !histograms.some((name) => line.startsWith(name)))).toEqual([]);
});

it('tells each reader of the same delays: who looks takes nothing from who looks next', async () => {
  const until = performance.now() + 200;
  while (performance.now() < until);
  await new Promise((resolve) => setTimeout(resolve, 50));
  const worst = async () => Number(linesOf(await read(), 'nodejs_eventloop_delay_max_seconds')[0]?.split(' ')[1]);
  const [first, second] = [await worst(), await worst()];
  expect(first).toBeGreaterThan(0.1);
  expect(second).toBeGreaterThanOrEqual(first);
});

describe('a port that is taken', () => {
  it.each([
    ['by another process', () => ({ METRICS_PORT: String(port) })],
    ['on an address that is none of the machine', () => ({ METRICS_PORT: '9464', METRICS_HOST: '203.0.113.7' })],
  ])('%s keeps no shop from running, which says so', async (_what, settings) => {
    const warned: unknown[][] = [];
    const log = { ...silent, info: () => undefined, warn: (...said: unknown[]) => void warned.push(said) };
    const env = readProcessEnv({ NODE_ENV: 'test', SLOW_STATEMENT_MS: '0', ...settings() });
    const other = await openMetricsPort({ port: env.METRICS_PORT ?? 0, host: env.METRICS_HOST }, log as never);
    expect(warned).toEqual([[expect.anything(), expect.stringContaining('METRICS_PORT')]]);
    await other.close();
  });

  it('is taken as soon as it is free', async () => {
    const [place, silently] = [{ port: await freePort(), host: '127.0.0.1', againInMs: 20 }, silent];
    const first = await openMetricsPort(place, silently);
    const second = await openMetricsPort(place, silently);
    const meters = new MeterProvider({ readers: [second.reader] });
    await first.close();
    const answered = async () => (await fetch(`http://127.0.0.1:${place.port}/metrics`).catch(() => undefined))?.status;
    while ((await answered()) === undefined) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(await answered()).toBe(200);
    await second.close();
    await meters.shutdown();
  });
});

it('says that it could not look where the database is away', async () => {
  const db = openDatabase('postgres://nobody@127.0.0.1:1/nothing');
  const broken = { ...test.ctx, db };
  expect(await watchFigures(broken, [])()).toEqual([{ name: 'shop_figures_failed', value: 1, labels: {} }]);
  await db.$client.end();
});
