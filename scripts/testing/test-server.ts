import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { urlOfDatabase } from '#lib/server/db/database-url.ts';
import { withAdmin } from '#lib/server/db/test-database.ts';
import { findFreePort } from '../programs/port.ts';
import { scriptProgram } from '../programs/script-program.ts';
import { onStop } from '../shutdown.ts';
import { runProgram } from './test-parts.ts';

export interface TestShop {
  url: string;
  /** For tests that change the shop through its use cases, as another process would. */
  databaseUrl: string;
  secretKey: string;
  /** Where its files are. */
  dataDir: string;
}

/**
 * Opens the shop for the browser tests: an own database with the demo content, the pages of `built`, a free port. The
 * folder of the pages may be told once they are built: the demo content is made meanwhile.
 * Runs the very scripts a person would, with DATABASE_URL set.
 */
export async function startTestShop(
  adminUrl: string,
  dataDir: string,
  built: string | Promise<string>,
): Promise<TestShop> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    DATABASE_URL: await createDatabase(adminUrl),
    SECRET_KEY: randomBytes(32).toString('base64url'),
    DATA_DIR: dataDir,
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: url,
    LOG_LEVEL: 'warn',
    RATE_LIMIT_PER_MINUTE: '100000000',
    PAYMENT_SANDBOX: 'true',
  };
  const seeded = await runProgram(process.execPath, scriptProgram('scripts/db-seed.ts'), env);
  const distDir = await built;
  if (seeded !== 0) throw new Error('db-seed failed');
  // As autovacuum does in a shop that has run for a minute.
  await withAdmin(env.DATABASE_URL, (client) => client.query('analyze'));
  const child = spawn(process.execPath, [path.join('scripts', 'start.ts')], {
    env: { ...process.env, ...env, NEXT_DIST_DIR: distDir },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  onStop(async () => {
    if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit');
  });
  await waitForAnswer(url, () => child.exitCode !== null);
  return { url, databaseUrl: env.DATABASE_URL, secretKey: env.SECRET_KEY, dataDir };
}

async function createDatabase(adminUrl: string): Promise<string> {
  const name = `browser_${randomBytes(4).toString('hex')}`;
  await withAdmin(adminUrl, (client) => client.query(`create database ${name}`));
  onStop(async () => {
    await withAdmin(adminUrl, (client) => client.query(`drop database if exists ${name} with (force)`));
  });
  return urlOfDatabase(adminUrl, name);
}

async function waitForAnswer(url: string, hasEnded: () => boolean): Promise<void> {
  for (let attempt = 0; attempt < 400 && !hasEnded(); attempt++) {
    const answer = await fetch(`${url}/api/health`).catch(() => undefined);
    if (answer?.ok) return;
    await wait(250);
  }
  throw new Error(`no answer from ${url}`);
}
