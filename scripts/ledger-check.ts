import { closeContext, createContext } from '#lib/server/db/context.ts';
import { isMigrated } from '#lib/server/db/migrating/migrate.ts';
import { readEnv } from '#lib/server/env.ts';
import { joinRunningDatabase, loadSettings, prepareDatabase, requireSettings } from './database.ts';
import { Failure } from './failure.ts';
import { collectFaults } from './ledger-faults.ts';
import { runCommand, stopAll, stopOnSignals } from './shutdown.ts';
import { words } from './words.mjs';

/** `npm run ledger:check`: every invariant of the ledger and of the documents behind it; ends with an error when one is broken. Changes nothing. */
async function check(): Promise<void> {
  loadSettings();
  const { DATA_DIR: dataDir } = requireSettings();
  // Beside a running shop it looks into that one's database.
  if (!(await joinRunningDatabase(dataDir))) await prepareDatabase(dataDir);
  // Who only looks does not migrate: the shop that runs on it may be of an earlier version.
  if (!(await isMigrated(readEnv().DATABASE_URL))) throw new Failure('notMigrated');
  const started = performance.now();
  const ctx = createContext();
  try {
    const count = await collectFaults(ctx);
    if (count > 0) throw new Failure('ledgerFaults', { count });
  } finally {
    await closeContext(ctx);
  }
  console.log(words('ledger.clean', { seconds: ((performance.now() - started) / 1000).toFixed(1) }));
  await stopAll();
}

stopOnSignals({ quiet: true, code: 130 });
await runCommand(check);
