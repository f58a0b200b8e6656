import path from 'node:path';
import { parseArgs } from 'node:util';
import { readTarget } from './backup/require-fitting.ts';
import { type RestoreOrder, restoreBackup } from './backup/restore-backup.ts';
import { loadSettings, requireSettings } from './database.ts';
import { checkExternalDatabase } from './external-database.ts';
import { Failure } from './failure.ts';
import { auditBooks } from './ledger-faults.ts';
import { runCommand, stopAll, stopOnSignals } from './shutdown.ts';
import { Steps } from './steps.ts';
import { words } from './words.mjs';

/** `npm run restore -- FOLDER [--until "2026-11-26 11:00" | --until latest] [--replace]`: puts a backup back, and looks into its books. */
async function restore(): Promise<void> {
  const { folder, target, isReplacing } = readOptions();
  loadSettings();
  const env = requireSettings();
  const ownUrl = process.env.DATABASE_URL ? env.DATABASE_DIRECT_URL : undefined;
  if (ownUrl) await checkExternalDatabase(ownUrl);
  const steps = new Steps(3);
  let faults = 0;
  const order: RestoreOrder = {
    folder,
    target,
    isReplacing,
    ownUrl,
    dataDir: path.resolve(env.DATA_DIR),
    secretKey: process.env.SECRET_KEY || undefined,
    archive: env.BACKUP_ARCHIVE,
    runStep: (key, work) => steps.run(key, work),
  };
  const aside = await restoreBackup(order, async (url) => {
    faults = await auditBooks(url);
    return words('restore.audited');
  });
  if (aside) console.log(words('restore.setAside', { path: aside }));
  if (faults > 0) throw new Failure('restore.faults', { count: faults });
  console.log(words(env.BACKUP_ARCHIVE && !ownUrl ? 'restore.doneWithArchive' : 'restore.done'));
  await stopAll();
}

function readOptions(): Pick<RestoreOrder, 'folder' | 'target' | 'isReplacing'> {
  const { values, positionals } = parse();
  const [folder, ...more] = positionals;
  if (!folder || more.length > 0) throw new Failure('restore.usage');
  return { folder: path.resolve(folder), target: readTarget(values.until), isReplacing: values.replace ?? false };
}

function parse() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { until: { type: 'string' }, replace: { type: 'boolean' } },
    });
  } catch {
    throw new Failure('restore.usage');
  }
}

stopOnSignals({ quiet: true, code: 130 });
await runCommand(restore);
