import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { urlOfDatabase } from './database-url.ts';
import { migrateDatabase } from './migrating/migrate.ts';

/** Any numbers will do; they keep two test processes from making the same template at once. */
const templateLock = 7_302_026_002;
const filledLock = 7_302_026_003;

const migrations = path.join(import.meta.dirname, 'migrations');

export interface TestDatabase {
  url: string;
  /** Removes the database; connections still open to it are cut. */
  drop(): Promise<void>;
}

/** What many test files begin with, made once a run by the first that asks. */
export interface Filling {
  name: string;
  fill(url: string): Promise<void>;
}

/**
 * An own, migrated and empty (or filled) database for one test file, on the server of TEST_DATABASE_URL unless another one is named. It is
 * a copy of a template that is made once per state of the migrations, so it costs a tenth of a second at most. Close your pool,
 * then `drop()`.
 * Without TEST_DATABASE_URL call it from jest only: `scripts/testing/jest-database.ts` starts a throw-away server there.
 */
export async function createTestDatabase(
  server = process.env.TEST_DATABASE_URL,
  filling?: Filling,
): Promise<TestDatabase> {
  if (!server) throw new Error('TEST_DATABASE_URL is not set');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await withAdmin(server, async (client) => {
    const empty = await ensureTemplate(client, server);
    const template = filling ? await ensureFilled(client, { server, empty, filling }) : empty;
    await client.query(`create database ${name} template ${pg.escapeIdentifier(template)} strategy file_copy`);
  });
  return {
    url: urlOfDatabase(server, name),
    drop: () =>
      withAdmin(server, async (client) => void (await client.query(`drop database if exists ${name} with (force)`))),
  };
}

/** Asks the server of that address something that is no question to a database under test. */
export async function withAdmin<T>(server: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: server, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function ensureTemplate(client: pg.Client, server: string): Promise<string> {
  const template = `template_${digestOfMigrations()}`;
  const make = (draft: string) => migrateDatabase(urlOfDatabase(server, draft));
  return ensureMade(client, { template, from: 'template0', lock: templateLock, make });
}

/** Of this run, whose code has filled it: another run may be of other code. */
function ensureFilled(
  client: pg.Client,
  { server, empty, filling }: { server: string; empty: string; filling: Filling },
): Promise<string> {
  const template = `${filling.name}_${process.env.TEST_RUN}`;
  const make = (draft: string) => filling.fill(urlOfDatabase(server, draft));
  return ensureMade(client, { template, from: empty, lock: filledLock, make });
}

interface Making {
  template: string;
  from: string;
  lock: number;
  make: (draft: string) => Promise<unknown>;
}

/** Made under another name and renamed when whole: an interrupted run leaves no half-made template behind. */
async function ensureMade(client: pg.Client, { template, from, lock, make }: Making): Promise<string> {
  await client.query('select pg_advisory_lock($1)', [lock]);
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [template]);
    if (found.rowCount) return template;
    const draft = `${template}_draft`;
    // A run may have any name.
    const [quoted, whole] = [draft, template].map(pg.escapeIdentifier);
    await client.query(`drop database if exists ${quoted} with (force)`);
    await client.query(`create database ${quoted} template ${from}`);
    await make(draft);
    await client.query(`alter database ${quoted} rename to ${whole}`);
    return template;
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lock]);
  }
}

/** Removes what this run has filled from a server that outlives it. */
export async function dropFilledDatabases(server: string): Promise<void> {
  await withAdmin(server, async (client) => {
    const ending = `%\\_${process.env.TEST_RUN}`;
    const { rows } = await client.query('select datname from pg_database where datname like $1', [ending]);
    for (const { datname } of rows) await client.query(`drop database if exists "${datname}" with (force)`);
  });
}

function digestOfMigrations(): string {
  const hash = createHash('sha256');
  for (const file of fs.readdirSync(migrations, { recursive: true, encoding: 'utf8' }).sort()) {
    const full = path.join(migrations, file);
    if (fs.statSync(full).isFile()) hash.update(file).update(fs.readFileSync(full));
  }
  return hash.digest('hex').slice(0, 16);
}
