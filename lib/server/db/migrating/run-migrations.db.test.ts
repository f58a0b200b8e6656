import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { createTestDatabase } from '../test-database.ts';
import { isMigrated, migrateDatabase, migrationLock } from './migrate.ts';
import { MigrationError, runMigrations } from './run-migrations.ts';

const hasty = { lockMs: 50, statementMs: 200, tries: 3, pauseMs: 10 };
/** When the last of the steps was made that the baseline stands for. */
const endOfOldSteps = 1_795_389_296_873;

const database = await createTestDatabase();
const client = await open();
const other = await open();
afterEach(async () => {
  await other.query('rollback');
  await client.query('drop table if exists migrated_things');
});
afterAll(async () => {
  await client.end();
  await other.end();
  await database.drop();
});

async function open(): Promise<pg.Client> {
  const opened = new pg.Client({ connectionString: database.url });
  await opened.connect();
  return opened;
}

/** Migrations that came after the baseline; the database of this test has made them. */
const later = readMigrationFiles({ migrationsFolder: path.join(import.meta.dirname, '..', 'migrations') })
  .map(({ folderMillis }) => folderMillis)
  .filter((at) => at > endOfOldSteps);

let made = Math.max(endOfOldSteps, ...later);
function migration(...sql: string[]): MigrationMeta {
  made += 1;
  return { sql, folderMillis: made, hash: 'of a test', bps: true };
}

async function doneMigrations(): Promise<number[]> {
  const { rows } = await client.query('select created_at::float8 as at from drizzle.__drizzle_migrations order by id');
  return rows.map(({ at }) => at);
}

const baseline: MigrationMeta = { sql: [], folderMillis: endOfOldSteps, hash: 'baseline', bps: true };
const run = (...migrations: MigrationMeta[]) => runMigrations(client, [baseline, ...migrations], hasty);

describe('migrations', () => {
  it('run once, in order, each noted', async () => {
    const first = migration('create table migrated_things (id int)');
    const second = migration('insert into migrated_things values (1)', 'insert into migrated_things values (2)');
    await run(first, second);
    await run(first, second);
    const { rows } = await client.query('select id from migrated_things order by id');
    expect(rows).toEqual([{ id: 1 }, { id: 2 }]);
    expect((await doneMigrations()).slice(-2)).toEqual([first.folderMillis, second.folderMillis]);
  });

  it('change nothing when one fails, and keep what was finished before', async () => {
    const first = migration('create table migrated_things (id int)');
    const broken = migration('insert into migrated_things values (1)', 'insert into no_such_table values (1)');
    await expect(run(first, broken)).rejects.toThrow('no_such_table');
    const { rows } = await client.query('select id from migrated_things');
    expect(rows).toEqual([]);
    expect(await doneMigrations()).not.toContain(broken.folderMillis);
  });

  it('wait for a table no longer than a moment, and try again', async () => {
    await client.query('create table migrated_things (id int)');
    const change = migration('alter table migrated_things add column name text');
    await other.query('begin; lock table migrated_things');
    const late = run(change).catch((error: unknown) => error);
    expect(await late).toMatchObject({ name: 'MigrationError', reason: 'locked' });
    expect(await doneMigrations()).not.toContain(change.folderMillis);
    const patient = runMigrations(client, [baseline, change], { ...hasty, tries: 100 });
    await other.query('rollback');
    await patient;
    expect(await doneMigrations()).toContain(change.folderMillis);
  });

  it('hold nothing for long', async () => {
    const slow = run(migration('select pg_sleep(5)'));
    await expect(slow).rejects.toEqual(expect.objectContaining({ name: 'MigrationError', reason: 'slow' }));
  });

  it('leave no limit behind', async () => {
    await run(migration('create table migrated_things (id int)'));
    const { rows } = await client.query(
      `select current_setting('lock_timeout') as l, current_setting('statement_timeout') as s`,
    );
    expect(rows).toEqual([{ l: '0', s: '0' }]);
  });

  it('of another process wait without keeping an index from being built', async () => {
    await other.query('select pg_advisory_lock($1)', [migrationLock]);
    await other.query('create table migrated_things (id int)');
    const waiting = migrateDatabase(database.url);
    await wait(500);
    await other.query('create index concurrently on migrated_things (id)');
    await other.query('select pg_advisory_unlock($1)', [migrationLock]);
    await waiting;
  });

  it('build an index beside the work, and anew where an interrupted one was left', async () => {
    await client.query('create table migrated_things (id int); insert into migrated_things values (1), (1)');
    const index = migration(
      'create unique index concurrently if not exists migrated_things_id on migrated_things (id)',
    );
    await expect(run(index)).rejects.toThrow('could not create unique index');
    await client.query('truncate migrated_things');
    await run(index);
    const { rows } = await client.query(
      `select indisvalid from pg_index where indexrelid = 'migrated_things_id'::regclass`,
    );
    expect(rows).toEqual([{ indisvalid: true }]);
    expect(await doneMigrations()).toContain(index.folderMillis);
  });
});

describe('a database of before the baseline', () => {
  const setDone = async (...at: number[]) => {
    await client.query('truncate drizzle.__drizzle_migrations');
    for (const when of at) {
      await client.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('old', $1)`, [when]);
    }
  };

  it('is taken as it is when it had made every step', async () => {
    const oldSteps = [endOfOldSteps - 2, endOfOldSteps - 1, endOfOldSteps];
    await setDone(...oldSteps);
    const next = migration('create table migrated_things (id int)');
    await run(next);
    expect(await doneMigrations()).toEqual([...oldSteps, next.folderMillis]);
    await setDone(...oldSteps, ...later);
    await migrateDatabase(database.url);
    expect(await doneMigrations()).toEqual([...oldSteps, ...later]);
    expect(await isMigrated(database.url)).toBe(true);
  });

  it('is refused unchanged when it had not', async () => {
    await setDone(endOfOldSteps - 1);
    const refusal = await migrateDatabase(database.url).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(MigrationError);
    expect(refusal).toMatchObject({ reason: 'beforeBaseline' });
    expect(await doneMigrations()).toEqual([endOfOldSteps - 1]);
    expect(await isMigrated(database.url)).toBe(false);
  });
});
