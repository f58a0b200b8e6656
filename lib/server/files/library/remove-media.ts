import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { Executor } from '../../db/connection.ts';
import { mediaChanges } from '../media-tables.ts';
import { files, fileUses } from '../tables.ts';

/**
 * Marks a file for the clean-up, with what replacements left of it. The caller has locked it and looked that nothing shows it;
 * `kept` are addresses of before that something still shows.
 */
export async function discardMedia(tx: Executor, id: number, kept: readonly string[]): Promise<void> {
  const former = tx.select({ id: mediaChanges.formerFileId }).from(mediaChanges).where(eq(mediaChanges.fileId, id));
  const isKept = kept.length > 0 ? notInArray(files.url, [...kept]) : undefined;
  await tx.update(files).set({ state: 'removing' }).where(eq(files.id, id));
  await tx
    .update(files)
    .set({ state: 'removing' })
    .where(and(inArray(files.id, former), isKept));
  await tx.delete(fileUses).where(eq(fileUses.fileId, id));
}
