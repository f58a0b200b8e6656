import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { getBrowser } from './browser.ts';
import { buildPages, isBuildFresh } from './build.ts';
import { Failure, printFailure } from './failure.ts';
import { onStop, runCommand, startStoppable, stopAll, stopOnSignals, unlessStopping } from './shutdown.ts';
import {
  beginScript,
  type Count,
  countCheck,
  countJest,
  countPlaywright,
  runProgram,
  runScript,
} from './test-parts.ts';
import { startTestShop, type TestShop } from './test-server.ts';
import { startThrowAwayDatabase } from './throw-away-database.ts';
import { words } from './words.mjs';

/** A build of its own, so that a shop running from this folder is not disturbed. */
const distDir = '.next-test';

const total: Count = { passed: 0, failed: 0, skipped: 0 };
const failures: string[] = [];
const leftOut: string[] = [];

/** What one process has compiled, the others need not: a run starts some hundred of them. */
process.env.NODE_COMPILE_CACHE ??= path.resolve('node_modules', '.cache', 'compiled');

/** `npm test`: every check and every test, with a database and ports of its own; the last line is the sum. */
async function testEverything(): Promise<void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-results-'));
  onStop(() => fs.rmSync(folder, { recursive: true, force: true }));
  // Route types of an earlier build would be checked against the sources of today.
  for (const stale of ['types', 'dev']) fs.rmSync(path.join(distDir, stale), { recursive: true, force: true });
  // Each of them keeps one processor busy: side by side they take as long as the longest.
  const checks = { format: 'lint:code', imports: 'lint:imports', types: 'typecheck' };
  const begun = Object.entries(checks).map(([key, script]) => ({ key, wait: beginScript(script) }));
  for (const { key, wait } of begun) await part(key, () => countCheck(wait()));
  // Where there is none yet, it is fetched beside the tests that need none.
  const fetching = runProgram(process.execPath, [path.join('scripts', 'get-browser.ts')]);
  const given = process.env.TEST_DATABASE_URL;
  const { adminUrl, quickUrl } = given ? { adminUrl: given, quickUrl: given } : await startDatabase();
  // A build leaves a third of two processors idle, and asks nothing of the tests: they run beside each other.
  const building = build();
  const opening = startTestShop(adminUrl, path.join(folder, 'data'), building);
  // Faults are told by the parts that come for them later.
  for (const begun of [building, opening]) begun.catch(() => undefined);
  await part('unit', () => runJest(quickUrl, path.join(folder, 'jest.json')));
  const isBuilt = await part('build', () => countCheck(building.then(() => 0)));
  await fetching;
  if (isBuilt) {
    await part('browser', async () => runPlaywright(await opening, folder));
    await part('speed', async () => countCheck(compareSpeed(await opening)));
  } else leaveOut('browser');
  // What a machine of a person lacks is left out and named; continuous integration lacks nothing, or fails.
  for (const name of leftOut) console.log(words('test.leftOut', { name }));
  if (process.env.CI && total.skipped > 0) {
    total.failed += 1;
    failures.push(words('test.nothingLeftOut', { count: total.skipped }));
  }
  const code = await stopAll(total.failed > 0 ? 1 : 0);
  for (const failed of failures) console.log(`✖ ${failed}\n`);
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
  console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
  process.exit(code);
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

async function runJest(databaseUrl: string, results: string): Promise<Count> {
  const args = ['--ci', '--json', `--outputFile=${results}`];
  // The folder of the pages is the concern of the build beside them.
  const env = { TEST_DATABASE_URL: databaseUrl, NEXT_DIST_DIR: '' };
  return countJest(results, await runScript('test:unit', args, env));
}

/** Answers the folder of the pages. */
async function build(): Promise<string> {
  process.env.NEXT_DIST_DIR = distDir;
  if (!isBuildFresh()) await buildPages();
  return distDir;
}

async function runPlaywright(shop: TestShop, folder: string): Promise<Count> {
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
  return countPlaywright(results, await runScript('e2e', [], env));
}

/** Ratios against a bare server, in one run: on a slow machine both are slow. */
function compareSpeed({ url, databaseUrl, secretKey }: TestShop): Promise<number> {
  const env = { BENCH_URL: url, BENCH_DATABASE_URL: databaseUrl, BENCH_SECRET_KEY: secretKey };
  return runProgram(process.execPath, [path.join('bench', 'held.ts')], env);
}

stopOnSignals({ quiet: true, code: 130 });
await runCommand(testEverything);
