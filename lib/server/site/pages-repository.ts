import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { SitemapEntry } from '#lib/contract/site/shop-content.ts';
import { defaultLocale, type Locale } from '#lib/i18n/locales.ts';
import type { Executor } from '../db/connection.ts';
import { type PageContent, pageDocuments, pageVersions } from './block-tables.ts';
import { contentPages, contentPageTexts } from './content-tables.ts';

export interface PageRow extends Record<string, unknown> {
  id: number;
  url: string;
  locale: Locale;
  title: string;
  description: string;
  body: string;
  updateTime: number;
}

/** A page with what is published of its blocks; null where none were written yet. */
interface PageWithBlocks extends PageRow {
  content: PageContent | null;
}

/** Published pages in one language each: the one asked for, else zh-cn, else any. */
export async function findPublishedPages(db: Executor, locale: Locale): Promise<PageRow[]> {
  const rows = await db
    .select(pageFields)
    .from(contentPages)
    .innerJoin(contentPageTexts, eq(contentPageTexts.pageId, contentPages.id))
    .where(eq(contentPages.isPublished, true))
    .orderBy(asc(contentPages.sort), asc(contentPages.id), byPreference(locale));
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap(([best]) => best ?? []);
}

/** The published page of an address, in a language chosen in the same way, with its blocks. */
export async function findPublishedPage(
  db: Executor,
  locale: Locale,
  url: string,
): Promise<PageWithBlocks | undefined> {
  const [best] = await db
    .select({ ...pageFields, content: pageVersions.content })
    .from(contentPages)
    .innerJoin(contentPageTexts, eq(contentPageTexts.pageId, contentPages.id))
    .leftJoin(pageDocuments, eq(pageDocuments.pageId, contentPages.id))
    .leftJoin(pageVersions, eq(pageVersions.id, pageDocuments.currentVersionId))
    .where(and(eq(contentPages.isPublished, true), eq(contentPages.url, url)))
    .orderBy(byPreference(locale))
    .limit(1);
  return best;
}

const byPreference = (locale: Locale) =>
  sql`case ${contentPageTexts.locale} when ${locale} then 0 when ${defaultLocale} then 1 else 2 end`;

const pageFields = {
  id: contentPages.id,
  url: contentPages.url,
  locale: contentPageTexts.locale,
  title: contentPageTexts.title,
  description: contentPageTexts.description,
  body: contentPageTexts.body,
  updateTime: sql<number>`floor(extract(epoch from ${contentPages.updatedAt}))::bigint`.mapWith(Number),
};

export async function findPageEntries(db: Executor): Promise<SitemapEntry[]> {
  return db
    .select({
      id: contentPages.id,
      slug: contentPages.url,
      update_time: sql<number>`floor(extract(epoch from ${contentPages.updatedAt}))::bigint`.mapWith(Number),
    })
    .from(contentPages)
    .where(eq(contentPages.isPublished, true))
    .orderBy(asc(contentPages.id));
}

export interface PageToSave {
  url: string;
  sort: number;
  texts: { locale: Locale; title: string; description: string; body: string }[];
}

/** Writes pages whole, by their url; texts in languages that are not given stay. Answers their ids. */
export async function upsertPages(tx: Executor, pages: PageToSave[], now: Date): Promise<number[]> {
  const ids: number[] = [];
  for (const { url, sort, texts } of pages) {
    await tx
      .insert(contentPages)
      .values({ url, sort, createdAt: now, updatedAt: now })
      .onConflictDoUpdate({ target: contentPages.url, set: { sort, updatedAt: now } });
    const [page] = await tx.select({ id: contentPages.id }).from(contentPages).where(eq(contentPages.url, url));
    if (!page) continue;
    ids.push(page.id);
    if (texts.length === 0) continue;
    await tx.delete(contentPageTexts).where(
      and(
        eq(contentPageTexts.pageId, page.id),
        inArray(
          contentPageTexts.locale,
          texts.map(({ locale }) => locale),
        ),
      ),
    );
    await tx.insert(contentPageTexts).values(texts.map((text) => ({ ...text, pageId: page.id })));
  }
  return ids;
}
