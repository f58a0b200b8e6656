import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { SitemapEntry } from '#lib/contract/site/shop-content.ts';
import { defaultLocale, type Locale } from '#lib/i18n/locales.ts';
import type { Executor } from '../db/connection.ts';
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

/** Published pages in one language each: the one asked for, else zh-cn, else any. */
export async function findPublishedPages(db: Executor, locale: Locale, url?: string): Promise<PageRow[]> {
  const rank = sql<number>`case ${contentPageTexts.locale} when ${locale} then 0 when ${defaultLocale} then 1 else 2 end`;
  const rows = await db
    .select({
      id: contentPages.id,
      url: contentPages.url,
      locale: contentPageTexts.locale,
      title: contentPageTexts.title,
      description: contentPageTexts.description,
      body: contentPageTexts.body,
      updateTime: sql<number>`floor(extract(epoch from ${contentPages.updatedAt}))::bigint`.mapWith(Number),
    })
    .from(contentPages)
    .innerJoin(contentPageTexts, eq(contentPageTexts.pageId, contentPages.id))
    .where(and(eq(contentPages.isPublished, true), url === undefined ? undefined : eq(contentPages.url, url)))
    .orderBy(asc(contentPages.sort), asc(contentPages.id), rank);
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap(([best]) => best ?? []);
}

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

/** Writes pages whole, by their url; texts in languages that are not given stay. */
export async function upsertPages(tx: Executor, pages: PageToSave[], now: Date): Promise<void> {
  for (const { url, sort, texts } of pages) {
    await tx
      .insert(contentPages)
      .values({ url, sort, createdAt: now, updatedAt: now })
      .onConflictDoUpdate({ target: contentPages.url, set: { sort, updatedAt: now } });
    const [page] = await tx.select({ id: contentPages.id }).from(contentPages).where(eq(contentPages.url, url));
    if (!page || texts.length === 0) continue;
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
}
