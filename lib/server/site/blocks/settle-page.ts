import { and, desc, eq, exists, gt, isNull, lte, or, sql } from 'drizzle-orm';
import { locales } from '#lib/i18n/locales.ts';
import { announceChange } from '../../db/announce-change.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { forEachDue } from '../../db/row-by-row/for-each-due.ts';
import { type PageContent, pageDocuments, pageVersions } from '../block-tables.ts';
import { contentPages, contentPageTexts } from '../content-tables.ts';
import { bodyOfContent } from './body-of-content.ts';

/**
 * Shows visitors the publication of a page that counts now: of those that have begun, are not over and were not withdrawn, the one that
 * began last. To be called in the transaction that changes one, and when the time of one has come.
 */
export async function settlePage(tx: Executor, documentId: number, now: Date): Promise<void> {
  const [current] = await tx
    .select({ id: pageVersions.id, content: pageVersions.content, isStarted: pageVersions.isStarted })
    .from(pageVersions)
    .where(
      and(
        eq(pageVersions.documentId, documentId),
        isNull(pageVersions.withdrawnAt),
        lte(pageVersions.startsAt, now),
        or(isNull(pageVersions.endsAt), gt(pageVersions.endsAt, now)),
      ),
    )
    .orderBy(desc(pageVersions.startsAt), desc(pageVersions.number))
    .limit(1);
  const [document] = await tx
    .update(pageDocuments)
    .set({ currentVersionId: current?.id ?? null })
    .where(eq(pageDocuments.id, documentId))
    .returning({ pageId: pageDocuments.pageId });
  await tx
    .update(pageVersions)
    .set({
      isStarted: sql`${pageVersions.startsAt} <= ${now.toISOString()}::timestamptz`,
      isEnded: sql`coalesce(${pageVersions.endsAt} <= ${now.toISOString()}::timestamptz, false)`,
    })
    .where(eq(pageVersions.documentId, documentId));
  if (document?.pageId && !current) await hideTakenBack(tx, { pageId: document.pageId, documentId, now });
  if (document?.pageId && current) {
    // What is published is found from then on; a page that somebody hides later stays hidden.
    const isPublished = current.isStarted ? undefined : true;
    await writeAsText(tx, { pageId: document.pageId, content: current.content, isPublished, now });
  }
  await announceChange(tx, ['pages']);
}

/** A page of which every publication is over or taken back is not found: its text would be the last one for good. */
async function hideTakenBack(
  tx: Executor,
  { pageId, documentId, now }: { pageId: number; documentId: number; now: Date },
): Promise<void> {
  const hadBegun = and(eq(pageVersions.documentId, documentId), lte(pageVersions.startsAt, now));
  await tx
    .update(contentPages)
    .set({ isPublished: false, updatedAt: now })
    .where(
      and(eq(contentPages.id, pageId), exists(tx.select({ id: pageVersions.id }).from(pageVersions).where(hadBegun))),
    );
}

interface PageWritten {
  pageId: number;
  content: PageContent;
  /** Undefined: as before. */
  isPublished: true | undefined;
  now: Date;
}

/** Lists, sitemaps and clients that know no blocks read a content page as one text for each language with a title. */
async function writeAsText(tx: Executor, { pageId, content, isPublished, now }: PageWritten): Promise<void> {
  const rows = locales
    .filter((locale) => content.title[locale])
    .map((locale) => ({
      pageId,
      locale,
      title: content.title[locale] ?? '',
      description: content.description[locale] ?? '',
      body: bodyOfContent(content, locale),
    }));
  await tx.delete(contentPageTexts).where(eq(contentPageTexts.pageId, pageId));
  if (rows.length > 0) await tx.insert(contentPageTexts).values(rows);
  await tx
    .update(contentPages)
    .set({ updatedAt: now, ...(isPublished && { isPublished }) })
    .where(eq(contentPages.id, pageId));
}

/** Begins and ends what was scheduled for now; answers how many pages changed. */
export function settlePagesDue(ctx: ServerContext): Promise<number> {
  const find = (limit: number) =>
    ctx.db
      .selectDistinct({ id: pageVersions.documentId })
      .from(pageVersions)
      .where(isDue(ctx.clock.now()))
      .limit(limit);
  const work = async (tx: Executor, { id }: { id: number }) => {
    await tx.select({ id: pageDocuments.id }).from(pageDocuments).where(eq(pageDocuments.id, id)).for('update');
    const now = ctx.clock.now();
    const [due] = await tx
      .select({ id: pageVersions.id })
      .from(pageVersions)
      .where(and(eq(pageVersions.documentId, id), isDue(now)))
      .limit(1);
    if (due) await settlePage(tx, id, now);
    return due !== undefined;
  };
  return forEachDue(ctx, 'page-schedules', { find, keyOf: ({ id }) => id, work });
}

/** What should have begun or ended by now, and has not. */
const isDue = (now: Date) =>
  or(
    and(eq(pageVersions.isStarted, false), lte(pageVersions.startsAt, now)),
    and(eq(pageVersions.isEnded, false), lte(pageVersions.endsAt, now)),
  );
