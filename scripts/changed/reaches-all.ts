import { chainTo, type Project, reach, type Step } from './reach.ts';

const packages = ['package.json', 'package-lock.json'];

/** Changes that reach every test of a kind, however little imports them. */
const everything = {
  tests: [...packages, 'jest.config.mjs'],
  specs: [
    ...packages,
    'playwright.config.ts',
    'next.config.ts',
    'tsconfig.json',
    'instrumentation.ts',
    'messages/',
    'public/',
    'lib/server/db/migrations/',
    'lib/server/seed/',
    'lib/server/setup/',
  ],
};

/** What runs the tests: a change in one of these, or in what they use of `scripts`, reaches every test of the kind. */
const machinery = {
  tests: ['jest.config.mjs', 'scripts/test.ts', 'scripts/testing/test-parts.ts'],
  specs: ['playwright.config.ts', 'scripts/test.ts', 'scripts/testing/test-parts.ts', 'scripts/testing/test-server.ts'],
};

/** The program of the parts is changed like any other; what chooses among the tests runs none of them. */
const chooses = 'scripts/changed/';

/** The way to what every test of a kind goes through; undefined: the change reaches no such thing. */
export function findWayToAll(
  { graph }: Project,
  changed: readonly string[],
  kind: 'tests' | 'specs',
): Step[] | undefined {
  const named = changed.find((file) => everything[kind].some((part) => file === part || isBelow(file, part)));
  if (named) return [{ file: named, reason: 'changed' }];
  const own = changed.filter((file) => isMachinery(file) || machinery[kind].includes(file));
  const reached = reach(graph, own, { within: (file) => isMachinery(file) || machinery[kind].includes(file) });
  const end = machinery[kind].find((file) => reached.has(file));
  return end === undefined ? undefined : chainTo(reached, end);
}

const isBelow = (file: string, folder: string) => folder.endsWith('/') && file.startsWith(folder);
const isMachinery = (file: string) =>
  file.startsWith('scripts/') && !file.startsWith(chooses) && !/\.test\.ts$/.test(file);
