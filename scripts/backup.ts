import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbeddedDatabase } from '#lib/server/db/embedded/embedded.ts';
import { isArchiveBehind } from '#lib/server/db/embedded/embedded-archive.ts';
import { findRunningDatabase } from '#lib/server/db/embedded/embedded-beside.ts';
import type { ServerEnv } from '#lib/server/env.ts';
import { keepNewest } from './backup/keep-newest.ts';
import { readManifest } from './backup/manifest.ts';
import { noteBackup } from './backup/note-backup.ts';
import { type BackupOrder, takeBackup } from './backup/take-backup.ts';
import { loadSettings, requireSettings } from './database.ts';
import { checkExternalDatabase } from './external-database.ts';
import { Failure } from './failure.ts';
import { runCommand, startStoppable, stopAll, stopOnSignals } from './shutdown.ts';
import { Steps } from './steps.ts';
import { words } from './words.mjs';

/** `npm run backup [-- --to FOLDER --keep 7 --dump]`: database, files and secrets of this shop, running or not. */
async function backUp(): Promise<void> {
  const { to, keep, dump } = readOptions();
  loadSettings();
  const env = requireSettings();
  const dataDir = path.resolve(env.DATA_DIR);
  const { adminUrl, ...source } = await openSource(env, dataDir);
  const steps = new Steps(keep ? 3 : 2);
  const runStep: BackupOrder['runStep'] = (key, work) => steps.run(key, work);
  const settings = path.resolve('.env');
  const folder = await takeBackup({ to, dataDir, ...source, adminUrl: dump ? undefined : adminUrl, settings, runStep });
  const unnoted = await noteBackup(source.url, folder, readManifest(folder));
  if (unnoted !== undefined) console.error(words('backup.notNoted', { detail: unnoted }));
  if (keep)
    await runStep('oldBackups', async () =>
      words('backup.removed', { count: keepNewest(to, keep, env.BACKUP_ARCHIVE), keep }),
    );
  console.log(words('backup.done', { path: folder }));
  if (env.FILE_DRIVER === 's3') console.log(words('backup.bucket'));
  if (adminUrl && env.BACKUP_ARCHIVE && (await isArchiveBehind(adminUrl)))
    console.error(words('backup.archiveBehind', { path: env.BACKUP_ARCHIVE, log: path.join(dataDir, 'postgres.log') }));
  await stopAll();
}

function readOptions(): { to: string; keep: number | undefined; dump: boolean } {
  const keep = { type: 'string' } as const;
  try {
    const { values } = parseArgs({ options: { to: keep, keep, dump: { type: 'boolean' } } });
    if (values.keep !== undefined && !/^[1-9]\d{0,4}$/.test(values.keep)) throw new Error('--keep');
    const count = values.keep === undefined ? undefined : Number(values.keep);
    return { to: path.resolve(values.to ?? 'backups'), keep: count, dump: values.dump ?? false };
  } catch {
    throw new Failure('backup.usage');
  }
}

/** The database of the shop that runs here, or the one that stands still, which is started for it. */
async function openSource(env: ServerEnv, dataDir: string): Promise<Pick<BackupOrder, 'url' | 'adminUrl' | 'secrets'>> {
  if (process.env.DATABASE_URL) {
    const url = env.DATABASE_DIRECT_URL;
    await checkExternalDatabase(url);
    return { url, secrets: { secretKey: env.SECRET_KEY } };
  }
  if (!fs.existsSync(path.join(dataDir, 'postgres'))) throw new Failure('backup.nothing', { path: dataDir });
  const start = () => startStoppable(startEmbeddedDatabase({ dataDir, archive: env.BACKUP_ARCHIVE }));
  const { url: own, adminUrl, secrets } = (await findRunningDatabase(dataDir)) ?? (await start());
  const secretKey = process.env.SECRET_KEY || secrets.secretKey;
  return { url: own, adminUrl, secrets: { ...secrets, secretKey } };
}

stopOnSignals({ quiet: true, code: 130 });
await runCommand(backUp);
