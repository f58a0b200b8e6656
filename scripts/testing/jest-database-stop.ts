import { dropFilledDatabases } from '#lib/server/db/test-database.ts';
import { dropFilledFolder } from '#lib/server/seed/demo-context-for-tests.ts';

/** Jest's global teardown: ends the throw-away server of `jest-database.ts`, or removes from another one what this run has filled. */
export default async function stopTestServer(): Promise<void> {
  await dropFilledFolder();
  if (globalThis.stopTestServer) await globalThis.stopTestServer();
  // A server that cannot be reached holds nothing of this run, which may have needed none.
  else await dropFilledDatabases(process.env.TEST_DATABASE_URL ?? '').catch(() => undefined);
}
