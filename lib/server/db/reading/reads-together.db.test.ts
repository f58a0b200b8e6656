import { afterAll, describe, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { createTestUser } from '#lib/server/factories/factories.ts';
import { users } from '#lib/server/identity/tables.ts';
import type { Database } from '../connection.ts';
import { closeDatabase, openDatabase } from '../open-database.ts';
import { tallyQueries } from '../statements/query-tally.ts';
import { createTestContext } from '../test-context.ts';

const test = await createTestContext();
const narrow = openDatabase(test.ctx.env.DATABASE_URL, { poolSize: 1 });

afterAll(async () => {
  await closeDatabase(narrow);
  await test.close();
});

const number = (db: Database, value: number) =>
  db.execute(sql`select ${value}::int as n`).then(({ rows }) => rows[0]?.n);

const connection = (db: Database) => db.execute(sql`select pg_backend_pid() as pid`).then(({ rows }) => rows[0]?.pid);

/** A step that is not ready at once, as every use case has some. */
async function later<Value>(steps: number, read: () => Promise<Value>): Promise<Value> {
  for (let step = 0; step < steps; step += 1) await Promise.resolve();
  return read();
}

describe('reads of the same moment', () => {
  it('travel together, each with its own answer', async () => {
    const { result, queries, trips } = await tallyQueries(() =>
      Promise.all([1, 2, 3, 4].map((value) => number(test.ctx.db, value))),
    );
    expect(result).toEqual([1, 2, 3, 4]);
    expect({ queries, trips }).toEqual({ queries: 4, trips: 1 });
  });

  it('are of the same moment whatever was already known on the way there', async () => {
    const { trips } = await tallyQueries(() =>
      Promise.all([0, 1, 7, 30].map((steps) => later(steps, () => number(test.ctx.db, steps)))),
    );
    expect(trips).toBe(1);
  });

  it('go on together: what follows on each is one more journey, not one each', async () => {
    const { trips } = await tallyQueries(() =>
      Promise.all([1, 2, 3].map((value) => number(test.ctx.db, value).then((n) => number(test.ctx.db, Number(n) + 1)))),
    );
    expect(trips).toBe(2);
  });

  it('answer as they do alone, as the query builder maps them', async () => {
    const { id } = await createTestUser(test.ctx);
    const read = () => test.ctx.db.select().from(users).where(eq(users.id, id));
    const alone = await read();
    const { result } = await tallyQueries(() => Promise.all([read(), read()]));
    expect(result).toEqual([alone, alone]);
  });

  it('leave each other alone when one fails', async () => {
    const broken = () => test.ctx.db.execute(sql`select 1 / ${0}::int`);
    const { result } = await tallyQueries(() =>
      Promise.allSettled([number(test.ctx.db, 1), broken(), number(test.ctx.db, 3)]),
    );
    expect(result.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    // The connection, or another one, goes on.
    expect(await number(test.ctx.db, 4)).toBe(4);
  });

  it('need no more than one connection', async () => {
    const { result } = await tallyQueries(() => Promise.all([connection(test.ctx.db), connection(test.ctx.db)]));
    expect(new Set(result).size).toBe(1);
    const { result: inNarrow } = await tallyQueries(() => Promise.all([1, 2, 3].map((value) => number(narrow, value))));
    expect(inNarrow).toEqual([1, 2, 3]);
  });
});

describe('what does not travel together', () => {
  it('is what two callers ask', async () => {
    const callers = await Promise.all([1, 2].map((value) => tallyQueries(() => number(test.ctx.db, value))));
    expect(callers.map(({ result, queries, trips }) => [result, queries, trips])).toEqual([
      [1, 1, 1],
      [2, 1, 1],
    ]);
  });

  it('is what nobody counts: a job has as many connections as it asks for', async () => {
    const pids = await Promise.all([connection(test.ctx.db), connection(test.ctx.db)]);
    expect(new Set(pids).size).toBe(2);
  });

  it('is a write, which may have to wait for a lock', async () => {
    const { id } = await createTestUser(test.ctx);
    const write = (nickname: string) => test.ctx.db.update(users).set({ nickname }).where(eq(users.id, id));
    const { trips } = await tallyQueries(() => Promise.all([write('A'), write('B')]));
    expect(trips).toBe(2);
  });

  it('is a statement of a transaction, which comes after the one before it', async () => {
    const { queries, trips } = await tallyQueries(() =>
      test.ctx.db.transaction(async (tx) => {
        await tx.execute(sql`select 1`);
        await tx.execute(sql`select 2`);
      }),
    );
    expect({ queries, trips }).toEqual({ queries: 4, trips: 4 });
  });
});

describe('the calls of one page', () => {
  it('travel together, and each counts the journey as its own', async () => {
    let parts: number[] = [];
    const { trips, queries } = await tallyQueries(async () => {
      const calls = await Promise.all([1, 2].map((value) => tallyQueries(() => number(test.ctx.db, value))));
      parts = calls.map((call) => call.trips);
    });
    expect({ parts, trips, queries }).toEqual({ parts: [1, 1], trips: 1, queries: 2 });
  });
});
