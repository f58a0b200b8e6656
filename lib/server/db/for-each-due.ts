import { DomainError } from '../kernel/errors.ts';
import type { Executor } from './connection.ts';
import type { ServerContext } from './context.ts';

/** As many as one round of a job takes. */
export const batchSize = 200;

/**
 * Does the work of a job row by row, each in a transaction of its own that looks again whether there is still something
 * to do. What somebody else did in between is passed over; one row that fails holds up no other, and is thrown at the
 * end. Answers how many were done.
 */
export async function forEachDue<Row>(
  ctx: Pick<ServerContext, 'db'>,
  rows: readonly Row[],
  work: (tx: Executor, row: Row) => Promise<boolean>,
): Promise<number> {
  let done = 0;
  const failures: unknown[] = [];
  for (const row of rows) {
    try {
      if (await ctx.db.transaction((tx) => work(tx, row))) done += 1;
    } catch (error) {
      const isOvertaken = error instanceof DomainError && error.code === 'status_changed';
      if (!isOvertaken) failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  return done;
}
