// What passes in a second: messages of the outbox, orders that a job completes, and commits that announce a change, whose notices
// take one lock of PostgreSQL. The log is written to the disk for each commit, as it is in production.
//   node bench/throughput.ts [messages and orders, default 2000] [seconds of commits, default 3]
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { ServerContext } from '#lib/server/db/context.ts';
import { startEmbeddedDatabase } from '#lib/server/db/embedded/embedded.ts';
import { createTestUser } from '#lib/server/factories/factories.ts';
import { createTestStore } from '#lib/server/factories/store-factories.ts';
import { changeChannel } from '#lib/server/kernel/changes.ts';
import { deliverOutbox, queueMessage } from '#lib/server/messaging/index.ts';
import { ensureRules } from '#lib/server/setup/first-rules.ts';
import { confirmReceiptsDue } from '#lib/server/workflows/orders/receive-order.ts';
import { openBenchShop, quantile } from './bench-shop.ts';
import { generateOrders } from './fill-orders.ts';
import { printTable } from './shop-process.ts';

const [count = 2_000, seconds = 3] = process.argv.slice(2).map(Number);
const perSecond = (done: number, ms: number) => ((done * 1000) / ms).toFixed(0);

/** So many workers take from the outbox at once, as processes do; sending itself takes no time. */
async function outbox(ctx: ServerContext, workers: number): Promise<string> {
  const now = ctx.clock.now();
  const expiresAt = new Date(now.getTime() + 3_600_000);
  const values = { code: 'K7M2', minutes: 10, event: 'user_register' as const };
  const code = { channel: 'email', locale: 'zh-cn', template: 'Code', values, isSecret: true, now, expiresAt } as const;
  for (let made = 0; made < count; made += 1)
    await queueMessage(ctx.db, { ...code, recipient: `m${made}@example.com` } as never);
  const senders = { email: async () => undefined, close: () => undefined };
  const delivery = { senders, announce: () => undefined, onFailure: () => undefined };
  let sent = 0;
  const begun = performance.now();
  const work = async () => {
    for (let taken = -1; taken !== 0; sent += taken) taken = await deliverOutbox(ctx, delivery);
  };
  await Promise.all(Array.from({ length: workers }, work));
  return perSecond(sent, performance.now() - begun);
}

/** Orders whose customers said nothing: each is a transaction of its own. */
async function receipts(ctx: ServerContext): Promise<string> {
  const customer = await createTestUser(ctx);
  const { store } = await createTestStore(ctx);
  await generateOrders(ctx, count, { userId: customer.id, storeId: store.id });
  await ctx.db.execute(sql`update orders set status = 'shipped', payment_status = 'paid', closed_at = null, close_reason = null,
    accepted_at = now(), shipped_at = now(), auto_confirm_at = now() - interval '1 second', store_id = ${store.id}::bigint where user_id = ${customer.id}::bigint`);
  await ctx.db.execute(sql`vacuum analyze orders`);
  const begun = performance.now();
  let done = 0;
  for (let round = -1; round !== 0; done += round) round = await confirmReceiptsDue(ctx);
  return perSecond(done, performance.now() - begun);
}

interface Commits {
  writers: number;
  listeners: number;
  isTold: boolean;
}

/** Small transactions at once, each of which says that something has changed, or does not. */
async function commits(url: string, { writers, listeners, isTold }: Commits): Promise<string[]> {
  const open = async () => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    return client;
  };
  const hearing = await Promise.all(Array.from({ length: listeners }, open));
  let heard = 0;
  for (const client of hearing) {
    client.on('notification', () => {
      heard += 1;
    });
    await client.query(`listen ${changeChannel}`);
  }
  const writing = await Promise.all(Array.from({ length: writers }, open));
  const times: number[] = [];
  const begun = performance.now();
  const until = begun + seconds * 1000;
  await Promise.all(
    writing.map(async (client, at) => {
      while (performance.now() < until) {
        const start = performance.now();
        const tell = isTold ? `select pg_notify('${changeChannel}', '["product:${times.length}"]');` : '';
        await client.query(`begin; update bench_rows set n = n + 1 where id = ${at}; ${tell} commit`);
        times.push(performance.now() - start);
      }
    }),
  );
  const made = perSecond(times.length, performance.now() - begun);
  await Promise.all([...hearing, ...writing].map((client) => client.end()));
  return [made, quantile(times, 0.5).toFixed(1), quantile(times, 0.99).toFixed(1), listeners > 0 ? String(heard) : '–'];
}

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-throughput-'));
fs.chmodSync(dataDir, 0o755);
const database = await startEmbeddedDatabase({ dataDir });
process.env.TEST_DATABASE_URL = database.adminUrl;
try {
  const shop = await openBenchShop({ DATABASE_POOL_SIZE: '20' });
  try {
    await ensureRules(shop.ctx);
    printTable(
      ['what', 'a second'],
      [
        ['messages of the outbox, by one worker', await outbox(shop.ctx, 1)],
        ['messages of the outbox, by four workers', await outbox(shop.ctx, 4)],
        ['orders that count as received, by the job', await receipts(shop.ctx)],
      ],
    );
    console.log('');
    const url = shop.ctx.env.DATABASE_URL;
    await shop.ctx.db.execute(sql`create table bench_rows as select n as id, 0 as n from generate_series(0, 63) as n`);
    await shop.ctx.db.execute(sql`create unique index on bench_rows (id)`);
    const rows: string[][] = [];
    for (const writers of [1, 8, 32]) {
      for (const [isTold, listeners] of [
        [false, 0],
        [true, 0],
        [true, 8],
        [true, 32],
      ] as const) {
        const name = isTold ? `with a notice, ${listeners} listen` : 'without a notice';
        rows.push([String(writers), name, ...(await commits(url, { writers, listeners, isTold })).slice(0, 3)]);
      }
    }
    printTable(['at once', 'commits', 'a second', 'p50 ms', 'p99 ms'], rows);
  } finally {
    await shop.close();
  }
} finally {
  await database.stop();
  fs.rmSync(dataDir, { recursive: true, force: true });
}
