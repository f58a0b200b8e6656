import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { makeThrowAwayFolder } from '#scripts/programs/throw-away-folder.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from './embedded.ts';
import { findRunningDatabase } from './embedded-beside.ts';
import { findBinaries } from './embedded-binaries.ts';
import { EmbeddedDatabaseError } from './embedded-errors.ts';
import { mostRestarts } from './embedded-keeper.ts';
import { spawnServer, waitUntilReady } from './embedded-server.ts';
import { chooseUser } from './embedded-user.ts';

let root: string;

beforeAll(() => {
  root = makeThrowAwayFolder('shop-embedded-');
});

afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

/** Another process that starts the database, writes a row, says so, and waits to be killed. */
async function startElsewhere(dataDir: string): Promise<ChildProcess> {
  const code = `
    const { startEmbeddedDatabase } = await import(${JSON.stringify(path.resolve('lib/server/db/embedded/embedded.ts'))});
    const { default: pg } = await import('pg');
    const database = await startEmbeddedDatabase({ dataDir: ${JSON.stringify(dataDir)} });
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query('create table if not exists kept (word text)');
    await client.query("insert into kept values ('committed')");
    process.stdout.write('ready');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  if (child.stdout) await once(child.stdout, 'data');
  return child;
}

async function query<T>(url: string, text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows as T[];
  } finally {
    await client.end();
  }
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => 'started',
    (error: unknown) => (error instanceof EmbeddedDatabaseError ? error.reason : String(error)),
  );

describe('embedded database', () => {
  let database: EmbeddedDatabase;
  let dataDir: string;

  beforeAll(async () => {
    dataDir = path.join(root, 'life');
    database = await startEmbeddedDatabase({ dataDir });
  });

  afterAll(() => database.stop());

  it('waits for the disk and checks its pages', async () => {
    const rows = await query<{ fsync: string; checksums: string }>(
      database.adminUrl,
      "select current_setting('fsync') as fsync, current_setting('data_checksums') as checksums",
    );
    expect(rows).toEqual([{ fsync: 'on', checksums: 'on' }]);
  });

  it('listens on no address but the loopback one', async () => {
    const rows = await query<{ value: string }>(
      database.adminUrl,
      "select current_setting('listen_addresses') || current_setting('unix_socket_directories') as value",
    );
    expect(rows).toEqual([{ value: '127.0.0.1' }]);
  });

  it('knows Chinese characters as letters, so that search has its index', async () => {
    await query(database.url, 'create extension if not exists pg_trgm');
    const rows = await query<{ count: number }>(database.url, "select cardinality(show_trgm('名片印刷')) as count");
    expect(rows[0]?.count).toBe(5);
  });

  it('gives the shop a role that is no superuser', async () => {
    const rows = await query<{ super: string }>(database.url, "select current_setting('is_superuser') as super");
    expect(rows).toEqual([{ super: 'off' }]);
  });

  it('keeps the secrets readable by their owner only', () => {
    expect(fs.statSync(path.join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
    expect(database.secrets.secretKey.length).toBeGreaterThanOrEqual(43);
  });

  it('is found by who only looks, as long as it runs', async () => {
    const found = await findRunningDatabase(dataDir);
    expect(found).toEqual({ url: database.url, adminUrl: database.adminUrl, secrets: database.secrets });
    expect(await findRunningDatabase(path.join(root, 'nobody'))).toBeUndefined();
  });

  it('refuses a second start on the same folder', async () => {
    expect(await reasonOf(startEmbeddedDatabase({ dataDir }))).toBe('inUse');
  });
});

describe('embedded database after kill -9', () => {
  it('comes back with everything committed, whether PostgreSQL lived on or died too', async () => {
    const dataDir = path.join(root, 'killed');
    const first = await startElsewhere(dataDir);
    await kill(first);
    const second = await startElsewhere(dataDir);
    const postgres = postgresOf(dataDir);
    await kill(second);
    process.kill(postgres, 'SIGKILL');
    const database = await startEmbeddedDatabase({ dataDir });
    const rows = await query(database.url, 'select word from kept');
    await database.stop();
    expect(rows).toHaveLength(2);
  });
});

/** The process that listens. */
const postgresOf = (dataDir: string) =>
  Number(fs.readFileSync(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);

describe('embedded database that dies', () => {
  it('is started again where it was, with everything committed, and not for ever', async () => {
    const dataDir = path.join(root, 'dying');
    let restarted = () => {};
    let lost = (_: Error) => {};
    const database = await startEmbeddedDatabase({
      dataDir,
      onRestart: () => restarted(),
      onLost: (error) => lost(error),
    });
    await query(database.url, "create table kept as select 'committed' as word");
    for (let death = 0; death < mostRestarts; death += 1) {
      const again = new Promise<void>((resolve) => {
        restarted = resolve;
      });
      process.kill(postgresOf(dataDir), 'SIGKILL');
      await again;
      expect(await query(database.url, 'select word from kept')).toEqual([{ word: 'committed' }]);
    }
    const end = new Promise<Error>((resolve) => {
      lost = resolve;
    });
    process.kill(postgresOf(dataDir), 'SIGKILL');
    expect(await end).toMatchObject({ reason: 'endsAgain' });
    await database.stop();
    expect(fs.existsSync(path.join(dataDir, 'start.lock'))).toBe(false);
  });

  it('stays stopped when it is told to stop while it is being started again', async () => {
    const dataDir = path.join(root, 'dying-stopped');
    const database = await startEmbeddedDatabase({ dataDir });
    const postgres = postgresOf(dataDir);
    process.kill(postgres, 'SIGKILL');
    await new Promise((done) => setTimeout(done, 600));
    await database.stop();
    await expect(query(database.url, 'select 1')).rejects.toThrow();
  });
});

describe('a server that ends at once', () => {
  it('is quoted, however late its starter looks', async () => {
    const folder = path.join(root, 'no-cluster');
    fs.mkdirSync(folder);
    const binaries = findBinaries();
    const place = { folder, logFile: path.join(root, 'late.log'), binaries, user: chooseUser(folder, binaries.root) };
    const server = spawnServer(place, { port: 1, detached: false });
    await once(server.child, 'exit');
    const failure = waitUntilReady(server, place, () => Promise.reject(new Error('nobody listens')));
    await expect(failure).rejects.toMatchObject({ values: { detail: expect.stringMatching(/\w+/) } });
  });
});

describe('embedded database in trouble', () => {
  const troubles: [string, string, (dataDir: string) => void][] = [
    ['a file in place of the folder', 'unwritable', (dataDir) => fs.writeFileSync(dataDir, '')],
    ['a damaged lock', 'damagedLock', (dataDir) => write(dataDir, 'start.lock', 'no lock')],
    ['damaged secrets', 'damagedSecrets', (dataDir) => write(dataDir, 'secrets.json', '{"secretKey":')],
    ['lost secrets', 'secretsLost', (dataDir) => write(dataDir, 'postgres/PG_VERSION', '18')],
    ['a folder where no folder can be made', 'unwritable', () => {}],
  ];

  function write(dataDir: string, file: string, text: string): void {
    fs.mkdirSync(path.dirname(path.join(dataDir, file)), { recursive: true });
    fs.writeFileSync(path.join(dataDir, file), text);
  }

  it.each(troubles)('names %s', async (name, reason, prepare) => {
    const dataDir = name.startsWith('a folder where') ? '/proc/shop/data' : path.join(root, name.replaceAll(' ', '-'));
    prepare(dataDir);
    expect(await reasonOf(startEmbeddedDatabase({ dataDir }))).toBe(reason);
  });

  it('takes over the lock of a process that is gone', async () => {
    const dataDir = path.join(root, 'stale');
    write(dataDir, 'start.lock', JSON.stringify({ pid: 2_147_483_000, born: '' }));
    write(dataDir, 'secrets.json', '{}');
    expect(await reasonOf(startEmbeddedDatabase({ dataDir }))).toBe('damagedSecrets');
  });
});
