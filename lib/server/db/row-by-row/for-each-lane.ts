import type { JobStep } from '#lib/contract/site/job-steps.ts';
import type { ServerContext } from '../context.ts';
import { isTransientError } from '../transient-error.ts';
import { batchSize, forEachDue } from './for-each-due.ts';

/** So many rows of a lane travel at a time. */
const atOnceInLane = 5;

/** After so many parts in a row that nobody answered, a lane is left alone until the next round. */
const mostSilentParts = 2;

/** What came of a row: it is done, there was nothing to do, or whoever was asked gave no answer. */
export type LaneAnswer = 'done' | 'undone' | 'unanswered';

interface LaneWork<Lane extends string, Row> {
  /** Who is asked: each of them is a lane. */
  lanes: readonly Lane[];
  /** Takes what is due in a lane and was not taken before in this round, the longest due first, no more than `limit`. */
  take: (lane: Lane, limit: number) => Promise<readonly Row[]>;
  /** As in `forEachDue`. */
  keyOf: (row: Row) => string | number;
  ask: (row: Row) => Promise<LaneAnswer>;
}

type Context = Pick<ServerContext, 'db' | 'clock'>;

/**
 * `forEachDue` for rows about which somebody outside is asked: each of those is a lane of its own, so one that is slow or silent holds up
 * nobody else's rows. A lane takes a few rows at a time, as many as it asks about at once, and ends early where nobody answers: the round
 * is over soon, and what comes due meanwhile waits for no silence. Answers how many are done; throws as `forEachDue` does, once all
 * lanes have ended.
 */
export async function forEachLane<Lane extends string, Row>(
  ctx: Context,
  step: JobStep,
  work: LaneWork<Lane, Row>,
): Promise<number> {
  const ended = await Promise.all(work.lanes.map((lane) => runLane(ctx, step, { ...work, lane })));
  const faults = ended.flatMap(({ fault }) => (fault === undefined ? [] : [fault]));
  if (faults.length > 0) throw faults.find(isTransientError) ?? faults[0];
  return ended.reduce((total, { done }) => total + done, 0);
}

interface LaneRound {
  done: number;
  fault: unknown;
}

async function runLane<Lane extends string, Row>(
  ctx: Context,
  step: JobStep,
  { lane, take, keyOf, ask }: LaneWork<Lane, Row> & { lane: Lane },
): Promise<LaneRound> {
  const round: LaneRound = { done: 0, fault: undefined };
  let silentParts = 0;
  for (let taken = 0; taken < batchSize && silentParts < mostSilentParts; ) {
    let found = 0;
    let silent = 0;
    const part = forEachDue(ctx, step, {
      find: async () => {
        const rows = await take(lane, atOnceInLane);
        found = rows.length;
        return rows;
      },
      keyOf,
      isPart: true,
      atOnce: atOnceInLane,
      workOutside: async (row) => {
        const answer = await ask(row);
        if (answer === 'unanswered') silent += 1;
        if (answer === 'done') round.done += 1;
        return answer === 'done';
      },
    });
    const fault = await part.then(
      () => undefined,
      (error: unknown) => error,
    );
    round.fault ??= fault;
    if (found === 0 || isTransientError(fault)) break;
    taken += found;
    silentParts = silent === found ? silentParts + 1 : 0;
  }
  return round;
}
