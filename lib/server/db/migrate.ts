import path from 'node:path';
import { sql } from 'drizzle-orm';
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
