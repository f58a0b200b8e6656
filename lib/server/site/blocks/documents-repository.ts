import { and, desc, eq, isNull, max, sql } from 'drizzle-orm';
import type { Executor } from '../../db/connection.ts';
import { DomainError } from '../../kernel/errors.ts';
import { type PageContent, pageDocuments, pageVersions } from '../block-tables.ts';
import { contentPages, contentPageTexts } from '../content-tables.ts';
import { getSettingsWithin } from '../settings.ts';
import { contentOfBody } from './content-of-body.ts';
import { firstHome } from './first-home.ts';
import { readBlocks } from './read-blocks.ts';

export type PageDocument = typeof pageDocuments.$inferSelect;
export type PageVersion = typeof pageVersions.$inferSelect;

/** The page under which calls name the home page. */
export const homePage = 0;

const isOf = (page: number) => (page === homePage ? isNull(pageDocuments.pageId) : eq(pageDocuments.pageId, page));

export async function findDocument(db: Executor, page: number): Promise<PageDocument | undefined> {
  const [found] = await db.select().from(pageDocuments).where(isOf(page));
  return found;
}

/** The same, held until the transaction ends: whoever changes it meanwhile waits. */
export async function lockDocument(tx: Executor, page: number): Promise<PageDocument | undefined> {
  const [found] = await tx.select().from(pageDocuments).where(isOf(page)).for('update');
  return found;
}

/** Throws `not_found` for a content page that is not there. */
export async function requirePage(db: Executor, page: number): Promise<typeof contentPages.$inferSelect | undefined> {
  if (page === homePage) return undefined;
  const [found] = await db.select().from(contentPages).where(eq(contentPages.id, page));
  if (!found) throw new DomainError('not_found');
  return found;
}

/** What an editor begins with where nothing has been written as blocks yet: of a content page its text. */
export async function firstContent(db: Executor, page: number): Promise<PageContent> {
  if (page === homePage) return firstHome(await getSettingsWithin(db));
  const rows = await db.select().from(contentPageTexts).where(eq(contentPageTexts.pageId, page));
  return contentOfBody(Object.fromEntries(rows.map(({ locale, ...text }) => [locale, text])));
}

/** Stores what an editor wrote. Throws `status_changed` where somebody else was faster. */
export async function writeDraft(
  tx: Executor,
  {
    page,
    version,
    ...values
  }: { page: number; version: number; draft: PageContent; editedBy: number | null; now: Date },
): Promise<PageDocument> {
  const { draft, editedBy, now } = values;
  const known = await lockDocument(tx, page);
  if (!known) return insertDocument(tx, { page, version, draft, editedBy, now });
  const [row] = await tx
    .update(pageDocuments)
    .set({ draft, editedBy, updatedAt: now, version: sql`${pageDocuments.version} + 1` })
    .where(and(eq(pageDocuments.id, known.id), eq(pageDocuments.version, version)))
    .returning();
  if (!row) throw new DomainError('status_changed');
  return row;
}

async function insertDocument(
  tx: Executor,
  {
    page,
    version,
    now,
    ...rest
  }: { page: number; version: number; draft: PageContent; editedBy: number | null; now: Date },
): Promise<PageDocument> {
  if (version !== 0) throw new DomainError('status_changed');
  const pageId = page === homePage ? null : page;
  const [row] = await tx
    .insert(pageDocuments)
    .values({ ...rest, pageId, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning();
  if (!row) throw new DomainError('status_changed');
  return row;
}

/** All publications of a page, the newest first. */
export const listVersions = (db: Executor, documentId: number): Promise<PageVersion[]> =>
  db
    .select()
    .from(pageVersions)
    .where(eq(pageVersions.documentId, documentId))
    .orderBy(desc(pageVersions.number))
    .limit(200);

/** Throws `not_found`. */
export async function getVersion(db: Executor, documentId: number, number: number): Promise<PageVersion> {
  const [found] = await db
    .select()
    .from(pageVersions)
    .where(and(eq(pageVersions.documentId, documentId), eq(pageVersions.number, number)));
  if (!found) throw new DomainError('not_found');
  return found;
}

export async function nextNumber(tx: Executor, documentId: number): Promise<number> {
  const [found] = await tx
    .select({ last: max(pageVersions.number) })
    .from(pageVersions)
    .where(eq(pageVersions.documentId, documentId));
  return (found?.last ?? 0) + 1;
}

/** By page, how many blocks of its draft nobody is shown. */
export async function listDraftFaults(db: Executor): Promise<Map<number, number>> {
  const rows = await db
    .select({ pageId: pageDocuments.pageId, blocks: sql<unknown>`${pageDocuments.draft} -> 'blocks'` })
    .from(pageDocuments);
  return new Map(rows.map(({ pageId, blocks }) => [pageId ?? homePage, readBlocks(blocks).faults.length]));
}
