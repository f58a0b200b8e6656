import path from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { renewCollatedIndexes } from './renew-collated-indexes.ts';

/** Any number will do as long as nothing else in the database uses it. */
const migrationLock = 7_302_026_001;

const folder = path.join(import.meta.dirname, 'migrations');

/** Brings the schema up to date. Several processes may start at once: the first one migrates, the others wait. */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    const db = drizzle(client);
    await db.execute(sql`select pg_advisory_lock(${migrationLock})`);
    await migrate(db, { migrationsFolder: folder });
    await renewCollatedIndexes(db);
  } finally {
    await client.end();
  }
}

/** Whether a database has every migration of this version; it is only looked at. */
export async function isMigrated(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    const { rows } = await client.query<{ known: boolean }>(
      `select to_regclass('drizzle.__drizzle_migrations') is not null as known`,
    );
    if (!rows[0]?.known) return false;
    const { rows: last } = await client.query<{ at: string | null }>(
      'select max(created_at) as at from drizzle.__drizzle_migrations',
    );
    const newest = readMigrationFiles({ migrationsFolder: folder }).at(-1)?.folderMillis ?? 0;
    return Number(last[0]?.at ?? 0) >= newest;
  } finally {
    await client.end();
  }
}
