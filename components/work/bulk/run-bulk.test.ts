import { describe, expect, it } from '@jest/globals';
import { type BulkOutcome, countOutcomes, runBulk } from './run-bulk.ts';

/** Calls that end when the test says so. */
function calls() {
  const open = new Map<string, { resolve: () => void; reject: (reason: unknown) => void }>();
  const begun: string[] = [];
  const run = (row: string) =>
    new Promise<void>((resolve, reject) => {
      begun.push(row);
      open.set(row, { resolve, reject });
    });
  const end = async (row: string, reason?: unknown) => {
    if (reason === undefined) open.get(row)?.resolve();
    else open.get(row)?.reject(reason);
    await new Promise(setImmediate);
  };
  return { run, begun, end };
}

function start(rows: string[], run: (row: string) => Promise<unknown>) {
  const outcomes = new Map<string, BulkOutcome>();
  const stop = new AbortController();
  const onOutcome = (row: string, outcome: BulkOutcome) => void outcomes.set(row, outcome);
  const ended = runBulk({ rows, run, onOutcome, signal: stop.signal });
  return { outcomes, stop, ended };
}

describe('a bulk action', () => {
  it('has three rows under way, and begins the next when one ends', async () => {
    const { run, begun, end } = calls();
    const { ended, outcomes } = start(['a', 'b', 'c', 'd', 'e'], run);
    expect(begun).toEqual(['a', 'b', 'c']);
    await end('b');
    expect(begun).toEqual(['a', 'b', 'c', 'd']);
    expect(countOutcomes(outcomes.values())).toEqual({ waiting: 1, running: 3, done: 1, failed: 0 });
    for (const row of ['a', 'c', 'd', 'e']) await end(row);
    await ended;
    expect(countOutcomes(outcomes.values())).toEqual({ waiting: 0, running: 0, done: 5, failed: 0 });
  });

  it('goes on after a failure and keeps its reason', async () => {
    const refused = new Error('refused');
    const { ended, outcomes } = start(['a', 'b', 'c', 'd'], async (row) => {
      if (row === 'b') throw refused;
    });
    await ended;
    expect(outcomes.get('b')).toEqual({ state: 'failed', reason: refused });
    expect(countOutcomes(outcomes.values())).toMatchObject({ done: 3, failed: 1 });
  });

  it('begins nothing more once it is stopped, and lets end what is under way', async () => {
    const { run, begun, end } = calls();
    const { stop, ended, outcomes } = start(['a', 'b', 'c', 'd', 'e'], run);
    stop.abort();
    await end('a');
    await end('b', new Error('refused'));
    await end('c');
    await ended;
    expect(begun).toEqual(['a', 'b', 'c']);
    expect([...outcomes.values()].map(({ state }) => state)).toEqual(['done', 'failed', 'done', 'waiting', 'waiting']);
  });

  it('tries the failed ones again and leaves the others as they are', async () => {
    let isOpen = false;
    const requests: string[] = [];
    const run = async (row: string) => {
      requests.push(row);
      if (row !== 'a' && !isOpen) throw new Error('not yet');
    };
    const first = start(['a', 'b', 'c'], run);
    await first.ended;
    isOpen = true;
    const failed = [...first.outcomes].filter(([, { state }]) => state === 'failed').map(([row]) => row);
    const second = start(failed, run);
    await second.ended;
    expect(requests).toEqual(['a', 'b', 'c', 'b', 'c']);
    expect(countOutcomes(second.outcomes.values())).toMatchObject({ done: 2, failed: 0 });
  });

  it('ends at once without rows', async () => {
    await expect(start([], async () => {}).ended).resolves.toBeUndefined();
  });
});
