import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startEmbeddedDatabase } from '#lib/server/db/embedded.ts';

export interface ThrowAwayDatabase {
  /** Connection as superuser: tests make databases of their own on it. */
  adminUrl: string;
  /** Ends the server and removes its files. */
  stop(): Promise<void>;
}

/** A PostgreSQL of its own on a free port, in a temporary folder: two test runs at once never meet. */
export async function startThrowAwayDatabase(): Promise<ThrowAwayDatabase> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-test-'));
  // PostgreSQL runs as another user when this process is root, and has to pass this folder.
  fs.chmodSync(dataDir, 0o755);
  const database = await startEmbeddedDatabase({ dataDir, disposable: true });
  return {
    adminUrl: database.adminUrl,
    stop: async () => {
      await database.stop();
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
