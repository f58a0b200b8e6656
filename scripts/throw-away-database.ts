import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startEmbeddedDatabase } from '#lib/server/db/embedded.ts';
import { readPidFile } from '#lib/server/db/embedded-server.ts';

export interface ThrowAwayDatabase {
  /** Connection as superuser: tests make databases of their own on it. */
  adminUrl: string;
  /** Where its files are. */
  dataDir: string;
  /** Ends the server as a machine that goes dark does: nothing is finished, nobody is told. */
  kill(): void;
  /** Ends the server and removes its files. */
  stop(): Promise<void>;
}

/** A PostgreSQL of its own on a free port, in a temporary folder: two test runs at once never meet. */
export async function startThrowAwayDatabase(): Promise<ThrowAwayDatabase> {
  const dataDir = newDataFolder();
  const database = await startEmbeddedDatabase({ dataDir, disposable: true });
  return {
    adminUrl: database.adminUrl,
    dataDir,
    kill: () => killServer(dataDir),
    stop: async () => {
      await database.stop();
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export function killServer(dataDir: string): void {
  const server = readPidFile(path.join(dataDir, 'postgres'));
  if (server) process.kill(server.pid, 'SIGKILL');
}

export function newDataFolder(): string {
  const dataDir = fs.mkdtempSync(path.join(quickFolder(), 'shop-test-'));
  // PostgreSQL runs as another user when this process is root, and has to pass this folder.
  fs.chmodSync(dataDir, 0o755);
  return dataDir;
}

/** In bytes: what a whole run takes at its widest is a quarter of it. */
const enoughRoom = 4 * 1024 ** 3;

/**
 * In memory where the system offers a folder there with room: a database of four hundred files is copied for each test file,
 * in 30 ms instead of 400.
 */
export function quickFolder(): string {
  const folder = '/dev/shm';
  try {
    fs.accessSync(folder, fs.constants.W_OK);
    const { bavail, bsize } = fs.statfsSync(folder);
    if (bavail * bsize >= enoughRoom) return folder;
  } catch {
    // There is none.
  }
  return os.tmpdir();
}
