import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startEmbeddedDatabase } from '#lib/server/db/embedded.ts';

/** What jest's global teardown has to undo; absent when the server was given from outside. */
declare global {
  var stopTestServer: (() => Promise<void>) | undefined;
}

/**
 * Jest's global setup. With TEST_DATABASE_URL set it does nothing; otherwise it starts a throw-away PostgreSQL in a
 * temporary folder, so that running one test file by hand needs no preparation. Two runs at once each have their own.
 */
export default async function startTestServer(): Promise<void> {
  if (process.env.TEST_DATABASE_URL) return;
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-test-'));
  fs.chmodSync(dataDir, 0o755);
  const database = await startEmbeddedDatabase({ dataDir, disposable: true });
  process.env.TEST_DATABASE_URL = database.adminUrl;
  globalThis.stopTestServer = async () => {
    await database.stop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  };
}
