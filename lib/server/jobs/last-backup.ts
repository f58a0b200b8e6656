import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { ServerContext } from '../db/context.ts';
import { lastBackupFile } from '../kernel/last-backup.ts';
import { type Figure, figure } from '../observe/recorder.ts';

/** Known where backups of this folder were taken by `npm run backup`; who has others watches those. */
export async function readBackupFigures({ env, clock }: ServerContext): Promise<Figure[]> {
  const file = path.join(env.DATA_DIR, lastBackupFile);
  const found = await stat(file).catch(() => undefined);
  if (!found) return [];
  const { finishedAt } = JSON.parse(await readFile(file, 'utf8')) as { finishedAt?: string };
  const at = Date.parse(finishedAt ?? '');
  return Number.isNaN(at) ? [] : [figure('shop_backup_age_seconds', (clock.now().getTime() - at) / 1000, {})];
}
