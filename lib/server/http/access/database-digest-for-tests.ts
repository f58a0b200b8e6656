import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';

/** What counts calls, whatever becomes of them. */
const counters = new Set(['rate_limits', 'code_tries']);

type Digests = Record<string, string>;

/** How many rows a table has, and the sum of their hashes. */
interface Sum {
  rows: bigint;
  hashes: bigint;
}

type Sums = ReadonlyMap<string, Sum>;
const known = new WeakMap<Database, Sums>();

/**
 * The content of every table as a number each: equal before and after means that nothing was written anywhere. Hundreds of
 * tests ask, of a database that grows with each of them, so every table is read once: from then on triggers write down what
 * each row brings to its table's sum or takes from it.
 */
export async function digestDatabase(db: Database): Promise<Digests> {
  const last = known.get(db);
  const sums = last ? await addWritten(db, last) : await sumTables(db, await watchTables(db));
  known.set(db, sums);
  return Object.fromEntries([...sums].map(([name, { rows, hashes }]) => [name, `${rows} ${hashes}`]));
}

/** Rows are added up instead of put in order. */
async function sumTables(db: Database, names: string[]): Promise<Sums> {
  if (names.length === 0) return new Map();
  const sums = names.map(
    (name) => sql`select ${name}::text as name, count(*)::text as rows,
      coalesce(sum(hashtextextended(t::text, 0)::numeric), 0)::text as hashes from ${sql.identifier(name)} t`,
  );
  const found = await db.execute<Record<'name' | 'rows' | 'hashes', string>>(sql.join(sums, sql` union all `));
  return new Map(
    found.rows.map(({ name, rows, hashes }) => [name, { rows: BigInt(rows), hashes: BigInt(hashes) }] as const),
  );
}

/** A table that was emptied whole is read again. */
async function addWritten(db: Database, last: Sums): Promise<Sums> {
  const written = await db.execute<{ name: string; emptied: boolean; rows: string | null; hashes: string | null }>(
    sql`with taken as (delete from watch.written returning name, rows, hashes)
      select name, bool_or(rows is null) as emptied, sum(rows)::text as rows, sum(hashes)::text as hashes
      from taken group by name`,
  );
  const sums = new Map(last);
  for (const { name, rows, hashes } of written.rows) {
    const { rows: before, hashes: sumBefore } = last.get(name) ?? { rows: 0n, hashes: 0n };
    sums.set(name, { rows: before + BigInt(rows ?? 0), hashes: sumBefore + BigInt(hashes ?? 0) });
  }
  const emptied = written.rows.filter((each) => each.emptied).map(({ name }) => name);
  return new Map([...sums, ...(await sumTables(db, emptied))]);
}

/** From now on every row that is written is written down, in the same transaction. Answers all tables. */
async function watchTables(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const names = rows.map(({ name }) => name).filter((name) => !counters.has(name));
  const triggers = names.map(
    (name) => `
      create trigger watch_rows after insert or update or delete on "${name}"
        for each row execute function watch.note_row();
      create trigger watch_whole after truncate on "${name}" for each statement execute function watch.note_emptied();`,
  );
  await db.execute(sql.raw(`${watch}${triggers.join('')}`));
  return names;
}

/** Lines are added and none is changed, so that nobody who writes waits for somebody else. */
const watch = `
  create schema watch;
  create unlogged table watch.written (name text not null, rows int, hashes numeric);
  create function watch.note_row() returns trigger language plpgsql as $$
    declare
      rows int := 0;
      hashes numeric := 0;
    begin
      if tg_op <> 'INSERT' then
        rows := rows - 1;
        hashes := hashes - hashtextextended(old::text, 0);
      end if;
      if tg_op <> 'DELETE' then
        rows := rows + 1;
        hashes := hashes + hashtextextended(new::text, 0);
      end if;
      insert into watch.written values (tg_table_name, rows, hashes);
      return null;
    end $$;
  create function watch.note_emptied() returns trigger language plpgsql as
    $$ begin insert into watch.written values (tg_table_name); return null; end $$;`;
