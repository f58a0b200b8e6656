import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Database } from '#lib/server/db/connection.ts';
import { startEmbeddedDatabase } from '#lib/server/db/embedded/embedded.ts';
import { closeDatabase, openDatabase } from '#lib/server/db/open-database.ts';
import { createTestContext, type TestContext } from '#lib/server/db/test-context.ts';
import type { Figure } from '#lib/server/observe/recorder.ts';
import { watchCertificates } from '#lib/server/workflows/watch/certificate-figures.ts';
import { readDatabaseFigures } from '#lib/server/workflows/watch/database-figures.ts';
import { readPoolerFigures } from '#lib/server/workflows/watch/pooler-figures.ts';
import { getPooler, startPooler } from '../programs/pooler.ts';
import { newDataFolder } from '../testing/throw-away-database.ts';
import { startThrowAwayReplica } from './throw-away-replica.ts';

const told = (figures: readonly Figure[], name: string, labels = {}) =>
  figures.find((each) => each.name === name && Object.entries(labels).every(([key, is]) => each.labels?.[key] === is))
    ?.value;

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let left = 300; !(await isSo()); left -= 1) {
    if (left === 0) throw new Error('it did not come to that in time');
    await wait(100);
  }
}

describe('a database with an archive and a replica', () => {
  const dataDir = newDataFolder();
  const archive = path.join(dataDir, 'archive');
  let server: Awaited<ReturnType<typeof startEmbeddedDatabase>>;
  let db: Database;
  const read = () => readDatabaseFigures(db);
  // Of a transaction: what is part of none stays in memory for a while.
  const writeLog = () => db.execute(sql`select pg_logical_emit_message(true, 'test', repeat('x', 100000))`);
  const nextPiece = async () => {
    await writeLog();
    await db.execute(sql`select pg_switch_wal()`);
  };

  beforeAll(async () => {
    server = await startEmbeddedDatabase({ dataDir, disposable: true, archive });
    db = openDatabase(server.adminUrl, { poolSize: 2 });
  });
  afterAll(async () => {
    await closeDatabase(db);
    await server.stop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  });

  it('tells whether the archive comes along, and when it fails', async () => {
    await nextPiece();
    await until(async () => (told(await read(), 'shop_archive_behind_bytes') ?? 1e9) < 16 * 1024 ** 2);
    const well = await read();
    expect(told(well, 'shop_archive_failing')).toBe(0);
    expect(told(well, 'shop_archive_age_seconds')).toBeLessThan(60);
    const [system = ''] = fs.readdirSync(archive);
    fs.renameSync(path.join(archive, system), path.join(archive, 'away'));
    for (let piece = 0; piece < 3; piece += 1) await nextPiece();
    await until(async () => told(await read(), 'shop_archive_failing') === 1);
    expect(told(await read(), 'shop_archive_behind_bytes')).toBeGreaterThan(2 * 16 * 1024 ** 2);
    fs.renameSync(path.join(archive, 'away'), path.join(archive, system));
    await nextPiece();
    await until(async () => told(await read(), 'shop_archive_failing') === 0);
  }, 120_000);

  it('tells whether the replica is there, and how far behind', async () => {
    expect(told(await read(), 'shop_replica_connected')).toBeUndefined();
    const replica = await startThrowAwayReplica({ adminUrl: server.adminUrl, dataDir });
    const name = { replica: 'shop_replica' };
    try {
      await until(async () => told(await read(), 'shop_replica_connected', name) === 1);
      await until(async () => (told(await read(), 'shop_replica_behind_bytes', name) ?? 1e9) < 100_000);
    } finally {
      await replica.stop();
    }
    await until(async () => told(await read(), 'shop_replica_connected', name) === 0);
    for (let written = 0; written < 20; written += 1) await writeLog();
    expect(told(await read(), 'shop_replica_behind_bytes', name)).toBeGreaterThan(1_000_000);
  }, 120_000);
});

describe('without any of it', () => {
  let test: TestContext;
  beforeAll(async () => {
    test = await createTestContext();
  });
  afterAll(() => test.close());

  it('nothing is told of an archive that is not set up, nor of a pooler', async () => {
    const figures = await readDatabaseFigures(test.ctx.db);
    expect(figures.filter(({ name }) => name.startsWith('shop_archive'))).toEqual([]);
    expect(await readPoolerFigures(test.ctx.env)).toEqual([]);
  });

  it('a pooler that does not answer is told as that', async () => {
    const nobody = 'postgres://shop:word@127.0.0.1:1/shop';
    const figures = await readPoolerFigures({ ...test.ctx.env, DATABASE_URL: nobody });
    expect(figures).toEqual([{ name: 'shop_pooler_up', value: 0, labels: {} }]);
  });

  it('what answers and is no pgbouncer, or lets nobody look, is up and tells nothing more', async () => {
    const figures = await readPoolerFigures({ ...test.ctx.env, DATABASE_DIRECT_URL: 'postgres://elsewhere/shop' });
    expect(figures).toEqual([{ name: 'shop_pooler_up', value: 1, labels: {} }]);
  });

  const program = getPooler();
  (program ? it : it.skip)(
    'pgbouncer tells who waits and how full its pools are',
    async () => {
      const front = await startPooler(program ?? '', test.ctx.env.DATABASE_URL, { size: 2 });
      const env = { DATABASE_URL: front.url, DATABASE_DIRECT_URL: front.directUrl };
      const database = new URL(front.url).pathname.slice(1);
      const clients: pg.Client[] = [];
      try {
        await until(async () => told(await readPoolerFigures(env), 'shop_pooler_up') === 1);
        const busy = Array.from({ length: 3 }, async () => {
          const client = new pg.Client({ connectionString: front.url });
          clients.push(client);
          await client.connect();
          await client.query('select pg_sleep(2.5)');
        });
        await until(async () => told(await readPoolerFigures(env), 'shop_pooler_waiting', { database }) === 1);
        await until(
          async () => (told(await readPoolerFigures(env), 'shop_pooler_wait_seconds', { database }) ?? 0) > 0,
        );
        const figures = await readPoolerFigures(env);
        expect(told(figures, 'shop_pooler_servers', { database, state: 'used' })).toBe(2);
        expect(told(figures, 'shop_pooler_pool_size', { database })).toBe(2);
        expect(told(figures, 'shop_pooler_pool_size', { database: 'direct' })).toBe(20);
        expect(told(figures, 'shop_pooler_clients')).toBeGreaterThanOrEqual(3);
        expect(told(figures, 'shop_pooler_clients_max')).toBeGreaterThan(0);
        await Promise.all(busy);
      } finally {
        await Promise.all(clients.map((client) => client.end()));
        await front.stop();
      }
    },
    60_000,
  );

  it('the end of a certificate is told once the address was asked, and still when it answers no more', async () => {
    const now = test.ctx.clock.now();
    const endsAt = new Date(now.getTime() + 5 * 86_400_000);
    const ctx = { ...test.ctx, clock: { now: () => now }, env: { ...test.ctx.env, IS_PUBLIC_URL_SET: true } };
    let answer = { isUp: true, endsAt: endsAt as Date | undefined };
    const look = watchCertificates(ctx, async () => answer, 0);
    const left = () => told(look(), 'shop_certificate_left_seconds', { setting: 'PUBLIC_URL' });
    expect(look()).toEqual([]);
    await wait(1);
    expect(left()).toBe(5 * 86_400);
    expect(told(look(), 'shop_address_up')).toBe(1);
    answer = { isUp: false, endsAt: undefined };
    look();
    await wait(1);
    expect(told(look(), 'shop_address_up')).toBe(0);
    expect(left()).toBe(5 * 86_400);
  });
});
