import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { renewCollatedIndexes } from './renew-collated-indexes.ts';
import { findLastMigration, isBefore, runMigrations } from './run-migrations.ts';

/** Any number will do as long as nothing else in the database uses it. */
export const migrationLock = 7_302_026_001;

const folder = path.join(import.meta.dirname, '..', 'migrations');

/**
 * Brings the schema up to date. Several processes may start at once: the first one migrates, the others wait. Throws a
 * `MigrationError` for what its reader can do something about.
 */
export async function migrateDatabase(url: string): Promise<void> {
  const client = await connect(url);
  try {
    await takeTurn(client);
    await runMigrations(client, readMigrationFiles({ migrationsFolder: folder }));
    await renewCollatedIndexes(drizzle(client));
  } finally {
    await client.end();
  }
}

/** Whether a database has every migration of this version; it is only looked at. */
export async function isMigrated(url: string): Promise<boolean> {
  const client = await connect(url);
  try {
    return (await findLastMigration(client)) >= newestMigration();
  } finally {
    await client.end();
  }
}

/** Whether a version of before has to be started on a database first (`versions.ts`). */
export const isBeforeBaseline = (last: number): boolean =>
  isBefore(last, readMigrationFiles({ migrationsFolder: folder }));

/** When the last migration of this version was made. */
export function newestMigration(): number {
  return readMigrationFiles({ migrationsFolder: folder }).at(-1)?.folderMillis ?? 0;
}

/**
 * Asks again and again: a statement that waits for the lock would hold a view of the data, for whose end an index that is built
 * concurrently by the one before waits in turn, and PostgreSQL would end one of the two.
 */
async function takeTurn(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as mine', [migrationLock]);
    if (rows[0]?.mine) return;
    await wait(200);
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  return client;
}
