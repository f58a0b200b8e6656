import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { urlOfDatabase } from '#lib/server/db/database-url.ts';
import { orderMeanwhile } from './deploy/order-meanwhile.ts';
import { readEverything } from './deploy/read-everything.ts';
import { checkOut, type VersionOfBefore } from './deploy/version-of-before.ts';
import { Failure } from './failure.ts';
import { makeThrowAwayFolder } from './programs/throw-away-folder.ts';
import { ShopProcess } from './several/shop-process.ts';
import { onStop, runCommand, startStoppable, stopAll, stopOnSignals } from './shutdown.ts';
import { Steps } from './steps.ts';
import { runProgram } from './testing/test-parts.ts';
import { startThrowAwayDatabase } from './testing/throw-away-database.ts';
import { words } from './words.mjs';

/** What the version of before made, of and for whom. */
interface People {
  customers: { userId: number; token: string; addressId: number }[];
  tokens: { operator: string; store: string };
  goods: { productId: number; slug: string };
}

/** How long both versions are ordered at beside each other. */
const besideEachOtherInMs = 10_000;
const stepsPlayed = 600;

/**
 * `npm run deploy:check [-- REF]`: whether REF, the version that runs today, works while and after this one migrates its database,
 * and this one on that database. Needs no shop and leaves nothing behind.
 */
async function check(): Promise<void> {
  const steps = new Steps(5);
  const server = await startStoppable(startThrowAwayDatabase());
  const env = settingsOn(await createDatabase(server.adminUrl));
  let before: VersionOfBefore | undefined;
  let people: People | undefined;
  await steps.run('deployCheckout', async () => {
    before = await checkOut(process.argv[2]);
    return words('deploy.checkedOut', { ref: before.ref, count: before.unknownMigrations });
  });
  if (!before) return;
  const old = before;
  await steps.run('deploySeed', async () => {
    people = await seed(old, env);
    return words('deploy.seeded');
  });
  if (!people) return;
  // What every version knows to do.
  const theirs = await ShopProcess.of('api', env, { cwd: old.folder });
  const ours = await ShopProcess.of('api,worker', env, { script: path.join('scripts', 'start.ts') });
  for (const one of [theirs, ours]) onStop(async () => void (await one.stop()));
  const some = people;
  await steps.run('deployUpgrade', () => upgrade(env, { theirs, ours, people: some }));
  await steps.run('deployReads', () => readBoth([theirs.url, ours.url], Object.values(some.tokens)));
  await Promise.all([theirs.stop(), ours.stop()]);
  if ((await runProgram(process.execPath, [path.join('scripts', 'ledger-check.ts')], env)) !== 0)
    throw new Failure('ledgerFaults', { count: 1 });
  await steps.run('deployPlay', () => play(old, server.adminUrl));
  console.log(words('deploy.done'));
  await stopAll();
}

function settingsOn(databaseUrl: string): Record<string, string> {
  const dataDir = makeThrowAwayFolder('shop-deploy-');
  onStop(() => fs.rmSync(dataDir, { recursive: true, force: true }));
  return {
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    DATABASE_DIRECT_URL: databaseUrl,
    SECRET_KEY: randomBytes(32).toString('base64url'),
    DATA_DIR: dataDir,
    PAYMENT_SANDBOX: 'true',
    LOG_LEVEL: 'warn',
    RATE_LIMIT_PER_MINUTE: '100000000',
  };
}

async function createDatabase(adminUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  await client.query('create database deploy_check');
  await client.end();
  return urlOfDatabase(adminUrl, 'deploy_check');
}

/** Its demo shop has something in every table; those who ask later are made by its own code. */
async function seed(before: VersionOfBefore, env: Record<string, string>): Promise<People> {
  const script = path.join('scripts', 'people-for-deploy-check.ts');
  fs.copyFileSync(path.join(import.meta.dirname, 'deploy', 'people.ts'), path.join(before.folder, script));
  const seeded = await before.run([path.join('scripts', 'db-seed.ts')], env);
  const made = seeded.code === 0 ? await before.run([script], env) : seeded;
  if (made.code !== 0) throw new Failure('deploy.seed', {}, [seeded.said, made.said]);
  return JSON.parse(made.said.trim().split('\n').at(-1) ?? '') as People;
}

interface BothVersions {
  theirs: ShopProcess;
  ours: ShopProcess;
  people: People;
}

/** Ours starts as a person would start it: it migrates what theirs is working on. */
async function upgrade(env: Record<string, string>, { theirs, ours, people }: BothVersions): Promise<string> {
  await theirs.start();
  const half = Math.ceil(people.customers.length / 2);
  const [early, late] = [people.customers.slice(0, half), people.customers.slice(half)];
  const meanwhile = orderMeanwhile({ customers: early, goods: people.goods }, [theirs.url]);
  await ours.start();
  const first = await meanwhile.stop();
  const beside = orderMeanwhile({ customers: late, goods: people.goods }, [theirs.url, ours.url]);
  await wait(besideEachOtherInMs);
  const second = await beside.stop();
  for (const { unanswered, fault } of [first, second]) {
    const calls = new Set(unanswered.map(({ path, status }) => `${path} ${status}`));
    if (fault) calls.add(String(fault));
    if (calls.size === 0) continue;
    const logs = [...theirs.lines, ...ours.lines].filter((line) => line.includes('"level":50'));
    throw new Failure('deploy.unanswered', { detail: [...calls].join(', ') }, logs.slice(0, 3));
  }
  const orders = [...first.orders, ...second.orders];
  const missing = orders.length - (await countOrders(env, orders));
  if (missing !== 0) throw new Failure('deploy.lost', { count: missing });
  return words('deploy.upgraded', { count: orders.length });
}

async function countOrders({ DATABASE_URL }: Record<string, string>, numbers: string[]): Promise<number> {
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  const { rows } = await client.query('select count(*)::int as count from orders where no = any($1)', [numbers]);
  await client.end();
  return Number(rows[0]?.count);
}

async function readBoth(urls: string[], tokens: string[]): Promise<string> {
  let count = 0;
  for (const url of urls) {
    const { asked, failed } = await readEverything(url, tokens);
    if (failed.length > 0) throw new Failure('deploy.reads', { detail: failed.join(', ') });
    count += asked;
  }
  return words('deploy.read', { count });
}

/** Everything that can be done in a shop, at random, by its code on our schema. */
async function play(before: VersionOfBefore, adminUrl: string): Promise<string> {
  before.takeOurSchema();
  const args = [path.join('scripts', 'simulate.ts'), '--steps', String(stepsPlayed), '--every', '200'];
  const { code, said } = await before.run(args, { TEST_DATABASE_URL: adminUrl, LOG_LEVEL: 'silent' });
  if (code !== 0) throw new Failure('deploy.play', {}, [said]);
  return words('deploy.played');
}

stopOnSignals({ quiet: true, code: 130 });
await runCommand(check);
