import { afterAll, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { createTestContext } from '../../../db/test-context.ts';
import { accountLimits } from '../../../kernel/account-limits.ts';
import { heldTables, shopTables, storeTables } from './held-tables-for-tests.ts';

const test = await createTestContext();
afterAll(() => test.close());

it('knows of every table what keeps it from growing without end', async () => {
  const { rows } = await test.ctx.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const known = [...Object.keys(heldTables), ...Object.keys(storeTables), ...shopTables];
  expect(known.sort()).toEqual(rows.map(({ name }) => name).sort());
  expect(new Set(known).size).toBe(known.length);
});

it('names every limit of accounts at a table', () => {
  const said = Object.values({ ...heldTables, ...storeTables }).join();
  expect(Object.keys(accountLimits).filter((name) => !said.includes(`\`${name}\``))).toEqual([]);
});
