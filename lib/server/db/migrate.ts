import path from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { renewCollatedIndexes } from './renew-collated-indexes.ts';
import { findLastMigration, runMigrations } from './run-migrations.ts';

/** Any number will do as long as nothing else in the database uses it. */
const migrationLock = 7_302_026_001;

const folder = path.join(import.meta.dirname, 'migrations');

/**
 * Brings the schema up to date. Several processes may start at once: the first one migrates, the others wait. Throws a
 * `MigrationError` for what its reader can do something about.
 */
export async function migrateDatabase(url: string): Promise<void> {
  const client = await connect(url);
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
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

/** When the last migration of this version was made. */
export function newestMigration(): number {
  return readMigrationFiles({ migrationsFolder: folder }).at(-1)?.folderMillis ?? 0;
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  return client;
}
