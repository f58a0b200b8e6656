import fs from 'node:fs';
import path from 'node:path';
import { startEmbeddedDatabase } from '#lib/server/db/embedded/embedded.ts';
import { readPidFile } from '#lib/server/db/embedded/embedded-server.ts';
import { makeThrowAwayFolder } from '../programs/throw-away-folder.ts';

export interface ThrowAwayDatabase {
  /** Connection as superuser: tests make databases of their own on it. */
  adminUrl: string;
  /** The same by its socket, for thousands of small questions; by its port where it has no socket. */
  quickUrl: string;
  /** Where its files are. */
  dataDir: string;
  /** Ends the server as a machine that goes dark does: nothing is finished, nobody is told. */
  kill(): void;
  /** Ends the server and removes its files. */
  stop(): Promise<void>;
}

/** A PostgreSQL of its own on a free port, in a temporary folder: two test runs at once never meet. It does not outlive this process. */
export async function startThrowAwayDatabase(): Promise<ThrowAwayDatabase> {
  const dataDir = newDataFolder();
  const database = await startEmbeddedDatabase({ dataDir, disposable: true });
  return {
    adminUrl: database.adminUrl,
    quickUrl: bySocket(database.adminUrl, path.join(dataDir, 'postgres')),
    dataDir,
    kill: () => killServer(dataDir),
    stop: async () => {
      await database.stop();
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function bySocket(url: string, folder: string): string {
  if (process.platform === 'win32') return url;
  const through = new URL(url);
  through.searchParams.set('host', folder);
  return through.href;
}

export function killServer(dataDir: string): void {
  const server = readPidFile(path.join(dataDir, 'postgres'));
  if (server) process.kill(server.pid, 'SIGKILL');
}

export const newDataFolder = (): string => makeThrowAwayFolder('shop-test-', { quick: true });
