import type { JobStep } from '#lib/contract/site/job-steps.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { currentCause } from '#lib/server/observe/cause.ts';
import type { Executor } from '../connection.ts';
import type { ServerContext } from '../context.ts';
import { isTransientError } from '../transient-error.ts';
import { forgetRowFailures, forgetUndue, noteRowFailure, readRowFailures } from './row-failures.ts';

/** As many as one round of a job takes. */
export const batchSize = 200;

/** So many in a row for which the database or the network is away: the others would fare no better. */
const mostAway = 3;

interface DueRows<Row> {
  /** Finds what is due, the longest due first, no more than `limit`. */
  find: (limit: number) => Promise<readonly Row[]>;
  /** By which operators know a row: the number of its document, or its id. */
  keyOf: (row: Row) => string | number;
  /** What `find` answers is a part of what is due, though it is less than `limit`: the page of a walk. */
  isPart?: boolean;
}

interface DueWork<Row> extends DueRows<Row> {
  /** Looks again whether there is still something to do; false: there was not. */
  work: (tx: Executor, row: Row) => Promise<boolean>;
}

interface OutsideWork<Row> extends DueRows<Row> {
  /** The same with transactions of its own, as where somebody outside is asked in between. */
  workOutside: (row: Row) => Promise<boolean>;
  /** So many at the same time; 1 where missing. */
  atOnce?: number;
}

type Context = Pick<ServerContext, 'db' | 'clock'>;

/**
 * Does the work of a job row by row, each in a transaction of its own. What somebody else did in between is passed over. A row that
 * fails holds up no other: it is written down where operators see it (`row_failures`), and comes back after a while, so that
 * rows that always fail never take the place of those that would not. Answers how many were done. When all are through, the
 * first failure is thrown; where the database or the network was away, which is nothing of a row, that, and no row is blamed.
 */
export async function forEachDue<Row>(
  ctx: Context,
  step: JobStep,
  work: DueWork<Row> | OutsideWork<Row>,
): Promise<number> {
  const round = await runRound(ctx, step, work);
  throwFault([round]);
  return round.done;
}

interface PagedRows<Row> extends Omit<OutsideWork<Row>, 'find' | 'isPart'> {
  /** The rows after this one, in the order of their keys, `batchSize` at most; undefined: the first. */
  page: (after: Row | undefined) => Promise<readonly Row[]>;
}

/** The same of all that is due, page by page: where what is not done stays due, and must not hide what comes after it. */
export async function forEachPage<Row>(
  ctx: Context,
  step: JobStep,
  { page, ...work }: PagedRows<Row>,
): Promise<number> {
  const rounds: Round[] = [];
  for (let after: Row | undefined; ; ) {
    const rows = await page(after);
    const round = await runRound(ctx, step, { ...work, find: async () => rows, isPart: true });
    rounds.push(round);
    after = rows.at(-1);
    if (rows.length < batchSize || round.away !== undefined) break;
  }
  throwFault(rounds);
  return rounds.reduce((total, { done }) => total + done, 0);
}

function throwFault(rounds: readonly Round[]): void {
  const fault = rounds.find(({ away }) => away !== undefined)?.away ?? rounds.find((round) => round.fault)?.fault;
  if (fault !== undefined) throw fault;
}

async function runRound<Row>(ctx: Context, step: JobStep, work: DueWork<Row> | OutsideWork<Row>): Promise<Round> {
  const { held, tried } = await readRowFailures(ctx, step);
  const limit = batchSize + held.size;
  const found = await work.find(limit);
  const keyOf = (row: Row) => String(work.keyOf(row));
  const free = found.filter((row) => !held.has(keyOf(row)));
  const round = await workThrough(ctx, step, { work, free });
  const well = round.well.filter((key) => tried.has(key));
  await forgetRowFailures(ctx, step, well);
  const isWhole = work.isPart !== true && found.length < limit;
  if (isWhole && held.size + tried.size > 0) await forgetUndue(ctx, step, found.map(keyOf));
  return round;
}

interface Round {
  done: number;
  /** Keys of what did not fail. */
  well: string[];
  away: unknown;
  /** The first of a row. */
  fault: unknown;
}

async function workThrough<Row>(
  ctx: Context,
  step: JobStep,
  { work, free }: { work: DueWork<Row> | OutsideWork<Row>; free: readonly Row[] },
): Promise<Round> {
  const round: Round = { done: 0, well: [], away: undefined, fault: undefined };
  let awayInRow = 0;
  const one = async (row: Row) => {
    const key = String(work.keyOf(row));
    try {
      const isDone =
        'work' in work ? await ctx.db.transaction((tx) => work.work(tx, row)) : await work.workOutside(row);
      if (isDone) round.done += 1;
      round.well.push(key);
      awayInRow = 0;
    } catch (error) {
      if (isTransientError(error)) {
        awayInRow += 1;
        round.away ??= error;
      } else if (error instanceof DomainError && error.code === 'status_changed') round.well.push(key);
      else {
        round.fault ??= error;
        await note(ctx, { step, key, error });
      }
    }
  };
  const atOnce = 'work' in work ? 1 : (work.atOnce ?? 1);
  for (let start = 0; start < free.length && awayInRow < mostAway; start += atOnce) {
    await Promise.all(free.slice(start, start + atOnce).map(one));
  }
  return round;
}

async function note(ctx: Context, failure: { step: JobStep; key: string; error: unknown }): Promise<void> {
  const seen = currentCause()?.seen;
  if (seen) seen.rowFaults = [...(seen.rowFaults ?? []), failure];
  await noteRowFailure(ctx, failure);
}
