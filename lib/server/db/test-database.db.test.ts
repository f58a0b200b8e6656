import { expect, it } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase } from './test-database.ts';

async function listTables(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ count: number }>(
    "select count(*)::int as count from information_schema.tables where table_schema = 'public'",
  );
  await client.end();
  return rows[0]?.count ?? 0;
}

it('gives two test files databases of their own, both migrated', async () => {
  const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  expect(one.url).not.toBe(other.url);
  expect(await listTables(one.url)).toBeGreaterThan(10);
  expect(await listTables(other.url)).toBe(await listTables(one.url));
  await Promise.all([one.drop(), other.drop()]);
});

it('fills a database once for all that begin with the same, each with a copy of its own', async () => {
  let filled = 0;
  const filling = {
    // Runs have names with strokes in them, where they are a program's.
    name: 'filled-for-Test',
    fill: async (url: string) => {
      filled += 1;
      await run(url, 'create table filled_by_test ()');
    },
  };
  const [one, other] = await Promise.all([1, 2].map(() => createTestDatabase(undefined, filling)));
  await run(one?.url ?? '', 'drop table filled_by_test');
  await run(other?.url ?? '', 'drop table filled_by_test');
  expect(filled).toBe(1);
  await Promise.all([one?.drop(), other?.drop()]);
});

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
