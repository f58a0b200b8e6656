import { sql } from 'drizzle-orm';
import type { Executor } from './connection.ts';

interface DatabaseFacts {
  version: string;
  /** When the last migration was made that the database has. */
  migratedAt: Date;
  bytes: number;
  tables: { name: string; bytes: number; rows: number }[];
  archive: { isOn: boolean; lastAt: Date | null; failedAt: Date | null };
}

const most = 8;

interface Row extends Record<string, unknown> {
  version: string;
  migrated: string;
  bytes: string;
  archiving: boolean;
  archived: string | null;
  failed: string | null;
}

interface TableRow extends Record<string, unknown> {
  name: string;
  bytes: string;
  rows: string;
}

/** What the database says of itself: rows are its own estimate, sizes are with indexes. */
export async function readDatabaseFacts(db: Executor): Promise<DatabaseFacts> {
  const [{ rows: facts }, { rows: tables }] = await Promise.all([
    db.execute<Row>(sql`
      select split_part(current_setting('server_version'), ' ', 1) as version,
        (select max(created_at)::text from drizzle.__drizzle_migrations) as migrated,
        pg_database_size(current_database())::text as bytes,
        current_setting('archive_mode') <> 'off' as archiving,
        last_archived_time::text as archived, last_failed_time::text as failed
      from pg_stat_archiver`),
    db.execute<TableRow>(sql`
      select c.relname as name, pg_total_relation_size(c.oid)::text as bytes, greatest(c.reltuples, 0)::bigint::text as rows
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind in ('r', 'm') order by pg_total_relation_size(c.oid) desc limit ${most}`),
  ]);
  const [row] = facts;
  const at = (time: string | null | undefined) => (time ? new Date(time) : null);
  const [lastAt, failedAt] = [at(row?.archived), at(row?.failed)];
  return {
    version: row?.version ?? '',
    migratedAt: new Date(Number(row?.migrated ?? 0)),
    bytes: Number(row?.bytes ?? 0),
    tables: tables.map(({ name, bytes, rows }) => ({ name, bytes: Number(bytes), rows: Number(rows) })),
    // What failed before the last that succeeded has been made up for.
    archive: {
      isOn: row?.archiving ?? false,
      lastAt,
      failedAt: failedAt && lastAt && lastAt >= failedAt ? null : failedAt,
    },
  };
}
