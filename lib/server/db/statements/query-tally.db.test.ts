import { afterAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { closeDatabase, openDatabase } from '../open-database.ts';
import { createTestContext } from '../test-context.ts';
import { tallyQueries } from './query-tally.ts';

const test = await createTestContext();
const narrow = openDatabase(test.ctx.env.DATABASE_URL, { poolSize: 1 });

afterAll(async () => {
  await closeDatabase(narrow);
  await test.close();
});

const ask = () => test.ctx.db.execute(sql`select 1`);

describe('the number of round trips', () => {
  it('counts every statement, those of a transaction with its begin and commit', async () => {
    expect((await tallyQueries(async () => {})).queries).toBe(0);
    expect((await tallyQueries(() => Promise.all([ask(), ask(), ask()]))).queries).toBe(3);
    const { queries } = await tallyQueries(() => test.ctx.db.transaction((tx) => tx.execute(sql`select 1`)));
    expect(queries).toBe(3);
  });

  it('counts a part for the whole too', async () => {
    let inner = 0;
    const { queries } = await tallyQueries(async () => {
      await ask();
      inner = (await tallyQueries(ask)).queries;
    });
    expect({ inner, queries }).toEqual({ inner: 1, queries: 2 });
  });

  it('counts for who asks, whoever left them the connection', async () => {
    const counts = await Promise.all(
      [1, 2, 3].map((times) =>
        tallyQueries(() =>
          Promise.all(Array.from({ length: times }, () => narrow.execute(sql`select pg_sleep(0.01)`))),
        ),
      ),
    );
    expect(counts.map(({ queries }) => queries)).toEqual([1, 2, 3]);
  });
});
