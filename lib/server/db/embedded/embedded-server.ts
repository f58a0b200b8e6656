import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Binaries } from './embedded-binaries.ts';
import { databaseEnv } from './embedded-cluster.ts';
import { EmbeddedDatabaseError, reasonFromOutput, toFileError } from './embedded-errors.ts';
import { asUser, type DatabaseUser } from './embedded-user.ts';

export interface ServerPlace {
  /** The cluster's folder. */
  folder: string;
  /** Where PostgreSQL writes what it has to say; started anew when it has grown past `logLimit`. */
  logFile: string;
  binaries: Binaries;
  user: DatabaseUser;
}

interface ServerOptions {
  port: number;
  /** Further `name=value` settings, for throw-away databases. */
  settings?: string[];
  /** Own process group, so that a Ctrl-C meant for the shop does not reach PostgreSQL before the shop has let go of it. */
  detached: boolean;
}

/** PostgreSQL as it was just started. */
interface SpawnedServer {
  child: ChildProcess;
  /** Where in the log its own words begin. */
  logStart: number;
}

const logLimit = 10 * 1024 * 1024;

/** Runs PostgreSQL on 127.0.0.1 and no other address or socket. Ready only when a connection succeeds: ask `waitUntilReady`. */
export function spawnServer(place: ServerPlace, { port, settings = [], detached }: ServerOptions): SpawnedServer {
  const flags = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'timezone=UTC',
    'log_timezone=UTC',
    'log_checkpoints=off',
  ];
  const args = [
    '-D',
    place.folder,
    '-p',
    String(port),
    ...[...flags, ...settings].flatMap((setting) => ['-c', setting]),
  ];
  const [command, commandArgs, options] = asUser(place.user, place.binaries.postgres, args);
  const log = openLog(place.logFile);
  try {
    // Looked at before it can say anything: one that ends at once has said all when its starter next gets the processor.
    const logStart = fs.fstatSync(log).size;
    const cwd = path.parse(place.folder).root;
    const child = spawn(command, commandArgs, {
      ...options,
      cwd,
      env: databaseEnv(),
      detached,
      windowsHide: true,
      stdio: ['ignore', log, log],
    });
    return { child, logStart };
  } finally {
    fs.closeSync(log);
  }
}

function openLog(file: string): number {
  try {
    const size = fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0;
    return fs.openSync(file, size > logLimit ? 'w' : 'a', 0o600);
  } catch (error) {
    throw toFileError(error, file);
  }
}

/**
 * Waits until `connect` succeeds. A server that exits instead is an error with its reason; one that only replays its
 * log after a crash is waited for, since giving up would lose nothing but help nobody; a recovery from an archive may take
 * hours.
 */
export async function waitUntilReady(
  { child, logStart }: SpawnedServer,
  place: ServerPlace,
  connect: () => Promise<void>,
  timeoutMs = 120_000,
): Promise<void> {
  const started = Date.now();
  let failed: unknown;
  child.once('error', (error) => {
    failed = error;
  });
  for (;;) {
    if (failed || child.exitCode !== null || child.signalCode !== null) throw startFailure(place, logStart, failed);
    try {
      return await connect();
    } catch (error) {
      const code = (error as { code?: string }).code;
      if (code === '28P01') throw new EmbeddedDatabaseError('passwordRefused', { path: place.folder }, error);
      if (Date.now() - started > timeoutMs) throw startFailure(place, logStart, error);
    }
    await wait(40);
  }
}

function startFailure(place: ServerPlace, logStart: number, cause: unknown): EmbeddedDatabaseError {
  const output = fs.readFileSync(place.logFile).subarray(logStart).toString('utf8');
  return new EmbeddedDatabaseError(
    reasonFromOutput(output) ?? 'startFailed',
    { path: place.folder, logFile: place.logFile, detail: lastWords(output) || String(cause ?? '') },
    cause,
  );
}

function lastWords(output: string): string {
  const fatal = output.split('\n').filter((line) => /FATAL|PANIC|error while loading/.test(line));
  return (fatal.at(-1) ?? output.trim().split('\n').at(-1) ?? '').replace(/^.*?(FATAL|PANIC): +/, '');
}

/** Whether the trouble will pass by itself: the port was taken meanwhile, or a killed server's processes still end. */
export function isTransient(error: unknown): boolean {
  const detail = error instanceof EmbeddedDatabaseError ? String(error.values.detail ?? '') : '';
  return /could not create any TCP\/IP sockets|pre-existing shared memory block|lock file "postmaster\.pid" already exists/.test(
    detail,
  );
}

/**
 * Stops the server of this folder, whoever started it: open transactions are rolled back, committed data is on disk.
 * A server that does not end in 30 seconds is stopped at once, which costs a replay at the next start and no data.
 */
export function stopServer(place: ServerPlace): void {
  for (const mode of ['fast', 'immediate']) {
    const args = ['stop', '-D', place.folder, '-m', mode, '-w', '-t', '30', '-s'];
    const [command, commandArgs, options] = asUser(place.user, place.binaries.pgCtl, args);
    const cwd = path.parse(place.folder).root;
    const result = spawnSync(command, commandArgs, { ...options, cwd, env: databaseEnv(), encoding: 'utf8' });
    if (result.status === 0 || /does not exist|Is server running|No such process/i.test(result.stderr)) return;
  }
}

/** Process number and port that a server wrote down when it started; `undefined` when none did. Throws `damagedPidFile`. */
export function readPidFile(folder: string): { pid: number; port: number } | undefined {
  const file = path.join(folder, 'postmaster.pid');
  let text: string;
  try {
    text = fs.readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw toFileError(error, file);
  }
  const lines = text.split('\n');
  const pid = Number(lines[0]?.trim());
  if (!Number.isInteger(pid) || pid <= 0) throw new EmbeddedDatabaseError('damagedPidFile', { path: file });
  return { pid, port: Number(lines[3]) || 0 };
}
