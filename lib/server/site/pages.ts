import type { ContentLink, ContentPage, SitemapEntry } from '#lib/contract/site/shop-content.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { announceChange } from '../db/announce-change.ts';
import type { Executor } from '../db/connection.ts';
import type { ServerContext } from '../db/context.ts';
import { DomainError } from '../kernel/errors.ts';
import { cleanHtml } from './clean-html.ts';
import { findPageEntries, findPublishedPages, type PageRow, type PageToSave, upsertPages } from './pages-repository.ts';

/** A published content page by its url. Throws `not_found`. */
export async function getPage(ctx: ServerContext, url: string, locale: Locale): Promise<ContentPage> {
  const [row] = url ? await findPublishedPages(ctx.db, locale, url) : [];
  if (!row) throw new DomainError('not_found');
  return { ...toLink(row), locale: row.locale, body: row.body };
}

/** All published content pages in the order the shop gave them. */
export async function listPages(ctx: ServerContext, locale: Locale): Promise<ContentLink[]> {
  return (await findPublishedPages(ctx.db, locale)).map(toLink);
}

export function listPageEntries(ctx: ServerContext): Promise<SitemapEntry[]> {
  return findPageEntries(ctx.db);
}

/** Writes pages by their url, their HTML cleaned, and announces the change; for the seed and the back office. */
export async function savePages(tx: Executor, pages: PageToSave[], now: Date): Promise<void> {
  const clean = pages.map((page) => ({
    ...page,
    texts: page.texts.map((text) => ({ ...text, body: cleanHtml(text.body) })),
  }));
  await upsertPages(tx, clean, now);
  await announceChange(tx, ['pages']);
}

function toLink({ url, title, description, updateTime }: PageRow): ContentLink {
  return { url, title, description, update_time: updateTime };
}
