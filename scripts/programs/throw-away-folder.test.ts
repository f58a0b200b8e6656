import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { readPidFile } from '#lib/server/db/embedded/embedded-server.ts';

const here = (name: string) => JSON.stringify(path.join(import.meta.dirname, name));

/** A run of tests as far as its database goes, and another program in a folder of its own. */
const run = `
  import { spawn } from 'node:child_process';
  import { startThrowAwayDatabase } from ${here('../testing/throw-away-database.ts')};
  import { makeThrowAwayFolder } from ${here('throw-away-folder.ts')};
  const { dataDir } = await startThrowAwayDatabase();
  const folder = makeThrowAwayFolder('shop-cut-off-');
  const endless = spawn(process.execPath, ['-e', 'setInterval(() => {}, 3_600_000)', folder], { detached: true, stdio: 'ignore' });
  console.log(JSON.stringify({ dataDir, folder, endless: endless.pid }));
  setInterval(() => {}, 3_600_000);
`;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

it.each(['SIGKILL', 'SIGTERM', 'SIGINT'] as const)(
  'a run that is cut off by %s leaves no PostgreSQL behind, nor its files, nor what else it started there',
  async (signal) => {
    const child = spawn(process.execPath, ['--no-warnings', '--input-type=module', '-e', run], {
      // A group of its own, which is killed whole, as a terminal and a supervisor do.
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    for await (const line of createInterface(child.stdout)) {
      said = line;
      break;
    }
    const { dataDir, folder, endless } = JSON.parse(said) as { dataDir: string; folder: string; endless: number };
    const server = readPidFile(path.join(dataDir, 'postgres'))?.pid ?? 0;
    expect([server, endless].map(isAlive)).toEqual([true, true]);
    const ended = once(child, 'exit');
    process.kill(-(child.pid ?? 0), signal);
    await ended;
    const isLeft = () => [server, endless].some(isAlive) || [dataDir, folder].some((name) => fs.existsSync(name));
    for (let tries = 300; tries > 0 && isLeft(); tries -= 1) await wait(100);
    expect([server, endless].map(isAlive)).toEqual([false, false]);
    expect([dataDir, folder].filter((name) => fs.existsSync(name))).toEqual([]);
  },
  60_000,
);
