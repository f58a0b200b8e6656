import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * The other end of `makeThrowAwayFolder`: reads names of folders, a line each, until who writes them is gone. What then still is there
 * was cut off: programs whose command line names it are ended, and it is removed.
 */
const timeoutMs = 5000;

/** A Ctrl-C is for who started this, which has still to put things in order. */
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

let written = '';
for await (const piece of process.stdin.setEncoding('utf8')) written += piece;
const left = written.split('\n').filter((folder) => path.isAbsolute(folder) && fs.existsSync(folder));
// `SIGQUIT` ends a PostgreSQL at once with all its processes.
signalAll('SIGQUIT');
for (const until = Date.now() + timeoutMs; Date.now() < until && running().length > 0; ) await wait(50);
signalAll('SIGKILL');
for (const folder of left) fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 });

function signalAll(signal: NodeJS.Signals): void {
  for (const pid of running()) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended meanwhile.
    }
  }
}

/** Names of such folders have a random part: whoever was started with one belongs to it. */
function running(): number[] {
  if (left.length === 0) return [];
  return commandLines()
    .filter(({ pid, line }) => pid !== process.pid && left.some((folder) => line.includes(folder)))
    .map(({ pid }) => pid);
}

function commandLines(): { pid: number; line: string }[] {
  if (!fs.existsSync('/proc/self/cmdline')) return askPs();
  return fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        return [{ pid: Number(name), line: fs.readFileSync(`/proc/${name}/cmdline`, 'utf8') }];
      } catch {
        return [];
      }
    });
}

function askPs(): { pid: number; line: string }[] {
  const { stdout = '' } = spawnSync('ps', ['-A', '-o', 'pid=,args='], { encoding: 'utf8', timeout: 5000 });
  return (stdout ?? '').split('\n').map((line) => ({ pid: Number.parseInt(line, 10), line }));
}
