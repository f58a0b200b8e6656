import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { migrateDatabase } from './migrate.ts';

/** Any number will do; it keeps two test processes from making the same template at once. */
const templateLock = 7_302_026_002;

const migrations = path.join(import.meta.dirname, 'migrations');

export interface TestDatabase {
  url: string;
  /** Removes the database; connections still open to it are cut. */
  drop(): Promise<void>;
}

/**
 * An own, migrated and empty database for one test file, on the server of TEST_DATABASE_URL unless another one is named. It is
 * a copy of a template that is made once per state of the migrations, so it costs a tenth of a second at most. Close your pool,
 * then `drop()`.
 * Without TEST_DATABASE_URL call it from jest only: `scripts/jest-database.ts` starts a throw-away server there.
 */
export async function createTestDatabase(server = process.env.TEST_DATABASE_URL): Promise<TestDatabase> {
  if (!server) throw new Error('TEST_DATABASE_URL is not set');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await withAdmin(server, async (client) => {
    const template = await ensureTemplate(client, server);
    await client.query(`create database ${name} template ${template} strategy file_copy`);
  });
  return {
    url: urlOf(server, name),
    drop: () =>
      withAdmin(server, async (client) => void (await client.query(`drop database if exists ${name} with (force)`))),
  };
}

async function withAdmin<T>(server: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: server, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function ensureTemplate(client: pg.Client, server: string): Promise<string> {
  const template = `template_${digestOfMigrations()}`;
  await client.query('select pg_advisory_lock($1)', [templateLock]);
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [template]);
    if (found.rowCount === 0) await buildTemplate(client, server, template);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [templateLock]);
  }
  return template;
}

/** Made under another name and renamed when whole: an interrupted run leaves no half-migrated template behind. */
async function buildTemplate(client: pg.Client, server: string, template: string): Promise<void> {
  const draft = `${template}_draft`;
  await client.query(`drop database if exists ${draft} with (force)`);
  await client.query(`create database ${draft} template template0`);
  await migrateDatabase(urlOf(server, draft));
  await client.query(`alter database ${draft} rename to ${template}`);
}

function digestOfMigrations(): string {
  const hash = createHash('sha256');
  for (const file of fs.readdirSync(migrations, { recursive: true, encoding: 'utf8' }).sort()) {
    const full = path.join(migrations, file);
    if (fs.statSync(full).isFile()) hash.update(file).update(fs.readFileSync(full));
  }
  return hash.digest('hex').slice(0, 16);
}

function urlOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}
