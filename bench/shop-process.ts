import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { residentMegabytes } from './measuring/resident-memory.ts';

export interface ShopProcess {
  url: string;
  pid: number;
  /** Seconds from the command to the first page. */
  secondsToFirstPage: number;
  /** Resident memory of the process, all it started and its database, in MB. */
  residentMegabytes(): Promise<number>;
  stop(): Promise<void>;
}

export async function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** A folder for one measurement. */
export const temporaryFolder = (name: string): Promise<string> => mkdtemp(path.join(tmpdir(), `${name}-`));

interface StartOptions {
  /** Project folder; the one we stand in by default. */
  cwd?: string;
  dataFolder: string;
  env?: Record<string, string>;
}

/** Starts the shop as a person would, on a free port, and waits for the home page. */
export async function startShop({ cwd = process.cwd(), dataFolder, env = {} }: StartOptions): Promise<ShopProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const begun = performance.now();
  const child = spawn('npm', ['start'], {
    cwd,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataFolder, LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  child.stdout?.resume();
  await firstAnswer(url, child);
  const secondsToFirstPage = (performance.now() - begun) / 1000;
  const pid = child.pid ?? 0;
  return {
    url,
    pid,
    secondsToFirstPage,
    residentMegabytes: () => residentMegabytes(pid, dataFolder),
    stop: () => stop(child),
  };
}

async function firstAnswer(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + 600_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the shop ended with ${child.exitCode}`);
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) {
      await answer.arrayBuffer();
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the shop did not start within ten minutes');
}

/** npm is gone at once; the shop and its database take a moment longer. */
async function stop({ pid }: ChildProcess): Promise<void> {
  if (!pid) return;
  process.kill(-pid, 'SIGTERM');
  while (isGroupAlive(pid)) await new Promise((resolve) => setTimeout(resolve, 50));
}

function isGroupAlive(pid: number): boolean {
  try {
    process.kill(-pid, 0);
    return true;
  } catch {
    return false;
  }
}

export const removeFolder = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true });

/** Prints rows as a Markdown table, ready for `docs/performance.md`. */
export function printTable(headings: string[], rows: (string | number)[][]): void {
  console.log(`| ${headings.join(' | ')} |`);
  console.log(`|${headings.map(() => '---').join('|')}|`);
  for (const row of rows) console.log(`| ${row.join(' | ')} |`);
}
