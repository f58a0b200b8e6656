import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import pg from 'pg';
import config from '../../../../drizzle.config.ts';
import { createTestDatabase } from '../test-database.ts';

const run = promisify(execFile);
const migrations = path.join(import.meta.dirname, '..', 'migrations');
const meta = path.join(migrations, 'meta');

interface Snapshot {
  tables: Record<string, Record<'columns' | 'indexes' | 'foreignKeys' | 'checkConstraints', object> & { name: string }>;
}

/** Every column, index, foreign key and check of a migrated database. */
async function listMade(): Promise<string[]> {
  const database = await createTestDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(`
      select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'
      union all select indexrelid::regclass::text from pg_index i join pg_class r on r.oid = i.indrelid
        where r.relnamespace = 'public'::regnamespace
        and not exists (select from pg_constraint where conindid = i.indexrelid and contype in ('p', 'u'))
      union all select conname from pg_constraint where connamespace = 'public'::regnamespace and contype in ('f', 'c')`);
    return rows.map(({ name }) => name);
  } finally {
    await client.end();
    await database.drop();
  }
}

const tableOf = /\b(?:create\s+(?:unique\s+)?index\b.*?\bon|alter\s+table)\s+(?:only\s+)?"?(\w+)"?/is;
const givesUp = /\bdrop\s+(?:table|column)\b|\brename\b|\bset\s+not\s+null\b|\balter\s+column\b.*\btype\b/is;

/** What a migration does that a running shop would suffer from (docs/adr/0023-changing-the-schema.md). */
function findFaults(name: string, sql: string): string[] {
  const statements = sql
    .split('--> statement-breakpoint')
    .map((part) => part.replace(/^\s*--.*$/gm, '').trim())
    .filter(Boolean);
  const created = new Set(Array.from(sql.matchAll(/create\s+table\s+"?(\w+)"?/gi), (match) => match[1]));
  const isConcurrent = (statement: string) => /\bindex\s+concurrently\b/i.test(statement);
  const isMixed = statements.some(isConcurrent) && !statements.every(isConcurrent);
  const faults = isMixed ? ['a concurrent index stands in a migration of its own'] : [];
  for (const statement of statements) {
    if (created.has(tableOf.exec(statement)?.[1])) continue;
    if (/^create\s+(unique\s+)?index\b/i.test(statement) && !isConcurrent(statement)) {
      faults.push('an index of a table that is there is built concurrently');
    }
    if (givesUp.test(statement) && !/^\d+_contract-/.test(name)) {
      faults.push('what is given up or narrowed goes in a later migration, named contract-…');
    }
  }
  return faults;
}

describe('the migrations', () => {
  it('say what the tables say', async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-migrations-'));
    const out = path.join(folder, 'migrations');
    fs.cpSync(migrations, out, { recursive: true });
    fs.writeFileSync(path.join(folder, 'config.json'), JSON.stringify({ ...config, out: path.relative('.', out) }));
    try {
      const kit = path.join('node_modules', 'drizzle-kit', 'bin.cjs');
      const given = ['generate', `--config=${path.relative('.', path.join(folder, 'config.json'))}`];
      const { stdout } = await run(process.execPath, [kit, ...given]);
      expect(stdout).toContain('No schema changes');
    } finally {
      fs.rmSync(folder, { recursive: true, force: true });
    }
  });

  it('keep the last snapshot only', () => {
    const names = fs.readdirSync(meta).filter((name) => name.endsWith('_snapshot.json'));
    const { entries } = JSON.parse(fs.readFileSync(path.join(meta, '_journal.json'), 'utf8'));
    expect(names).toEqual([`${String(entries.at(-1).idx).padStart(4, '0')}_snapshot.json`]);
  });

  it('make what the last snapshot says', async () => {
    const [name] = fs.readdirSync(meta).filter((file) => file.endsWith('_snapshot.json'));
    const { tables } = JSON.parse(fs.readFileSync(path.join(meta, name ?? ''), 'utf8')) as Snapshot;
    const said = Object.values(tables).flatMap((table) => [
      ...Object.keys(table.columns).map((column) => `${table.name}.${column}`),
      ...[table.indexes, table.foreignKeys, table.checkConstraints].flatMap(Object.keys),
    ]);
    expect((await listMade()).sort()).toEqual(said.sort());
  });

  it('stop no running shop', () => {
    const later = fs.readdirSync(migrations).filter((name) => name.endsWith('.sql') && !name.startsWith('0000_'));
    const faults = later.flatMap((name) => findFaults(name, fs.readFileSync(path.join(migrations, name), 'utf8')));
    expect(faults).toEqual([]);
  });
});

describe('a migration that would stop a running shop', () => {
  const index = 'CREATE INDEX "orders_day" ON "orders" USING btree ("day");';
  const concurrent = index.replace('INDEX', 'INDEX CONCURRENTLY');
  const breakpoint = '\n--> statement-breakpoint\n';

  it.each([
    ['an index of a large table', index, /concurrently/],
    [
      'a concurrent index beside something else',
      `${concurrent}${breakpoint}ALTER TABLE "x" ADD "y" int;`,
      /of its own/,
    ],
    ['a column that is dropped', 'ALTER TABLE "orders" DROP COLUMN "day";', /contract/],
    ['a column that gets another name', 'ALTER TABLE "orders" RENAME COLUMN "day" TO "date";', /contract/],
    ['a column that may be null no longer', 'ALTER TABLE "orders" ALTER COLUMN "day" SET NOT NULL;', /contract/],
    ['a column of another type', 'ALTER TABLE "orders" ALTER COLUMN "day" SET DATA TYPE text;', /contract/],
  ])('is found: %s', (_name, sql, fault) => {
    expect(findFaults('0001_days.sql', sql)).toEqual([expect.stringMatching(fault)]);
  });

  it.each([
    ['an index of a table that is new', '0001_days.sql', `CREATE TABLE "orders" ("day" int);${breakpoint}${index}`],
    ['an index built beside the work', '0001_days.sql', concurrent],
    ['a new column', '0001_days.sql', 'ALTER TABLE "orders" ADD COLUMN "day" date;'],
    ['what is given up where it is said', '0002_contract-days.sql', 'ALTER TABLE "orders" DROP COLUMN "day";'],
  ])('is not: %s', (_name, file, sql) => {
    expect(findFaults(file, sql)).toEqual([]);
  });
});
