import { desc } from 'drizzle-orm';
import type { Executor } from '../db/connection.ts';
import type { ServerContext } from '../db/context.ts';
import { type Figure, figure } from '../observe/recorder.ts';
import { backupRuns } from './tables.ts';

export type BackupRun = typeof backupRuns.$inferSelect;

/** The last backup that was finished. */
export async function findLastBackup(db: Executor): Promise<BackupRun | undefined> {
  const [row] = await db.select().from(backupRuns).orderBy(desc(backupRuns.finishedAt)).limit(1);
  return row;
}

/** Known where backups are taken by `npm run backup`; who has others watches those. */
export async function readBackupFigures({ db, clock }: Pick<ServerContext, 'db' | 'clock'>): Promise<Figure[]> {
  const last = await findLastBackup(db);
  if (!last) return [];
  return [figure('shop_backup_age_seconds', (clock.now().getTime() - last.finishedAt.getTime()) / 1000, {})];
}
