import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface ShopProcess {
  url: string;
  pid: number;
  /** Seconds from the command to the first page. */
  secondsToFirstPage: number;
  /** Resident memory of the process and all it started, in MB. */
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
  return { url, pid, secondsToFirstPage, residentMegabytes: () => residentMegabytes(pid), stop: () => stop(child) };
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

/** Sums VmRSS over the process group (Linux). Shared pages of PostgreSQL count once per process, so it is an upper bound. */
async function residentMegabytes(group: number): Promise<number> {
  const { readdir } = await import('node:fs/promises');
  let kilobytes = 0;
  for (const entry of await readdir('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    const stat = await readFile(`/proc/${entry}/stat`, 'utf8').catch(() => '');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (Number(fields[2]) !== group) continue;
    const status = await readFile(`/proc/${entry}/status`, 'utf8').catch(() => '');
    kilobytes += Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0);
  }
  return Math.round(kilobytes / 1024);
}

export const removeFolder = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true });

/** Prints rows as a Markdown table, ready for `docs/performance.md`. */
export function printTable(headings: string[], rows: (string | number)[][]): void {
  console.log(`| ${headings.join(' | ')} |`);
  console.log(`|${headings.map(() => '---').join('|')}|`);
  for (const row of rows) console.log(`| ${row.join(' | ')} |`);
}
