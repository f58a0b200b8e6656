import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { readTables, writeKeptVersion } from '#lib/server/db/versions/kept-version.ts';
import { createDemoContext, dropFilledFolder } from '#lib/server/seed/demo-context-for-tests.ts';
import { Failure } from './failure.ts';
import { onStop, runCommand, startStoppable, stopAll, stopOnSignals } from './shutdown.ts';
import { startThrowAwayDatabase } from './testing/throw-away-database.ts';
import { words } from './words.mjs';

/**
 * `npm run keep:version -- 0.2.0`: keeps a database of this version, the demo shop in it, for the test that goes the way from each
 * version to the newest (`docs/upgrading.md`). Done once, with a release.
 */
async function keep(): Promise<void> {
  const name = process.argv[2] ?? '';
  if (!/^\d+\.\d+\.\d+$/.test(name)) throw new Failure('noVersion');
  const server = await startStoppable(startThrowAwayDatabase());
  Object.assign(process.env, { TEST_DATABASE_URL: server.adminUrl, TEST_RUN: randomUUID() });
  onStop(dropFilledFolder);
  const { ctx, close } = await createDemoContext();
  const tables = await readTables(ctx.db.$client);
  const migrations = readMigrationFiles({ migrationsFolder: path.join('lib', 'server', 'db', 'migrations') });
  const bytes = writeKeptVersion(name, { migrations, tables });
  await close();
  console.log(words('keepVersion.done', { name, kilobytes: Math.ceil(bytes / 1000) }));
  await stopAll();
}

stopOnSignals({ quiet: true, code: 130 });
await runCommand(keep);
