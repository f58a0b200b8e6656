import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';

/** What counts calls, whatever becomes of them. */
const counters = new Set(['rate_limits', 'code_tries']);

type Digests = Record<string, string>;
const known = new WeakMap<Database, Digests>();

/**
 * The content of every table as a number each: equal before and after means that nothing was written anywhere. Hundreds of
 * tests ask, of a database that grows with each of them, so only tables that were written to since the last question are
 * read again; triggers tell which.
 */
export async function digestDatabase(db: Database): Promise<Digests> {
  const last = known.get(db);
  const names = last ? await takeWritten(db) : await watchTables(db);
  const digests = { ...last, ...(await digestTables(db, names)) };
  known.set(db, digests);
  return digests;
}

/** Rows are added up instead of put in order. */
async function digestTables(db: Database, names: string[]): Promise<Digests> {
  if (names.length === 0) return {};
  const digests = names.map(
    (name) => sql`select ${name}::text as name,
      count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) as digest from ${sql.identifier(name)} t`,
  );
  const found = await db.execute<{ name: string; digest: string }>(sql.join(digests, sql` union all `));
  return Object.fromEntries(found.rows.map(({ name, digest }) => [name, digest]));
}

async function takeWritten(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`with taken as (delete from watch.written returning name) select distinct name from taken`,
  );
  return rows.map(({ name }) => name);
}

/** From now on each table that is written to is written down, in the same transaction. Answers all of them. */
async function watchTables(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const names = rows.map(({ name }) => name).filter((name) => !counters.has(name));
  const triggers = names.map(
    (name) => `
      create trigger watch_rows after insert or update or delete on "${name}"
        for each row execute function watch.note_table();
      create trigger watch_whole after truncate on "${name}" for each statement execute function watch.note_table();`,
  );
  await db.execute(
    sql.raw(`
      create schema watch;
      create table watch.written (name text not null);
      create function watch.note_table() returns trigger language plpgsql as
        $$ begin insert into watch.written values (tg_table_name); return null; end $$;
      ${triggers.join('')}`),
  );
  return names;
}
