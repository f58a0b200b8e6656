import { afterAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { closeDatabase, openDatabase } from '../open-database.ts';
import { tallyQueries } from '../statements/query-tally.ts';
import { createTestContext } from '../test-context.ts';
import { readWithSettings } from './read-with-settings.ts';

const test = await createTestContext();
const narrow = openDatabase(test.ctx.env.DATABASE_URL, { poolSize: 1 });

afterAll(async () => {
  await closeDatabase(narrow);
  await test.close();
});

const jit = sql`select current_setting('statement_timeout') as timeout, ${7}::int as n`;
const settings = "set local jit = off; set local statement_timeout = '50ms'";

describe('a read with settings', () => {
  it('has them alone, in one journey', async () => {
    const { result, trips, queries } = await tallyQueries(() => readWithSettings(narrow, settings, jit));
    expect(result).toEqual([{ timeout: '50ms', n: 7 }]);
    expect({ trips, queries }).toEqual({ trips: 1, queries: 4 });
    expect((await narrow.execute(jit)).rows).toEqual([{ timeout: '0', n: 7 }]);
  });

  it('says what went wrong, and leaves the connection as it was', async () => {
    const slow = readWithSettings(narrow, settings, sql`select pg_sleep(1)`);
    await expect(slow).rejects.toMatchObject({ cause: { code: '57014' } });
    expect((await narrow.execute(jit)).rows).toEqual([{ timeout: '0', n: 7 }]);
  });

  it('may be part of a transaction', async () => {
    const rows = await narrow.transaction((tx) => readWithSettings(tx, settings, jit));
    expect(rows).toEqual([{ timeout: '50ms', n: 7 }]);
  });
});
