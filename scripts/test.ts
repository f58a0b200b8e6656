import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildPages, isBuildFresh } from './building/build.ts';
import { type Choice, chooseTests } from './changed/choose-tests.ts';
import { Failure, printFailure } from './failure.ts';
import { onStop, runCommand, startStoppable, stopAll, stopOnSignals, unlessStopping } from './shutdown.ts';
import { getBrowser } from './testing/browser.ts';
import {
  beginScript,
  type Count,
  countCheck,
  countJest,
  countPlaywright,
  runProgram,
  runScript,
} from './testing/test-parts.ts';
import { startTestShop, type TestShop } from './testing/test-server.ts';
import { startThrowAwayDatabase } from './testing/throw-away-database.ts';
import { words } from './words.mjs';

/** A build of its own, so that a shop running from this folder is not disturbed. */
const distDir = '.next-test';

const total: Count = { passed: 0, failed: 0, skipped: 0 };
const failures: string[] = [];
const leftOut: string[] = [];

/** What one process has compiled, the others need not: a run starts some hundred of them. */
process.env.NODE_COMPILE_CACHE ??= path.resolve('node_modules', '.cache', 'compiled');

/**
 * `npm test`: every check and every test, with a database and ports of its own; the last line is the sum. With `--changed` the
 * types only if they can have changed, and the tests that the changes can break.
 */
async function runTests(): Promise<void> {
  const { isPart, ref, isWhyTold, isListed } = readParameters();
  const choice = isPart ? chooseTests(ref, isWhyTold) : undefined;
  if (isListed) return;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-results-'));
  onStop(() => fs.rmSync(folder, { recursive: true, force: true }));
  await runChecks(choice?.isTyped ?? true);
  await runParts(folder, choice);
  // What a machine of a person lacks is left out and named; continuous integration lacks nothing, or fails.
  for (const name of leftOut) console.log(words('test.leftOut', { name }));
  if (process.env.CI && total.skipped > 0) {
    total.failed += 1;
    failures.push(words('test.nothingLeftOut', { count: total.skipped }));
  }
  const code = await stopAll(total.failed > 0 ? 1 : 0);
  for (const failed of failures) console.log(`✖ ${failed}\n`);
  if (choice) tellPart(choice);
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
  console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
  process.exit(code);
}

interface Parameters {
  isPart: boolean;
  ref?: string;
  isWhyTold: boolean;
  isListed: boolean;
}

function readParameters(): Parameters {
  const flag = { type: 'boolean', default: false } as const;
  try {
    const { values, positionals } = parseArgs({
      options: { changed: flag, why: flag, list: flag },
      allowPositionals: true,
    });
    const { changed: isPart, why: isWhyTold, list: isListed } = values;
    const [ref, ...more] = positionals;
    const isUnderstood = more.length === 0 && (isPart || !(ref || isWhyTold || isListed));
    if (isUnderstood) return { isPart, ref, isWhyTold, isListed };
  } catch {
    // A flag that is none.
  }
  throw new Failure('testUsage');
}

/** Each of them keeps one processor busy: side by side they take as long as the longest. */
async function runChecks(isTyped: boolean): Promise<void> {
  // Route types of an earlier build would be checked against the sources of today.
  for (const stale of ['types', 'dev']) fs.rmSync(path.join(distDir, stale), { recursive: true, force: true });
  const checks = { format: 'lint:code', imports: 'lint:imports', ...(isTyped && { types: 'typecheck' }) };
  const begun = Object.entries(checks).map(([key, script]) => ({ key, wait: beginScript(script) }));
  for (const { key, wait } of begun) await part(key, () => countCheck(wait()));
}

/** What needs a database, and what needs an open shop; without a choice all of it, and the comparison of speed. */
async function runParts(folder: string, choice: Choice | undefined): Promise<void> {
  const [hasTests, hasSpecs] = [choice?.tests.size !== 0, choice?.specs.size !== 0];
  if (!hasTests && !hasSpecs) return;
  // Where there is none yet, it is fetched beside the tests that need none.
  const fetching = hasSpecs
    ? runProgram(process.execPath, [path.join('scripts', 'testing', 'get-browser.ts')])
    : undefined;
  const given = process.env.TEST_DATABASE_URL;
  const { adminUrl, quickUrl } = given ? { adminUrl: given, quickUrl: given } : await startDatabase();
  // A build leaves a third of two processors idle, and asks nothing of the tests: they run beside each other.
  const building = hasSpecs ? build() : undefined;
  const opening = building && startTestShop(adminUrl, path.join(folder, 'data'), building);
  // Faults are told by the parts that come for them later.
  for (const begun of [building, opening]) begun?.catch(() => undefined);
  if (hasTests) await part('unit', () => runJest(quickUrl, folder, choice));
  if (!building || !opening) return;
  const isBuilt = await part('build', () => countCheck(building.then(() => 0)));
  await fetching;
  if (!isBuilt) return leaveOut('browser');
  await part('browser', async () => runPlaywright(await opening, folder, choice));
  if (!choice) await part('speed', async () => countCheck(compareSpeed(await opening)));
}

function tellPart({ tests, specs, all }: Choice): void {
  const counts = { tests: tests.size, allTests: all.tests, specs: specs.size, allSpecs: all.specs };
  console.log(words('test.changed.part', counts));
}

/** Runs a part, adds up its counts, and answers whether nothing in it failed. */
async function part(key: string, run: () => Promise<Count>): Promise<boolean> {
  await unlessStopping();
  const name = words(`test.${key}`);
  console.log(`\n${words('test.begin', { part: name })}`);
  const started = performance.now();
  const {
    failures: named = [],
    leftOut: missed = [],
    ...count
  } = await run().catch((error: unknown): Count => {
    printFailure(error);
    return { passed: 0, failed: 1, skipped: 0 };
  });
  failures.push(...named);
  leftOut.push(...missed);
  for (const kind of ['passed', 'failed', 'skipped'] as const) total[kind] += count[kind];
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(words(count.failed > 0 ? 'test.failed' : 'test.passed', { part: name, ...count, seconds }));
  return count.failed === 0;
}

function leaveOut(key: string): void {
  total.skipped += 1;
  console.log(`\n${words('test.skipped', { part: words(`test.${key}`) })}`);
}

const startDatabase = () => startStoppable(startThrowAwayDatabase());

async function runJest(databaseUrl: string, folder: string, choice: Choice | undefined): Promise<Count> {
  const results = path.join(folder, 'jest.json');
  const chosen = choice ? chosenFor(choice, folder) : { args: [], env: {} };
  const args = ['--ci', '--json', `--outputFile=${results}`, ...chosen.args];
  // The folder of the pages is the concern of the build beside them.
  const env = { TEST_DATABASE_URL: databaseUrl, NEXT_DIST_DIR: '', ...chosen.env };
  return countJest(results, await runScript('test:unit', args, env));
}

/** A command line would be too short for all their names. */
function chosenFor({ tests }: Choice, folder: string): { args: string[]; env: Record<string, string> } {
  const list = path.join(folder, 'chosen.json');
  fs.writeFileSync(list, JSON.stringify([...tests.keys()]));
  return { args: [`--filter=${path.resolve('scripts/testing/jest-only-chosen.mjs')}`], env: { CHOSEN_TESTS: list } };
}

/** Answers the folder of the pages. */
async function build(): Promise<string> {
  process.env.NEXT_DIST_DIR = distDir;
  if (!isBuildFresh()) await buildPages();
  return distDir;
}

async function runPlaywright(shop: TestShop, folder: string, choice: Choice | undefined): Promise<Count> {
  const browser = getBrowser();
  if (!browser) throw new Failure('noBrowser');
  const results = path.join(folder, 'playwright.json');
  const env = {
    E2E_BASE_URL: shop.url,
    E2E_DATABASE_URL: shop.databaseUrl,
    E2E_SECRET_KEY: shop.secretKey,
    E2E_DATA_DIR: shop.dataDir,
    E2E_RESULTS: results,
    CHROMIUM_PATH: browser,
  };
  return countPlaywright(results, await runScript('e2e', [...(choice?.specs.keys() ?? [])], env));
}

/** Ratios against a bare server, in one run: on a slow machine both are slow. */
function compareSpeed({ url, databaseUrl, secretKey }: TestShop): Promise<number> {
  const env = { BENCH_URL: url, BENCH_DATABASE_URL: databaseUrl, BENCH_SECRET_KEY: secretKey };
  return runProgram(process.execPath, [path.join('bench', 'held.ts')], env);
}

stopOnSignals({ quiet: true, code: 130 });
await runCommand(runTests);
