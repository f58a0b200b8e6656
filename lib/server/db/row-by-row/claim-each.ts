import type { JobStep } from '#lib/contract/site/job-steps.ts';
import type { Executor } from '../connection.ts';
import type { ServerContext } from '../context.ts';
import { isTransientError } from '../transient-error.ts';
import { batchSize } from './for-each-due.ts';
import { noteRowFailure, readRowFailures } from './row-failures.ts';

interface Claiming<Row, Claimed> {
  /** Locks what is due, no more than `limit`; what another process holds is passed over. */
  lock: (tx: Executor, limit: number) => Promise<readonly Row[]>;
  /** As in `forEachDue`. */
  keyOf: (row: Row) => string | number;
  /** Writes down when it is due next, and answers what was claimed. */
  plan: (tx: Executor, row: Row) => Promise<Claimed>;
  /** No more than so many; what one round of a job takes, where missing. */
  most?: number;
}

/**
 * Takes rows whose next time is written down before anything is done with them, so that no two processes do the same. A row that
 * cannot be written holds up no other: it is kept as a failure of the step, like one of `forEachDue`, which gets what is claimed.
 */
export async function claimEach<Row, Claimed>(
  ctx: Pick<ServerContext, 'db' | 'clock'>,
  step: JobStep,
  { lock, keyOf, plan, most = batchSize }: Claiming<Row, Claimed>,
): Promise<Claimed[]> {
  const { held } = await readRowFailures(ctx, step);
  const claimed: Claimed[] = [];
  const failures: { step: JobStep; key: string; error: unknown }[] = [];
  await ctx.db.transaction(async (tx) => {
    for (const row of await lock(tx, most + held.size)) {
      const key = String(keyOf(row));
      if (held.has(key) || claimed.length >= most) continue;
      try {
        claimed.push(await tx.transaction((part) => plan(part, row)));
      } catch (error) {
        if (isTransientError(error)) throw error;
        failures.push({ step, key, error });
      }
    }
  });
  for (const failure of failures) await noteRowFailure(ctx, failure);
  return claimed;
}
