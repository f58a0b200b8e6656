import { AsyncLocalStorage } from 'node:async_hooks';

export interface Tally {
  /** Statements, `begin` and `commit` too. */
  queries: number;
  /** How often something was sent and waited for: what is asked together travels together. */
  trips: number;
  /** What this is a part of: a call that a page makes counts for the page too. */
  above: Tally | undefined;
}

const tallies = new AsyncLocalStorage<Tally>();

/** Runs something and counts how often it asked the database. */
export async function tallyQueries<Result>(
  run: () => Promise<Result>,
): Promise<{ result: Result; queries: number; trips: number }> {
  const tally: Tally = { queries: 0, trips: 0, above: tallies.getStore() };
  // A query of the builder is asked when it is awaited: here, not outside.
  const result = await tallies.run(tally, async () => await run());
  return { result, queries: tally.queries, trips: tally.trips };
}

/** Who is asking: the call, or the part of something, that runs at the moment. */
export const currentTally = (): Tally | undefined => tallies.getStore();

/** Counts statements that travel together, each for whoever asks it; `isUnderWay`: with others that were sent before. */
export function countTogether(askers: readonly (Tally | undefined)[], isUnderWay = false): void {
  const travelling = new Set<Tally>();
  for (const asker of askers) {
    for (let tally = asker; tally; tally = tally.above) {
      tally.queries += 1;
      travelling.add(tally);
    }
  }
  if (!isUnderWay) for (const tally of travelling) tally.trips += 1;
}

/** Counts a statement that travels alone, or behind others that nobody has waited for. */
export const countQuery = (isUnderWay: boolean): void => countTogether([currentTally()], isUnderWay);
