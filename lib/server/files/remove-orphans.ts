import { and, asc, eq, inArray, isNotNull, lt, notExists } from 'drizzle-orm';
import type { Executor } from '../db/connection.ts';
import type { ServerContext } from '../db/context.ts';
import { forEachDue } from '../db/row-by-row/for-each-due.ts';
import { addSeconds } from '../kernel/clock.ts';
import { openDriver } from './open-driver.ts';
import { removeOldDrafts } from './receive-file.ts';
import { files, fileUses } from './tables.ts';

/** Time between an upload and the form that uses it. */
const graceSeconds = 24 * 3600;
const atOnce = 200;

interface OrphanReport {
  removed: number;
  /** Files that could not be removed now; the next round tries again. */
  failures: { fileId: number; error: unknown }[];
}

/**
 * Removes members' uploads that nothing uses a day after they were last sent, and drafts of uploads that never ended.
 * Safe to run twice and beside everything else: a file that is being claimed is left alone, and one that was marked
 * here can no longer be claimed.
 */
export async function removeOrphans(ctx: ServerContext): Promise<OrphanReport> {
  const before = addSeconds(ctx.clock.now(), -graceSeconds);
  let marked = await markOrphans(ctx, before);
  while (marked === atOnce) marked = await markOrphans(ctx, before);
  await removeOldDrafts(ctx.env, before);
  return removeMarked(ctx);
}

async function markOrphans({ db }: ServerContext, before: Date): Promise<number> {
  const isUnclaimed = notExists(db.select({ id: fileUses.id }).from(fileUses).where(eq(fileUses.fileId, files.id)));
  const isOrphan = and(
    isNotNull(files.userId),
    inArray(files.state, ['stored', 'pending']),
    lt(files.lastUploadAt, before),
    isUnclaimed,
  );
  return db.transaction(async (tx) => {
    const locked = tx
      .select({ id: files.id })
      .from(files)
      .where(isOrphan)
      .orderBy(asc(files.lastUploadAt))
      .limit(atOnce);
    const ids = (await locked.for('update', { skipLocked: true })).map(({ id }) => id);
    if (ids.length === 0) return 0;
    // Asked again under the lock: a claim may have ended between the look and the lock, and the first look is older.
    await tx
      .update(files)
      .set({ state: 'removing' })
      .where(and(inArray(files.id, ids), isOrphan));
    return ids.length;
  });
}

async function removeMarked(ctx: ServerContext): Promise<OrphanReport> {
  const facts = { id: files.id, storage: files.storage, path: files.path, variants: files.variants };
  const find = () => ctx.db.select(facts).from(files).where(eq(files.state, 'removing'));
  const report: OrphanReport = { removed: 0, failures: [] };
  const work = async (tx: Executor, { id, storage, path, variants }: Awaited<ReturnType<typeof find>>[number]) => {
    const keys = new Set([path, ...variants.map(({ url }) => url.replace('/storage/', ''))]);
    try {
      // The row goes first: whatever still refers to it refuses here, before a byte is lost.
      await tx.delete(files).where(eq(files.id, id));
      for (const key of keys) await openDriver(ctx.env, storage).remove(key);
      report.removed += 1;
      return true;
    } catch (error) {
      report.failures.push({ fileId: id, error });
      throw error;
    }
  };
  await forEachDue(ctx, 'orphan-files', { find, keyOf: ({ id }) => id, work }).catch((error: unknown) => {
    // What could not be removed stands in the report.
    if (report.failures.length === 0) throw error;
  });
  return report;
}
