import { and, eq, inArray, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import type { Executor } from '../db/connection.ts';
import type { ServerContext } from '../db/context.ts';
import { forEachDue } from '../db/row-by-row/for-each-due.ts';
import { draftLifeInDays } from '../kernel/account-limits.ts';
import { addSeconds } from '../kernel/clock.ts';
import { letGo, subjectOfLine, subjectOfQuotation } from './held-files.ts';
import { deleteItems, listItems } from './items/item-repository.ts';
import { quotationMessages, quotationPdfs, quotations, quotationVersions } from './tables.ts';

/**
 * Removes drafts that nobody has touched for a year, and those that were given up before they were sent: no seller has ever seen
 * them, so they are no documents yet. Baskets stay. Returns how many it removed.
 */
export async function removeOldDrafts(ctx: ServerContext): Promise<number> {
  const isOld = oldDrafts(ctx);
  const find = (limit: number) => ctx.db.select({ id: quotations.id }).from(quotations).where(isOld).limit(limit);
  const work = async (tx: Executor, { id }: { id: number }) => {
    const found = and(eq(quotations.id, id), isOld);
    const locked = await tx
      .select({ id: quotations.id })
      .from(quotations)
      .where(found)
      .for('update', { skipLocked: true });
    if (locked.length > 0) await removeDraft(tx, id);
    return locked.length > 0;
  };
  return forEachDue(ctx, 'old-drafts', { find, keyOf: ({ id }) => id, work });
}

function oldDrafts({ db, clock }: ServerContext) {
  const now = clock.now();
  const before = (days: number) => lt(quotations.updatedAt, addSeconds(now, -days * 86_400));
  const isUntouched = and(eq(quotations.status, 'draft'), before(draftLifeInDays.untouched));
  const isGivenUp = and(eq(quotations.status, 'cancelled'), before(draftLifeInDays.givenUp));
  const written = db
    .select({ one: sql`1` })
    .from(quotationMessages)
    .where(eq(quotationMessages.quotationId, quotations.id));
  // One that was pulled back has been a seller's.
  const isUnseen = and(isNull(quotations.submittedAt), isNull(quotations.openedAt), notExists(written));
  return and(isUnseen, eq(quotations.isBasket, false), or(isUntouched, isGivenUp));
}

async function removeDraft(tx: Executor, id: number): Promise<void> {
  const versions = await tx
    .select({ id: quotationVersions.id })
    .from(quotationVersions)
    .where(eq(quotationVersions.quotationId, id));
  const versionIds = versions.map((version) => version.id);
  const lines = await listItems(tx, versionIds);
  for (const { lineKey } of lines) await letGo(tx, subjectOfLine(lineKey));
  await letGo(tx, subjectOfQuotation(id));
  if (lines.length > 0)
    await deleteItems(
      tx,
      lines.map((line) => line.id),
    );
  await tx.update(quotations).set({ currentVersionId: null }).where(eq(quotations.id, id));
  if (versionIds.length > 0) await tx.delete(quotationPdfs).where(inArray(quotationPdfs.versionId, versionIds));
  await tx.delete(quotationVersions).where(eq(quotationVersions.quotationId, id));
  await tx.delete(quotations).where(eq(quotations.id, id));
}
