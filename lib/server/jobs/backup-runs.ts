import { desc } from 'drizzle-orm';
import type { Executor } from '../db/connection.ts';
import { backupRuns } from './tables.ts';

export type BackupRun = typeof backupRuns.$inferSelect;

/** The last backup that was finished. */
export async function findLastBackup(db: Executor): Promise<BackupRun | undefined> {
  const [row] = await db.select().from(backupRuns).orderBy(desc(backupRuns.finishedAt)).limit(1);
  return row;
}
