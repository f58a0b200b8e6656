'use client';

import { useEffect, useRef, useState } from 'react';
import { randomUuid } from '#lib/utils/random-uuid.ts';
import type { WorkBulkAction } from '../work-types.ts';
import { type BulkOutcome, countOutcomes, runBulk } from './run-bulk.ts';

interface BulkRunOptions<Row> {
  action: WorkBulkAction<Row>;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Why, where the action asks. */
  reason: string;
}

/** A bulk action under way: how each row came out, and the ways to stop it and to take it up again. */
export function useBulkRun<Row>({ action, rows, rowKey, reason }: BulkRunOptions<Row>) {
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, BulkOutcome>>(new Map());
  const [isRunning, setRunning] = useState(false);
  const stop = useRef<AbortController>(undefined);
  const inputs = useRef(new Map<string, string>());
  // Who leaves the page begins no further row.
  useEffect(() => () => stop.current?.abort(), []);
  const stateOf = (row: Row): BulkOutcome['state'] => outcomes.get(rowKey(row))?.state ?? 'waiting';
  const start = async (some: readonly Row[]) => {
    const control = new AbortController();
    stop.current = control;
    setRunning(true);
    await runBulk({
      rows: some,
      run: (row) => action.run(row, requestOf(inputs.current, rowKey(row)), reason),
      onOutcome: (row, outcome) => setOutcomes((before) => new Map(before).set(rowKey(row), outcome)),
      signal: control.signal,
    });
    setRunning(false);
  };
  return {
    outcomes,
    counts: { ...countOutcomes(rows.map((row) => outcomes.get(rowKey(row)) ?? { state: 'waiting' })) },
    isRunning,
    start: () => start(rows),
    goOn: () => start(rows.filter((row) => stateOf(row) === 'waiting')),
    tryAgain: () => start(rows.filter((row) => stateOf(row) === 'failed')),
    stop: () => stop.current?.abort(),
    stateOf,
  };
}

/** One key for a row, however often it is tried: what was done and not answered is not done twice. */
function requestOf(inputs: Map<string, string>, key: string): string {
  const input = inputs.get(key) ?? randomUuid();
  inputs.set(key, input);
  return input;
}
