import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from './connection.ts';

/** What waits is counted no further: a screen shows "999+", and who has that many looks at the list. */
export const mostCounted = 1000;

/** How many rows there are, up to `mostCounted`; nothing of them is read. */
export async function countRows(db: Executor, table: PgTable, where: SQL | undefined): Promise<number> {
  const found = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where)
    .limit(mostCounted)
    .as('found');
  const [row] = await db.select({ total: sql<number>`count(*)::int` }).from(found);
  return row?.total ?? 0;
}
