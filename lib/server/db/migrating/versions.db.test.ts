import fs from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { urlOfDatabase } from '../database-url.ts';
import { createTestDatabase } from '../test-database.ts';
import { readKeptVersion } from '../versions/kept-version.ts';
import { migrateDatabase } from './migrate.ts';
import { runMigrations } from './run-migrations.ts';
import { bridge, versions } from './versions.ts';

const folder = path.join('lib', 'server', 'db', 'migrations');
const ours = readMigrationFiles({ migrationsFolder: folder });
const unhurried = { lockMs: 3000, statementMs: 60_000, tries: 1, pauseMs: 10 };

/** Everything that a schema is, in words that are the same for the same schema. */
const described = `
  select 'column ' || table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable || ' ' || coalesce(column_default, '') as line
    from information_schema.columns where table_schema = 'public'
  union all select 'index ' || indexdef from pg_indexes where schemaname = 'public'
  union all select 'constraint ' || conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
    from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
  union all select 'function ' || proname || ' ' || md5(prosrc) from pg_proc where pronamespace = 'public'::regnamespace
  union all select 'trigger ' || tgrelid::regclass || ' ' || tgname from pg_trigger where not tgisinternal
  order by 1`;

const fresh = await createTestDatabase();
const admin = await connect(fresh.url);
afterAll(async () => {
  await admin.end();
  await fresh.drop();
});

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

const schemaOf = async (client: pg.Client) => (await client.query(described)).rows.map(({ line }) => line);

async function inEmpty(work: (client: pg.Client, url: string) => Promise<void>): Promise<void> {
  const name = `version_${Math.random().toString(36).slice(2)}`;
  await admin.query(`create database ${name} template template0`);
  const url = urlOfDatabase(fresh.url, name);
  const client = await connect(url);
  try {
    await work(client, url);
  } finally {
    await client.end();
    await admin.query(`drop database ${name} with (force)`);
  }
}

describe.each(versions)('a database of version $name', ({ name, commit, migratedAt }) => {
  it('comes to this version, as if it had been made by it', async () => {
    const { migrations: theirs } = readKeptVersion(name);
    expect(theirs.at(-1)?.folderMillis).toBe(migratedAt);
    // The baseline stands for steps that versions of before it have one by one.
    const known = new Map(ours.slice(1).map(({ folderMillis, hash }) => [folderMillis, hash]));
    // A migration that somebody has run is never changed afterwards.
    expect(theirs.filter(({ folderMillis: at, hash }) => known.has(at) && known.get(at) !== hash)).toEqual([]);
    await inEmpty(async (client, url) => {
      await runMigrations(client, theirs, unhurried);
      await migrateDatabase(url);
      expect(await schemaOf(client)).toEqual(await schemaOf(admin));
    });
  });

  it('is named where people look for it', () => {
    const line = fs
      .readFileSync('docs/upgrading.md', 'utf8')
      .split('\n')
      .find((each) => each.startsWith(`| ${name} `));
    expect(line).toContain(`\`${commit}\``);
  });
});

it('a database of a week ago is refused unchanged, and goes through the version that the refusal names', async () => {
  const { migrations: steps } = readKeptVersion(bridge.name);
  await inEmpty(async (client, url) => {
    await runMigrations(client, steps.slice(0, 40), unhurried);
    const before = await schemaOf(client);
    await expect(migrateDatabase(url)).rejects.toMatchObject({ name: 'MigrationError', reason: 'beforeBaseline' });
    expect(await schemaOf(client)).toEqual(before);
    await runMigrations(client, steps, unhurried);
    await migrateDatabase(url);
    expect(await schemaOf(client)).toEqual(await schemaOf(admin));
  });
});
