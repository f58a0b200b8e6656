import { randomBytes } from 'node:crypto';
import { startThrowAwayDatabase } from './throw-away-database.ts';

/** What jest's global teardown has to undo; absent when the server was given from outside. */
declare global {
  var stopTestServer: (() => Promise<void>) | undefined;
}

/**
 * Jest's global setup. Without TEST_DATABASE_URL it starts a throw-away PostgreSQL, so that
 * running one test file manually needs no preparation.
 */
export default async function startTestServer(): Promise<void> {
  process.env.TEST_RUN = randomBytes(6).toString('hex');
  if (process.env.TEST_DATABASE_URL) return;
  const database = await startThrowAwayDatabase();
  process.env.TEST_DATABASE_URL = database.quickUrl;
  globalThis.stopTestServer = database.stop;
}
