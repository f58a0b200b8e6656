import type { Reason, SourceGraph } from './source-graph.ts';

/** What is asked: the files of the project, who depends on whom, and the text of a source. */
export interface Project {
  files: readonly string[];
  graph: SourceGraph;
  read(file: string): string;
}

/** A file on the way from what changed to a test, and how it depends on the one before it. */
export interface Step {
  file: string;
  reason: Reason | 'changed' | 'opens' | 'everything';
}

/** From what changed to the test: the shortest way. */
export type Chain = readonly Step[];

interface Reached {
  /** The next step back to what changed; none for what changed itself. */
  from?: string;
  reason: Reason;
}

interface Limits {
  /** Not by way of the list of all routes. */
  isNear?: boolean;
  /** Only these files. */
  within?: (file: string) => boolean;
}

/** All routes meet in one list: whoever opens the API imports it. */
const listOfRoutes = /^lib\/server\/http\/routes\/register-routes\.ts$/;
export const besideRoutes = /^lib\/server\/http\/routes\//;

/** All that depends on `changed`, nearest first. */
export function reach(graph: SourceGraph, changed: readonly string[], limits: Limits = {}): Map<string, Reached> {
  const { isNear, within } = limits;
  const reached = new Map<string, Reached>(changed.map((file) => [file, { reason: 'imports' }]));
  const queue = [...changed];
  for (const file of queue) {
    for (const { from, reason } of graph.dependentsOf(file, reached.get(file)?.from === undefined)) {
      if (reached.has(from) || (within && !within(from))) continue;
      if (isNear && listOfRoutes.test(from) && besideRoutes.test(file)) continue;
      reached.set(from, { from: file, reason });
      // A test breaks nothing else.
      if (!/\.(?:test|spec)\.ts$/.test(from)) queue.push(from);
    }
  }
  return reached;
}

/** The way back from `file`, told from what changed on. */
export function chainTo(reached: ReadonlyMap<string, Reached>, file: string): Step[] {
  const step = reached.get(file);
  if (!step?.from) return [{ file, reason: 'changed' }];
  return [...chainTo(reached, step.from), { file, reason: step.reason }];
}
