import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from './connection.ts';

/** What waits is counted no further: a screen shows "999+", and who has that many looks at the list. */
export const mostCounted = 1000;

interface Counting {
  query: SQLWrapper;
  resolve: (total: number) => void;
  reject: (error: unknown) => void;
}

const requested = new WeakMap<Executor, Counting[]>();

/** How many rows there are, up to `mostCounted`; nothing of them is read. */
export function countRows(db: Executor, table: PgTable, where: SQL | undefined): Promise<number> {
  return countFound(
    db,
    db
      .select({ one: sql`1`.as('one') })
      .from(table)
      .where(where)
      .limit(mostCounted),
  );
}

/** How many rows a query finds. What is counted in one turn goes to the database together, in one statement. */
export function countFound(db: Executor, query: SQLWrapper): Promise<number> {
  return new Promise((resolve, reject) => {
    const counting = { query, resolve, reject };
    const together = requested.get(db);
    if (together) return void together.push(counting);
    requested.set(db, [counting]);
    queueMicrotask(() => void countAll(db));
  });
}

async function countAll(db: Executor): Promise<void> {
  const all = requested.get(db) ?? [];
  requested.delete(db);
  const totals = all.map(({ query }) => sql`(select count(*)::int from (${query}) as found)`);
  try {
    const { rows } = await db.execute<{ totals: number[] }>(sql`select array[${sql.join(totals, sql`, `)}] as totals`);
    for (const [index, { resolve }] of all.entries()) resolve(rows[0]?.totals[index] ?? 0);
  } catch (error) {
    for (const { reject } of all) reject(error);
  }
}
