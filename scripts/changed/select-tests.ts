import { besideRoutes, type Chain, chainTo, type Project, reach } from './reach.ts';
import { findWayToAll } from './reaches-all.ts';
import { selectSpecs } from './select-specs.ts';

export interface Selection {
  /** Unit, database and API test files, and specs of the browser, each with why. */
  tests: Map<string, Chain>;
  specs: Map<string, Chain>;
  /** Whether types can have changed. */
  isTyped: boolean;
}

export const isTest = (file: string) => /\.test\.ts$/.test(file) && !file.startsWith('e2e/');
const isTyped = (file: string) => /\.(?:ts|tsx|mts|mjs)$|^(?:tsconfig|package(?:-lock)?)\.json$|^messages\//.test(file);

/** Every test that depends on one of the files that changed. */
export function selectTests(project: Project, changed: readonly string[]): Selection {
  return {
    tests: selectUnitTests(project, changed),
    specs: selectSpecs(project, changed),
    isTyped: changed.some(isTyped),
  };
}

function selectUnitTests(project: Project, changed: readonly string[]): Map<string, Chain> {
  const { files, graph } = project;
  const whole = findWayToAll(project, changed, 'tests');
  const near = reach(graph, changed, { isNear: true });
  const all = reach(graph, changed);
  const found = new Map<string, Chain>();
  for (const file of files.filter(isTest)) {
    // Beside the routes a test belongs to the calls it names; any other that opens the API may walk through all of them.
    const isNarrow = besideRoutes.test(file) && graph.facts.get(file)?.calls.length;
    if (near.has(file)) found.set(file, chainTo(near, file));
    else if (all.has(file) && !isNarrow) found.set(file, chainTo(all, file));
    else if (whole) found.set(file, [...whole, { file, reason: 'everything' }]);
  }
  return found;
}
