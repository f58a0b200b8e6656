import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { EmbeddedDatabaseError } from '#lib/server/db/embedded/embedded-errors.ts';
import { lockFolder } from '#lib/server/db/embedded/embedded-lock.ts';
import { Failure } from '../failure.ts';
import { onStop } from '../shutdown.ts';
import { packSharedScripts } from './pack-files.ts';

/**
 * What the built pages depend on. `lib/server` is left out: it is never part of a Next bundle (docs/architecture.md), and
 * `public` is served as it stands.
 */
export const sources = [
  'app',
  'components',
  'lib',
  'messages',
  'middleware.ts',
  'instrumentation.ts',
  'next.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];
const left = new Set([path.join('lib', 'server')]);

/** The folder Next builds into; `next.config.ts` reads the same setting. */
function buildFolder(): string {
  return process.env.NEXT_DIST_DIR || '.next';
}

/** True when the build was made from exactly these sources. An interrupted build counts as none. */
export function isBuildFresh(): boolean {
  const file = path.join(buildFolder(), 'build-fingerprint');
  if (!fs.existsSync(path.join(buildFolder(), 'BUILD_ID')) || !fs.existsSync(file)) return false;
  return fs.readFileSync(file, 'utf8') === fingerprint();
}

/**
 * Builds the pages, unless another process has just done so in the same folder: that one is waited for. The output goes to a log
 * file; its end is shown when the build fails.
 */
export async function buildPages(): Promise<void> {
  const release = await takeTurn();
  try {
    if (!isBuildFresh()) await buildAlone();
  } finally {
    release();
  }
}

/** Outside of the folder that is built, which a build empties. */
async function takeTurn(): Promise<() => void> {
  const folder = path.resolve('node_modules', '.cache');
  fs.mkdirSync(folder, { recursive: true });
  for (;;) {
    try {
      return lockFolder(folder, `build${buildFolder().replace(/\W+/g, '-')}`);
    } catch (error) {
      if (!(error instanceof EmbeddedDatabaseError) || error.reason !== 'inUse') throw error;
    }
    await wait(500);
  }
}

async function buildAlone(): Promise<void> {
  const before = fingerprint();
  const file = path.join(buildFolder(), 'build-fingerprint');
  fs.rmSync(file, { force: true });
  const logFile = path.resolve('node_modules', '.cache', 'build.log');
  fs.mkdirSync(path.dirname(logFile), { recursive: true });
  if ((await runNextBuild(logFile)) !== 0) {
    const lines = fs.readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-25);
    throw new Failure('buildFailed', { path: logFile }, lines);
  }
  await packSharedScripts(buildFolder());
  fs.writeFileSync(file, before);
}

const nextProgram = path.join('node_modules', 'next', 'dist', 'bin', 'next');

/** The build gets neither database nor secrets: it must not need them (docs/architecture.md). */
function runNextBuild(logFile: string): Promise<number> {
  const { DATABASE_URL: _url, SECRET_KEY: _key, ...env } = process.env;
  const log = fs.openSync(logFile, 'w');
  const child = spawn(process.execPath, [nextProgram, 'build', '--experimental-next-config-strip-types'], {
    env: { ...env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', log, log],
  });
  fs.closeSync(log);
  const ended = new Promise<number>((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });
  onStop(async () => {
    if (child.exitCode === null && child.kill('SIGTERM')) await ended;
  });
  return ended;
}

/** What the sources are now, as one text. */
export function fingerprint(): string {
  const hash = createHash('sha256');
  for (const [name, value] of Object.entries(process.env).sort())
    if (name.startsWith('NEXT_PUBLIC_')) hash.update(`${name}=${value}\n`);
  for (const file of sources.flatMap(filesBelow)) hash.update(`${file}\n`).update(fs.readFileSync(file));
  return hash.digest('hex');
}

function filesBelow(entry: string): string[] {
  const stat = fs.statSync(entry, { throwIfNoEntry: false });
  if (!stat || left.has(entry) || /\.test\.tsx?$/.test(entry)) return [];
  if (stat.isFile()) return [entry];
  return fs
    .readdirSync(entry)
    .sort()
    .flatMap((name) => filesBelow(path.join(entry, name)));
}
