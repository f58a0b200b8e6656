import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { closeContext, createContext } from '#lib/server/db/context.ts';
import { isMigrated } from '#lib/server/db/migrating/migrate.ts';
import { readEnv } from '#lib/server/env.ts';
import { joinRunningDatabase, loadSettings, prepareDatabase, requireSettings } from './database.ts';
import { type Finding, say, subjects } from './doctor/findings.ts';
import { lookAtDatabase } from './doctor/look-at-database.ts';
import { lookAtMachine } from './doctor/look-at-machine.ts';
import { lookAtShop } from './doctor/look-at-shop.ts';
import { listRequestsOf, tellRequests } from './doctor/requests-of.ts';
import { Failure, sentenceFor } from './failure.ts';
import { runCommand, stopAll, stopOnSignals } from './shutdown.ts';
import { words } from './words.mjs';

/**
 * `npm run doctor`: what is wrong with a shop, running or not, a line each with what to do; ends with code 1 where something is. It
 * changes nothing, says no secret, and asks what the shop leans on only what changes nothing there. With `--order NUMBER` it says
 * instead which requests made and changed that order, or another document.
 */
async function examine(): Promise<void> {
  const no = readOrder();
  if (no) return printOrder(no);
  const findings = await look();
  const order = new Map(subjects.map((subject, at) => [subject, at]));
  findings.sort((one, other) => (order.get(one.subject) ?? 0) - (order.get(other.subject) ?? 0));
  for (const { subject, level, text } of findings)
    console.log(
      words('doctor.line', { mark: words(`doctor.${level}`), subject: words(`doctor.subject.${subject}`), text }),
    );
  const count = (level: Finding['level']) => findings.filter((finding) => finding.level === level).length;
  const [failed, warned] = [count('fail'), count('warn')];
  console.log(`\n${words(failed > 0 ? 'doctor.ill' : warned > 0 ? 'doctor.so' : 'doctor.well', { failed, warned })}`);
  process.exitCode = await stopAll(failed > 0 ? 1 : 0);
}

function readOrder(): string | undefined {
  try {
    const { order } = parseArgs({ options: { order: { type: 'string' } } }).values;
    if (order === undefined || order.trim()) return order?.trim().toUpperCase();
  } catch {
    // Told below, as what is empty.
  }
  throw new Failure('doctorUsage');
}

async function printOrder(no: string): Promise<void> {
  loadSettings();
  const { DATA_DIR: dataDir } = requireSettings();
  if (!(await joinRunningDatabase(dataDir))) await prepareDatabase(dataDir);
  if (!(await isMigrated(readEnv().DATABASE_DIRECT_URL))) throw new Failure('notMigrated');
  const ctx = createContext();
  try {
    const changes = await listRequestsOf(ctx.db, no);
    if (changes.length === 0) throw new Failure('doctorNoOrder', { no });
    for (const line of tellRequests(changes)) console.log(line);
  } finally {
    await closeContext(ctx);
  }
  process.exitCode = await stopAll();
}

async function look(): Promise<Finding[]> {
  let settings: ReturnType<typeof requireSettings>;
  try {
    loadSettings();
    settings = requireSettings();
  } catch (error) {
    return [say('settings').fail('asItIs', { detail: sentenceFor(error) })];
  }
  const { DATA_DIR: dataDir, BACKUP_ARCHIVE: archive } = settings;
  const findings = [say('settings').ok('settings'), ...lookAtMachine(dataDir, archive)];
  // Pages that ask another server's API have no database.
  if (process.env.API_URL) return [...findings, await lookAtApi(process.env.API_URL)];
  const reached = await reachDatabase(dataDir);
  if (reached) return [...findings, reached];
  const env = readEnv();
  const database = await lookAtDatabase(env);
  findings.push(...database.findings);
  if (!database.isUsable) return findings;
  const ctx = createContext({ env });
  try {
    return [...findings, ...(await lookAtShop(ctx))];
  } finally {
    await closeContext(ctx);
  }
}

/** The built-in one is joined where it runs, and started for as long as this looks where it does not; none is made. */
async function reachDatabase(dataDir: string): Promise<Finding | undefined> {
  if (await joinRunningDatabase(dataDir)) return undefined;
  const folder = path.join(path.resolve(dataDir), 'postgres');
  if (!process.env.DATABASE_URL && !fs.existsSync(folder)) return say('database').fail('databaseNone', { folder });
  try {
    await prepareDatabase(dataDir);
    return undefined;
  } catch (error) {
    return say('database').fail('asItIs', { detail: sentenceFor(error) });
  }
}

async function lookAtApi(url: string): Promise<Finding> {
  const name = new URL(url).host;
  try {
    const { ok, status } = await fetch(new URL('/api/health/ready', url), { signal: AbortSignal.timeout(8000) });
    if (ok) return say('address').ok('serviceAnswers', { name, detail: '' });
    return say('address').fail('serviceSilent', { name, detail: `HTTP ${status}` });
  } catch (error) {
    return say('address').fail('serviceSilent', { name, detail: sentenceFor(error) });
  }
}

stopOnSignals({ quiet: true, code: 130 });
await runCommand(examine);
