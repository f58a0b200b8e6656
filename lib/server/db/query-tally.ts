import { AsyncLocalStorage } from 'node:async_hooks';

interface Tally {
  queries: number;
  /** What this is a part of: a call that a page makes counts for the page too. */
  above: Tally | undefined;
}

const tallies = new AsyncLocalStorage<Tally>();

/** Runs something and counts how often it asked the database: every statement is a round trip, `begin` and `commit` too. */
export async function tallyQueries<Result>(run: () => Promise<Result>): Promise<{ result: Result; queries: number }> {
  const tally: Tally = { queries: 0, above: tallies.getStore() };
  // A query of the builder is asked when it is awaited: here, not outside.
  const result = await tallies.run(tally, async () => await run());
  return { result, queries: tally.queries };
}

/** Counts a statement for whoever asks it. */
export function countQuery(): void {
  for (let tally = tallies.getStore(); tally; tally = tally.above) tally.queries += 1;
}
