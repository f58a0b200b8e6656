import { and, eq, ne, sql } from 'drizzle-orm';
import type { Executor } from '../db/connection.ts';
import { releaseFile } from '../files/index.ts';
import { titlePapers } from './tables.ts';

/** What uses the files. */
export const subjectOfPapers = (titleId: number): string => `title-papers:${titleId}`;

/**
 * Papers count no more: the title names another body now, or was removed. The row stays for its version, so that whoever
 * has read the old ones decides nothing about new ones.
 */
export async function withdrawPapers(tx: Executor, id: number, at: Date): Promise<void> {
  const { titleId, status, version } = titlePapers;
  await tx
    .update(titlePapers)
    .set({ status: 'none', reason: '', decidedBy: null, decidedAt: at, version: sql`${version} + 1` })
    .where(and(eq(titleId, id), ne(status, 'none')));
  await releaseFile(tx, { subject: subjectOfPapers(id) });
}
