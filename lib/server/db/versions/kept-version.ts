import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { MigrationMeta } from 'drizzle-orm/migrator';
import type pg from 'pg';

/** A database of a released version: how it came about, and what stood in it. No history of the repository is needed. */
export interface KeptVersion {
  migrations: MigrationMeta[];
  /** Rows by table, as `to_jsonb` has them. */
  tables: Record<string, Record<string, unknown>[]>;
}

const fileOf = (name: string): string => path.join(import.meta.dirname, `${name}.json.br`);

/** Throws where nothing was kept of that version: `npm run keep:version` makes it. */
export function readKeptVersion(name: string): KeptVersion {
  return JSON.parse(brotliDecompressSync(fs.readFileSync(fileOf(name))).toString('utf8')) as KeptVersion;
}

/** Answers how many bytes it takes. */
export function writeKeptVersion(name: string, version: KeptVersion): number {
  const packed = brotliCompressSync(JSON.stringify(version));
  fs.writeFileSync(fileOf(name), packed);
  return packed.length;
}

/** All that stands in a database, but what can be made anew of the rest or is good for nobody any more. */
export async function readTables(client: Pick<pg.Client, 'query'>): Promise<KeptVersion['tables']> {
  const { rows: names } = await client.query<{ name: string }>(`select table_name as name
    from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`);
  const tables: KeptVersion['tables'] = {};
  for (const { name } of names) {
    const { rows } = await client.query<{ row: Record<string, unknown> }>(`select to_jsonb(t) as row from "${name}" t`);
    tables[name] = rows.map(({ row }) => row);
  }
  return withoutBulk(tables);
}

/** What the catalogue is found by is read anew from it, and answers of calls are kept for a day. */
const madeAnew = new Set(['search_terms', 'listing_terms', 'product_listing', 'product_list_keys', 'idempotency_keys']);
const longestText = 120;

/** Words of the catalogue are cut: there are many, and they mean nothing to the books. */
function withoutBulk(tables: KeptVersion['tables']): KeptVersion['tables'] {
  const kept = Object.entries(tables).filter(([name]) => !madeAnew.has(name));
  const cut = (value: unknown) =>
    typeof value === 'string' && value.length > longestText ? value.slice(0, longestText) : value;
  return Object.fromEntries(
    kept.map(([name, rows]) => [
      name,
      /_texts$/.test(name)
        ? rows.map((row) => Object.fromEntries(Object.entries(row).map(([key, value]) => [key, cut(value)])))
        : rows,
    ]),
  );
}

/** Puts rows back as they were, without anything that rows bring about; what is counted goes on behind them. */
export async function fillTables(client: pg.Client, tables: KeptVersion['tables']): Promise<void> {
  await client.query('begin');
  await client.query("set local session_replication_role = 'replica'");
  const { rows: columns } = await client.query<{ table: string; name: string; sequence: string | null }>(`
    select table_name as table, quote_ident(column_name) as name,
      pg_get_serial_sequence(quote_ident(table_name), column_name) as sequence
    from information_schema.columns where table_schema = 'public' and is_generated = 'NEVER'`);
  for (const [table, rows] of Object.entries(tables)) {
    const own = columns.filter((column) => column.table === table);
    const names = own.map(({ name }) => name).join(', ');
    await client.query(`delete from "${table}"`);
    await client.query(
      `insert into "${table}" (${names}) overriding system value
        select ${names} from jsonb_populate_recordset(null::"${table}", $1::jsonb)`,
      [JSON.stringify(rows)],
    );
    for (const { name, sequence } of own) {
      if (sequence)
        await client.query(`select setval($1, coalesce((select max(${name}) from "${table}"), 0) + 1, false)`, [
          sequence,
        ]);
    }
  }
  await client.query('commit');
}
