import type { Executor } from '../db/connection.ts';
import { holdFiles, subjectOfLine } from './held-files.ts';
import type { NewItem } from './repository.ts';

/** A copied line uses the files of its original as well. */
export async function copyFiles(tx: Executor, userId: number, line: Omit<NewItem, 'versionId'>): Promise<void> {
  const urls = [...(line.files ?? []), ...(line.specFiles ?? [])].map(({ url }) => url);
  await holdFiles(tx, { userId, subject: subjectOfLine(line.lineKey), urls, field: 'files' });
}
