import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { urlThrough } from '#lib/server/db/database-url.ts';
import { startEmbeddedDatabase } from '#lib/server/db/embedded/embedded.ts';
import { lockFolder } from '#lib/server/db/embedded/embedded-lock.ts';
import { migrateDatabase } from '#lib/server/db/migrating/migrate.ts';
import { createTestDatabase } from '#lib/server/db/test-database.ts';
import { scriptProgram } from './programs/script-program.ts';
import { makeThrowAwayFolder } from './programs/throw-away-folder.ts';

const goodSecret = 'kq8Zr2mVx7Tn4Ws1Yb9Hd3Jf6Lg5Pc0A';
let root: string;

beforeAll(() => {
  root = makeThrowAwayFolder('shop-start-');
});

afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

interface Ending {
  code: number | null;
  output: string;
}

/** Runs a command in English until it ends; `onOutput` sees all it has printed so far. */
const runStart = (settings: Record<string, string>, onOutput?: (output: string, end: () => void) => void) =>
  runProgram(['scripts/start.ts'], settings, onOutput);

const runScript = (name: string, settings: Record<string, string>) =>
  runProgram(scriptProgram(`scripts/${name}.ts`), settings);

async function runProgram(
  program: string[],
  settings: Record<string, string>,
  onOutput: (output: string, end: () => void) => void = () => {},
): Promise<Ending> {
  const env = {
    ...process.env,
    LC_ALL: 'C',
    PORT: String(await freePort()),
    DATA_DIR: path.join(root, 'unused'),
    ...settings,
  };
  const child = spawn(process.execPath, program, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  // Once: a second signal, a second later, would mean "at once".
  let isNotified = false;
  const end = () => {
    if (!isNotified) isNotified = child.kill('SIGTERM');
  };
  const read = (chunk: Buffer) => {
    output += chunk.toString('utf8');
    onOutput(output, end);
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  server.close();
  return port;
}

/** The address of the test server with something about it changed. */
function databaseUrl(change: Partial<Pick<URL, 'password' | 'pathname'>>): string {
  return Object.assign(new URL(process.env.TEST_DATABASE_URL ?? ''), change).href;
}

describe('npm start refuses in one sentence', () => {
  const refusals: [string, () => Record<string, string>, RegExp][] = [
    ['a port that is no port', () => ({ PORT: 'abc' }), /setting PORT is not valid/],
    ['an address of another machine', () => ({ HOST: '192.0.2.1' }), /has no address 192\.0\.2\.1/],
    ['a shop that is neither', () => ({ SHOP: 'mine' }), /setting SHOP is not valid/],
    ['a missing secret', () => ({ DATABASE_URL: databaseUrl({}), SECRET_KEY: '' }), /SECRET_KEY must be set/],
    ['a weak secret', () => ({ DATABASE_URL: databaseUrl({}), SECRET_KEY: 'a'.repeat(60) }), /SECRET_KEY is too weak/],
    ['an address that is no address', () => ({ DATABASE_URL: 'mysql://here' }), /not a PostgreSQL address/],
    [
      'an unreachable database',
      () => ({ DATABASE_URL: urlThrough(databaseUrl({}), '127.0.0.1:1') }),
      /no database is responding at 127\.0\.0\.1:1/,
    ],
    [
      'a wrong password',
      () => ({ DATABASE_URL: databaseUrl({ password: 'nonsense-word' }) }),
      /rejected the user name or password/,
    ],
    [
      'a database that is not there',
      () => ({ DATABASE_URL: databaseUrl({ pathname: '/nowhere' }) }),
      /has no database “nowhere”/,
    ],
    [
      'play money beside real money',
      () => ({ PAYMENT_SANDBOX: 'true', STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' }),
      /cannot be used alongside real payment providers \(Stripe\)/,
    ],
    ['half a provider', () => ({ STRIPE_SECRET_KEY: 'sk_test_x' }), /STRIPE_WEBHOOK_SECRET is missing/],
    ['a data folder that cannot be', () => ({ DATA_DIR: '/proc/shop' }), /data folder is not writable/],
  ];

  it.each(refusals)('%s', async (_name, settings, sentence) => {
    const { code, output } = await runStart({ SECRET_KEY: goodSecret, DATABASE_URL: '', ...settings() });
    expect(output).toMatch(sentence);
    expect(output).not.toMatch(/nonsense-word|\n\s+at /);
    expect(code).toBe(1);
  });

  it('a port somebody else uses, before any work', async () => {
    const taken = net.createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as net.AddressInfo;
    const { code, output } = await runStart({ PORT: String(port) });
    taken.close();
    expect(output).toContain(`port ${port} is already in use`);
    expect(output).not.toContain('[1/');
    expect(code).toBe(1);
  });

  it('a data folder in use by another start', async () => {
    const dataDir = path.join(root, 'used');
    fs.mkdirSync(dataDir);
    const release = lockFolder(dataDir, 'start');
    const { code, output } = await runStart({ DATA_DIR: dataDir, DATABASE_URL: '' });
    release();
    expect(output).toContain(`in use by another running instance (process ${process.pid})`);
    expect(code).toBe(1);
  });

  it('in Chinese where the system is Chinese', async () => {
    const { output } = await runStart({ LC_ALL: 'zh_CN.UTF-8', DATABASE_URL: 'mysql://here', SECRET_KEY: goodSecret });
    expect(output).toContain('无法继续：DATABASE_URL 不是 PostgreSQL 地址');
  });
});

describe('a database of before the baseline is refused', () => {
  it.each([
    [
      'in English',
      'C',
      'made by a version whose migrations are no longer part of the shop. Start version 0.0.1 on it once',
    ],
    ['in Chinese', 'zh_CN.UTF-8', '数据库由更早的版本建立，其迁移步骤已不再随商城提供。请先用版本 0.0.1'],
  ])('%s', async (_name, language, sentence) => {
    const database = await createTestDatabase();
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query('update drizzle.__drizzle_migrations set created_at = 1');
    await client.end();
    const settings = { DATABASE_URL: database.url, SECRET_KEY: goodSecret, LC_ALL: language };
    const { code, output } = await runScript('db-seed', settings);
    await database.drop();
    expect(output).toContain(sentence);
    expect(code).toBe(1);
  });
});

describe('the ledger check', () => {
  it('looks into the books of a shop that runs, and leaves it running', async () => {
    const dataDir = path.join(root, 'beside');
    const database = await startEmbeddedDatabase({ dataDir });
    try {
      await migrateDatabase(database.url);
      const { code, output } = await runScript('ledger-check', { DATA_DIR: dataDir, DATABASE_URL: '', SECRET_KEY: '' });
      expect(output).toContain('The ledger is in order');
      expect(code).toBe(0);
      expect(fs.existsSync(path.join(dataDir, 'start.lock'))).toBe(true);
    } finally {
      await database.stop();
    }
  });

  it('changes nothing in the database of DATABASE_URL, and says where it was never migrated', async () => {
    const database = await startEmbeddedDatabase({ dataDir: path.join(root, 'looked-at') });
    const settings = { DATABASE_URL: database.url, SECRET_KEY: goodSecret };
    try {
      const refused = await runScript('ledger-check', settings);
      expect(refused.output).toContain('start this version once');
      expect(refused.code).toBe(1);
      expect(await rowsOf(database.url, `select 1 from pg_tables where schemaname in ('public', 'drizzle')`)).toBe(0);
      await migrateDatabase(database.url);
      const { code, output } = await runScript('ledger-check', settings);
      expect(output).toContain('The ledger is in order');
      expect(code).toBe(0);
      expect(await rowsOf(database.url, 'select 1 from user_rules')).toBe(0);
    } finally {
      await database.stop();
    }
  });
});

async function rowsOf(url: string, query: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(query)).rows.length;
  } finally {
    await client.end();
  }
}

describe('a shop of one’s own', () => {
  it('begins empty in a folder of its own, beside a demo shop that stays as it was, and says so', async () => {
    const dataDir = path.join(root, 'two-shops');
    fs.mkdirSync(path.join(dataDir, 'postgres'), { recursive: true });
    const settings = { DATA_DIR: dataDir, DATABASE_URL: '', SHOP: 'empty' };
    const started = await runStart({ ...settings, NEXT_DIST_DIR: path.join(root, 'pages') }, (soFar, end) => {
      if (soFar.includes('[2/')) end();
    });
    expect(started.output).toContain(path.join(dataDir, 'own-shop', 'postgres'));
    expect(started.output).not.toContain('demo');
    expect(fs.readdirSync(dataDir).sort()).toEqual(['own-shop', 'postgres']);
    expect(fs.readdirSync(path.join(dataDir, 'postgres'))).toEqual([]);

    const seeded = await runScript('db-seed', settings);
    expect(seeded.output).toContain('the demo shop would mix with it; nothing was changed');
    expect(seeded.code).toBe(1);
  });
});

describe('npm start told to stop', () => {
  it('ends PostgreSQL, frees the folder and reports success', async () => {
    const dataDir = path.join(root, 'stopped');
    const { code, output } = await runStart(
      { DATA_DIR: dataDir, DATABASE_URL: '', NEXT_DIST_DIR: path.join(root, 'pages') },
      (soFar, end) => {
        if (soFar.includes('[2/')) end();
      },
    );
    expect(output).toContain('Stopped.');
    expect(code).toBe(0);
    expect(fs.existsSync(path.join(dataDir, 'start.lock'))).toBe(false);
    expect(fs.existsSync(path.join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
  });
});
