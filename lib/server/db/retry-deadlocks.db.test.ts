import { afterAll, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { Executor } from './connection.ts';
import { closeDatabase, openDatabase } from './open-database.ts';
import { createTestContext } from './test-context.ts';

const test = await createTestContext();
await test.ctx.db.execute(sql`create table met (id int primary key, n int not null default 0)`);
await test.ctx.db.execute(sql`insert into met values (1), (2)`);
afterAll(() => test.close());

const raise = (tx: Executor, id: number) => tx.execute(sql`update met set n = n + 1 where id = ${id}`);
const counts = async () =>
  (await test.ctx.db.execute<{ n: number }>(sql`select n from met order by id`)).rows.map(({ n }) => n);

/** Raises two rows, and waits in between until the other has raised its first. */
function meeting() {
  let arrived = 0;
  const { promise: bothThere, resolve } = Promise.withResolvers<void>();
  const runs: number[] = [];
  const run = (first: number, second: number) =>
    test.ctx.db.transaction(async (tx) => {
      runs.push(first);
      await raise(tx, first);
      arrived += 1;
      if (arrived === 2) resolve();
      await bothThere;
      await raise(tx, second);
    });
  return { run, runs };
}

it('lets both through who waited for each other, and writes each once', async () => {
  const { run, runs } = meeting();
  await Promise.all([run(1, 2), run(2, 1)]);
  // Who begins anew may overtake the other before it has woken, and meet it once more.
  expect(runs.length).toBeGreaterThan(2);
  expect(await counts()).toEqual([2, 2]);
});

it('tries nothing again that failed for a reason of its own', async () => {
  let tries = 0;
  const failing = test.ctx.db.transaction(async (tx) => {
    tries += 1;
    await tx.execute(sql`insert into met values (1)`);
  });
  await expect(failing).rejects.toThrow();
  expect(tries).toBe(1);
});

it('gives its connection back where it could not even begin', async () => {
  const narrow = openDatabase(test.ctx.env.DATABASE_URL, { poolSize: 1, connectWithinMs: 2000 });
  const isolationLevel = 'no such level' as 'serializable';
  for (let time = 1; time <= 2; time += 1) {
    const refused = narrow.transaction(async () => undefined, { isolationLevel });
    await expect(refused).rejects.toMatchObject({ cause: { code: '42601' } });
  }
  expect(await narrow.transaction(async () => 'begun')).toBe('begun');
  await closeDatabase(narrow);
});
