import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, it } from '@jest/globals';

const pids: number[] = [];
afterEach(() => {
  for (const pid of pids.splice(0)) if (isAlive(pid)) process.kill(pid, 'SIGKILL');
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Says its number, and would then live for an hour. */
const endless = 'console.log(process.pid); setInterval(() => {}, 3_600_000);';

/** Starts both kinds of what is tied to it. */
const parent = `
  import { runProgramTied, runTied } from ${JSON.stringify(path.join(import.meta.dirname, 'tied.ts'))};
  const run = ${JSON.stringify(endless)};
  for (const child of [runTied(['-e', run]), runProgramTied(process.execPath, ['-e', run])]) child.stdout.pipe(process.stdout);
  setInterval(() => {}, 3_600_000);
`;

it('what was started ends with who started it, however that one ends', async () => {
  for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
    const starter = spawn(process.execPath, ['--input-type=module', '-e', parent], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const started: number[] = [];
    for await (const line of createInterface(starter.stdout)) {
      started.push(Number(line));
      if (started.length === 2) break;
    }
    pids.push(...started);
    expect(started.map(isAlive)).toEqual([true, true]);
    const ended = once(starter, 'exit');
    starter.kill(signal);
    await ended;
    while (started.some(isAlive)) await wait(20);
  }
});
