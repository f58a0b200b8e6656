import { sql } from 'drizzle-orm';
import type { ServerContext } from '#lib/server/db/context.ts';
import { printTable } from './shop-process.ts';

export const bytes = (value: number) => Math.round(value).toLocaleString('en');

export interface TableFacts {
  name: string;
  rows: number;
  heap: number;
  whole: number;
}

/** Every table with its rows, counted, and its bytes, with and without indexes and long values. */
export async function readTables({ db }: ServerContext): Promise<Map<string, TableFacts>> {
  const { rows } = await db.execute<{ name: string; heap: string; whole: string; rows: string }>(sql`
    select c.relname as name, pg_relation_size(c.oid) as heap, pg_total_relation_size(c.oid) as whole,
      (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %I.%I', n.nspname, c.relname), true, true, '')))[1]::text as rows
    from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'r' and n.nspname = 'public'`);
  const facts = rows.map(({ name, ...row }) => ({
    name,
    rows: Number(row.rows),
    heap: Number(row.heap),
    whole: Number(row.whole),
  }));
  return new Map(facts.map((fact) => [fact.name, fact]));
}

/** How far the log is written, in bytes. */
export async function position({ db }: ServerContext): Promise<number> {
  const { rows } = await db.execute<{ at: string }>(sql`select pg_current_wal_insert_lsn() - '0/0'::pg_lsn as at`);
  return Number(rows[0]?.at);
}

/** What so many orders left behind, a row for each table that grew. */
export function printGrowth(before: Map<string, TableFacts>, after: Map<string, TableFacts>, orders: number): void {
  const left = [...after.values()].flatMap(({ name, rows, whole }) => {
    const was = before.get(name);
    const added = rows - (was?.rows ?? 0);
    return added > 0 ? [{ name, rows: added / orders, size: (whole - (was?.whole ?? 0)) / orders }] : [];
  });
  printTable(
    ['table', 'rows an order', 'bytes an order, with indexes'],
    left
      .sort((one, other) => other.size - one.size)
      .map(({ name, rows, size }) => [name, rows.toFixed(2), bytes(size)]),
  );
  const sum = (value: (table: (typeof left)[number]) => number) =>
    left.reduce((total, table) => total + value(table), 0);
  console.log(`\nrows ${sum(({ rows }) => rows).toFixed(1)}, bytes ${bytes(sum(({ size }) => size))} an order\n`);
}

/** How much each index of a table has grown by each of so many orders, and what of it is left when it is built anew. */
export async function printIndexes({ db }: ServerContext, table: string, before: Map<string, number>, orders: number) {
  const grown = await readIndexes({ db }, table);
  await db.execute(sql`reindex table ${sql.identifier(table)}`);
  const anew = await readIndexes({ db }, table);
  const sizeIn = (sizes: Map<string, number>, name: string) => sizes.get(name) ?? 0;
  const rows = [...grown].map(([name, size]) => ({
    name,
    size: (size - sizeIn(before, name)) / orders,
    anew: sizeIn(anew, name),
  }));
  printTable(
    [`index of \`${table}\``, 'bytes an order', 'built anew, kB in all'],
    rows.sort((one, other) => other.size - one.size).map((row) => [row.name, bytes(row.size), bytes(row.anew / 1024)]),
  );
  console.log('');
}

export async function readIndexes({ db }: Pick<ServerContext, 'db'>, table: string): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ name: string; size: string }>(sql`
    select indexrelid::regclass::text as name, pg_relation_size(indexrelid) as size from pg_index where indrelid = ${table}::regclass`);
  return new Map(rows.map(({ name, size }) => [name, Number(size)]));
}
