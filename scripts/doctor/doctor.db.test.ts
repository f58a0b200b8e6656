import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { urlOfDatabase } from '#lib/server/db/database-url.ts';
import { createTestDatabase, type TestDatabase } from '#lib/server/db/test-database.ts';
import { getPooler, startPooler } from '../programs/pooler.ts';
import { scriptProgram } from '../programs/script-program.ts';
import { judgeClock, judgeFacts } from './look-at-database.ts';
import { judgeDisk, judgeMemory, judgeNode } from './look-at-machine.ts';
import {
  judgeAddresses,
  judgeArchive,
  judgeBackup,
  judgeEnd,
  judgeJobs,
  judgeOutbox,
  judgeProcesses,
} from './look-at-shop.ts';

const gigabyte = 1024 ** 3;
const now = new Date('2026-11-27T09:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
const facts = { version: '18.4', used: 10, most: 100, maySchema: true, readOnly: 0 };
const worker = { roles: 'api,worker', version: '0.1.0' };

describe('what the doctor thinks of', () => {
  it.each([
    ['a Node of today', judgeNode('24.1.0'), 'ok'],
    ['a Node of before', judgeNode('18.20.1'), 'fail'],
    ['a disk with room', judgeDisk('/', { free: 50 * gigabyte, total: 100 * gigabyte }), 'ok'],
    ['a small disk that is half empty', judgeDisk('/', { free: 10 * gigabyte, total: 20 * gigabyte }), 'ok'],
    ['a disk that fills', judgeDisk('/', { free: 8 * gigabyte, total: 100 * gigabyte }), 'warn'],
    ['a disk that is full', judgeDisk('/', { free: gigabyte, total: 100 * gigabyte }), 'fail'],
    ['memory', judgeMemory({ free: 2 * gigabyte, total: 8 * gigabyte }), 'ok'],
    ['little memory', judgeMemory({ free: 0.1 * gigabyte, total: 8 * gigabyte }), 'warn'],
    ['clocks that agree', judgeClock(900), 'ok'],
    ['clocks that do not', judgeClock(9000), 'warn'],
    ['clocks that are minutes apart', judgeClock(90_000), 'fail'],
    ['a user who may not make tables', judgeFacts({ ...facts, maySchema: false })[0], 'fail'],
    ['a user who may not write', judgeFacts({ ...facts, readOnly: 3 })[0], 'fail'],
    ['connections that run out', judgeFacts({ ...facts, used: 90 })[0], 'warn'],
    ['nobody running', judgeProcesses([]), 'warn'],
    ['no worker', judgeProcesses([{ ...worker, roles: 'pages' }]), 'fail'],
    ['processes of two versions', judgeProcesses([worker, { ...worker, version: '0.0.1' }]), 'warn'],
    ['a job that is late', judgeJobs(ago(20), [], now), 'fail'],
    ['a job that fails', judgeJobs(null, ['refunds'], now), 'warn'],
    ['a message that is late', judgeOutbox({ waiting: 1, oldestAt: ago(20), failed: 0 }, now), 'fail'],
    ['messages that failed', judgeOutbox({ waiting: 0, oldestAt: null, failed: 2 }, now), 'warn'],
    ['a certificate that lasts', judgeEnd('shop', inDays(60), now), 'ok'],
    ['a certificate that should have been renewed', judgeEnd('shop', inDays(14), now), 'warn'],
    ['a certificate that has ended', judgeEnd('shop', inDays(-1), now), 'fail'],
    ['a backup of last night', judgeBackup(ago(600), now), 'ok'],
    ['a backup of last week', judgeBackup(ago(7 * 1440), now), 'warn'],
    ['no product in the way', judgeAddresses([]), 'ok'],
    ['a product where the shop answers', judgeAddresses(['user']), 'warn'],
    ['many of them', judgeAddresses(Array.from({ length: 11 }, (_, n) => `service-${n + 1}`)), 'warn'],
    ['an archive that fails', judgeArchive({ isOn: true, lastAt: ago(60), failedAt: ago(1) }), 'fail'],
  ])('%s', (_what, finding, level) => {
    expect(finding?.level).toBe(level);
    expect(finding?.text).toMatch(/\S/);
    expect(finding?.text).not.toMatch(/[{}]/);
  });
});

describe('npm run doctor', () => {
  const secret = 'q8Zt3LmPx0VwYc7RbNfKdGhJs5Ua2Ei9Oo4';
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'doctor-'));
  let database: TestDatabase;
  let client: pg.Client;
  beforeAll(async () => {
    database = await createTestDatabase();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
  });
  afterEach(async () => {
    await client.query('truncate outbox_messages');
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  });

  function run(settings: NodeJS.Dict<string> = {}): Promise<{ code: number | null; said: string }> {
    const env: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, SECRET_KEY: secret };
    Object.assign(env, { LANG: 'en_US.UTF-8', LC_ALL: '', DATABASE_URL: database.url }, settings);
    const child = spawn(process.execPath, ['--no-warnings', ...scriptProgram('scripts/doctor.ts')], { env });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text));
    return new Promise((resolve) => child.once('close', (code) => resolve({ code, said })));
  }
  const marked = (said: string, mark: string) => said.split('\n').filter((line) => line.startsWith(mark));

  it('finds nothing broken in a shop that does not run, and says so in both languages', async () => {
    const [english, chinese] = await Promise.all([run(), run({ LANG: 'zh_CN.UTF-8' })]);
    expect(marked(english.said, '✘')).toEqual([]);
    expect(english.code).toBe(0);
    expect(marked(english.said, '✔').join()).toContain('Books: in order.');
    expect(marked(chinese.said, '✔').join()).toContain('账目：账目无误。');
  });

  it('says what fails, ends with 1, and no secret', async () => {
    await client.query(`insert into outbox_messages (channel, recipient, locale, template, due_at)
      values ('email', 'a@example.com', 'en', 'PasswordChanged', now() - interval '1 hour')`);
    const smtp = 'smtp://postman:letterbox-key@127.0.0.1:1';
    const { code, said } = await run({ SMTP_URL: smtp, MAIL_FROM: 'shop@example.com' });
    expect(code).toBe(1);
    expect(marked(said, '✘').join()).toMatch(/127\.0\.0\.1/);
    expect(marked(said, '✘').join()).toMatch(/messages: one has been due for 60 minutes/);
    for (const hidden of ['letterbox-key', secret, new URL(database.url).password].filter(Boolean))
      expect(said).not.toContain(hidden);
  });

  it.each([
    ['settings that cannot be read', { SECRET_KEY: 'short' }, /Settings/],
    [
      'a database that is not there',
      { DATABASE_URL: 'postgres://nobody:hidden-word@127.0.0.1:1/none' },
      /Database: .*127\.0\.0\.1:1/,
    ],
    ['no shop at all', { DATABASE_URL: '' }, /Database: there is no shop/],
  ])('%s', async (_what, settings, expected) => {
    const { code, said } = await run(settings);
    expect(code).toBe(1);
    expect(marked(said, '✘').join()).toMatch(expected);
    expect(said).not.toContain('hidden-word');
    expect(fs.readdirSync(dataDir)).toEqual([]);
  });

  it('names the version that carries a database over', async () => {
    await client.query(`create database before_baseline template template0`);
    const url = urlOfDatabase(database.url, 'before_baseline');
    const old = new pg.Client({ connectionString: url });
    await old.connect();
    await old.query('create schema drizzle');
    await old.query('create table drizzle.__drizzle_migrations (id serial, hash text, created_at bigint)');
    await old.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('old', 1795000000000)`);
    await old.end();
    const { code, said } = await run({ DATABASE_URL: url });
    expect(code).toBe(1);
    expect(said).toMatch(/Schema: .*version 0\.0\.1/);
    await client.query('drop database before_baseline');
  });

  const pooler = getPooler();
  (pooler ? it : it.skip)('knows a pooler by transactions where a connection has to be its own', async () => {
    const front = await startPooler(pooler ?? '', database.url);
    try {
      const [alone, both] = await Promise.all([
        run({ DATABASE_URL: front.url }),
        run({ DATABASE_URL: front.url, DATABASE_DIRECT_URL: front.directUrl }),
      ]);
      expect(marked(alone.said, '✘').join()).toMatch(/pooler: .*DATABASE_DIRECT_URL/i);
      expect(marked(both.said, '✘')).toEqual([]);
    } finally {
      await front.stop();
    }
  });
});
