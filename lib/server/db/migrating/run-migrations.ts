import { setTimeout as wait } from 'node:timers/promises';
import type { MigrationMeta } from 'drizzle-orm/migrator';
import pg from 'pg';

interface MigrationLimits {
  /** How long a statement waits for a table: everybody who comes after it waits behind it. */
  lockMs: number;
  /** How long a statement may hold what it has locked. */
  statementMs: number;
  /** How often a migration is tried anew that did not get its table, and how long the shop may breathe in between. */
  tries: number;
  pauseMs: number;
}

const usualLimits: MigrationLimits = { lockMs: 3_000, statementMs: 60_000, tries: 10, pauseMs: 2_000 };

/** Each has one sentence under `errors.migration` of messages/…/terminal.json. */
type MigrationReason = 'beforeBaseline' | 'locked' | 'slow';

/** A trouble that its reader can do something about. The migration it stopped at has changed nothing. */
export class MigrationError extends Error {
  readonly reason: MigrationReason;

  constructor(reason: MigrationReason, cause?: unknown) {
    super(reason, { cause });
    this.name = 'MigrationError';
    this.reason = reason;
  }
}

const reasons: Record<string, MigrationReason> = { '55P03': 'locked', '57014': 'slow' };

/** When the last migration was made that a database has; 0 where it never had one. */
export async function findLastMigration(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ known: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as known`,
  );
  if (!rows[0]?.known) return 0;
  const { rows: last } = await client.query('select max(created_at) as at from drizzle.__drizzle_migrations');
  return Number(last[0]?.at ?? 0);
}

/**
 * Runs what a database lacks, in order, each migration for itself (docs/adr/0023-changing-the-schema.md). The journal is
 * drizzle's, and so are the files; its own runner has one transaction for all of them, in which no index can be built
 * beside the work of the shop.
 */
export async function runMigrations(
  client: pg.Client,
  migrations: MigrationMeta[],
  limits: MigrationLimits = usualLimits,
): Promise<void> {
  const last = await findLastMigration(client);
  if (isBefore(last, migrations)) throw new MigrationError('beforeBaseline');
  await client.query('create schema if not exists drizzle');
  await client.query(`create table if not exists drizzle.__drizzle_migrations (
    id serial primary key, hash text not null, created_at bigint)`);
  for (const migration of migrations.filter(({ folderMillis }) => folderMillis > last)) {
    if (isConcurrent(migration)) await buildIndexes(client, migration);
    else await runPatiently(client, migration, limits);
  }
}

/** Whether a database has some of the steps that the baseline stands for, but not all: nothing here leads on from there. */
export const isBefore = (last: number, [baseline]: readonly MigrationMeta[]): boolean =>
  last > 0 && last < (baseline?.folderMillis ?? 0);

async function runPatiently(client: pg.Client, migration: MigrationMeta, limits: MigrationLimits): Promise<void> {
  for (let left = limits.tries; ; left -= 1) {
    try {
      return await runInTransaction(client, migration, limits);
    } catch (error) {
      await client.query('rollback');
      const reason = error instanceof pg.DatabaseError ? reasons[error.code ?? ''] : undefined;
      if (!reason) throw error;
      if (reason !== 'locked' || left <= 1) throw new MigrationError(reason, error);
    }
    await wait(limits.pauseMs);
  }
}

async function runInTransaction(client: pg.Client, migration: MigrationMeta, limits: MigrationLimits): Promise<void> {
  await client.query('begin');
  await client.query(`set local lock_timeout = ${limits.lockMs}`);
  await client.query(`set local statement_timeout = ${limits.statementMs}`);
  for (const statement of migration.sql) await client.query(statement);
  await noteDone(client, migration);
  await client.query('commit');
}

const concurrentIndex = /\bindex\s+concurrently\s+(?:if\s+not\s+exists\s+)?"?(\w+)"?/i;

function isConcurrent(migration: MigrationMeta): boolean {
  return migration.sql.some((statement) => concurrentIndex.test(statement));
}

/**
 * Without a transaction and without limits: nobody waits for it, and it may take an hour. One that was interrupted left an
 * index that is kept up but never used; it is taken away first.
 */
async function buildIndexes(client: pg.Client, migration: MigrationMeta): Promise<void> {
  for (const statement of migration.sql) {
    const name = concurrentIndex.exec(statement)?.[1];
    const { rowCount } = await client.query(
      'select from pg_index where indexrelid = to_regclass($1) and not indisvalid',
      [name ? `"${name}"` : null],
    );
    if (rowCount) await client.query(`drop index concurrently "${name}"`);
    await client.query(statement);
  }
  await noteDone(client, migration);
}

async function noteDone(client: pg.Client, { hash, folderMillis }: MigrationMeta): Promise<void> {
  await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
    hash,
    folderMillis,
  ]);
}
