import pg from 'pg';
import { isBeforeBaseline, newestMigration } from '#lib/server/db/migrating/migrate.ts';
import { findLastMigration } from '#lib/server/db/migrating/run-migrations.ts';
import { bridge } from '#lib/server/db/migrating/versions.ts';
import type { ServerEnv } from '#lib/server/env.ts';
import { checkExternalDatabase } from '../external-database.ts';
import { sentenceFor } from '../failure.ts';
import { type Finding, say } from './findings.ts';

interface Facts {
  version: string;
  used: number;
  most: number;
  maySchema: boolean;
  readOnly: number;
  aheadMs: number;
}

interface Looked {
  findings: Finding[];
  /** Nothing more can be asked of it otherwise. */
  isUsable: boolean;
}

/** Whether it can be reached, lets the shop do what it does, and has the schema of this version. Changes nothing. */
export async function lookAtDatabase(env: ServerEnv): Promise<Looked> {
  try {
    await checkExternalDatabase(env.DATABASE_URL);
    if (env.DATABASE_DIRECT_URL !== env.DATABASE_URL) await checkExternalDatabase(env.DATABASE_DIRECT_URL);
  } catch (error) {
    return { findings: [said('database', 'fail', error)], isUsable: false };
  }
  const client = await connect(env.DATABASE_DIRECT_URL);
  try {
    const schema = await lookAtSchema(client);
    return {
      findings: [
        ...(await lookAtFacts(client)),
        await lookAtPooler(env),
        ...(await lookAtReplica(env.DATABASE_REPLICA_URL)),
        schema,
      ],
      isUsable: schema.level !== 'fail',
    };
  } finally {
    await client.end();
  }
}

const said = (subject: 'database' | 'replica', level: 'fail' | 'warn', error: unknown): Finding =>
  say(subject)[level]('asItIs', { detail: sentenceFor(error) });

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 8000 });
  client.on('error', () => {});
  await client.connect();
  return client;
}

async function lookAtFacts(client: pg.Client): Promise<Finding[]> {
  const asked = Date.now();
  const { rows } = await client.query<Facts>(
    `select split_part(current_setting('server_version'), ' ', 1) as version,
      (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as used,
      current_setting('max_connections')::int as most,
      has_schema_privilege('public', 'create') as "maySchema",
      (select count(*)::int from pg_tables where schemaname = 'public' and not
        has_table_privilege(format('%I.%I', schemaname, tablename), 'insert, update, delete')) as "readOnly",
      (extract(epoch from clock_timestamp()) * 1000)::float8 as "aheadMs"`,
  );
  const [facts] = rows;
  if (!facts) return [];
  const answered = Date.now();
  // Between the question and the answer the database looked at its clock.
  const late = Math.max(facts.aheadMs - answered, asked - facts.aheadMs, 0);
  return [...judgeFacts(facts), judgeClock(late)];
}

export function judgeFacts({ version, used, most, maySchema, readOnly }: Omit<Facts, 'aheadMs'>): Finding[] {
  const { ok, warn, fail } = say('database');
  if (!maySchema) return [fail('databaseSchemaRights')];
  if (readOnly > 0) return [fail('databaseTableRights', { count: readOnly })];
  if (used > most * 0.8) return [warn('databaseCrowded', { used, most })];
  return [ok('database', { version, used, most })];
}

export function judgeClock(differenceMs: number): Finding {
  const seconds = Math.round(differenceMs / 1000);
  if (seconds > 60) return say('clock').fail('clockDiffers', { seconds });
  return seconds > 5 ? say('clock').warn('clockDiffers', { seconds }) : say('clock').ok('clock');
}

/** What listens and migrates needs a connection that stays its own (docs/production.md, step 3). */
async function lookAtPooler({ DATABASE_URL, DATABASE_DIRECT_URL }: ServerEnv): Promise<Finding> {
  const isDirectShared = await isShared(DATABASE_DIRECT_URL);
  const { ok, fail } = say('pooler');
  if (DATABASE_DIRECT_URL === DATABASE_URL) return isDirectShared ? fail('poolerAlone') : ok('poolerNone');
  if (isDirectShared) return fail('poolerDirect');
  return ok('pooler');
}

const tries = 3;

/** While one connection is there and does nothing, another one that gets the same server is one of a pooler by transactions. */
async function isShared(url: string): Promise<boolean> {
  const pidOf = async (client: pg.Client) => (await client.query('select pg_backend_pid() as pid')).rows[0]?.pid;
  const [one, other] = await Promise.all([connect(url), connect(url)]);
  try {
    for (let left = tries; left > 0; left -= 1) if ((await pidOf(one)) === (await pidOf(other))) return true;
    return false;
  } finally {
    await Promise.all([one.end(), other.end()]);
  }
}

async function lookAtReplica(url: string | undefined): Promise<Finding[]> {
  if (!url) return [];
  const { ok, warn } = say('replica');
  try {
    await checkReplica(url);
    return [ok('replica')];
  } catch (error) {
    if (error instanceof NoReplica) return [warn('replicaNone')];
    return [said('replica', 'warn', error)];
  }
}

class NoReplica extends Error {}

async function checkReplica(url: string): Promise<void> {
  await checkExternalDatabase(url);
  const client = await connect(url);
  try {
    const { rows } = await client.query('select pg_is_in_recovery() as follows');
    if (!rows[0]?.follows) throw new NoReplica();
  } finally {
    await client.end();
  }
}

async function lookAtSchema(client: pg.Client): Promise<Finding> {
  const last = await findLastMigration(client);
  const { ok, fail } = say('schema');
  if (last === 0) return fail('schemaNone');
  if (isBeforeBaseline(last))
    return fail('schemaBeforeBaseline', { version: bridge.name, commit: bridge.commit.slice(0, 10) });
  if (last < newestMigration()) return fail('schemaBehind');
  return last > newestMigration() ? say('schema').warn('schemaAhead') : ok('schema');
}
