/** How a row came out of a bulk action. `waiting`: not begun, because of its turn or because all was stopped. */
export type BulkOutcome = { state: 'waiting' | 'running' | 'done' } | { state: 'failed'; reason: unknown };

interface BulkRun<Row> {
  rows: readonly Row[];
  run: (row: Row) => Promise<unknown>;
  onOutcome: (row: Row, outcome: BulkOutcome) => void;
  /** Aborted, it begins no further row; those under way end as they end. */
  signal: AbortSignal;
}

/** At once: enough to get on, few enough that the server's limits and other people's work are not felt. */
const atOnce = 3;

/** Does something with every row, a few at a time; a row that fails stops none of the others. Never rejects. */
export async function runBulk<Row>({ rows, run, onOutcome, signal }: BulkRun<Row>): Promise<void> {
  const left = [...rows];
  for (const row of left) onOutcome(row, { state: 'waiting' });
  const work = async () => {
    for (let row = next(left, signal); row !== undefined; row = next(left, signal)) {
      onOutcome(row.row, { state: 'running' });
      onOutcome(row.row, await outcomeOf(run, row.row));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

function next<Row>(left: Row[], signal: AbortSignal): { row: Row } | undefined {
  if (signal.aborted || left.length === 0) return undefined;
  return { row: left.shift() as Row };
}

async function outcomeOf<Row>(run: (row: Row) => Promise<unknown>, row: Row): Promise<BulkOutcome> {
  try {
    await run(row);
    return { state: 'done' };
  } catch (reason) {
    return { state: 'failed', reason };
  }
}

/** How many of the outcomes are in each state. */
export function countOutcomes(outcomes: Iterable<BulkOutcome>): Record<BulkOutcome['state'], number> {
  const counts = { waiting: 0, running: 0, done: 0, failed: 0 };
  for (const { state } of outcomes) counts[state] += 1;
  return counts;
}
