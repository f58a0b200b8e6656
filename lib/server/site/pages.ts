import type { ContentLink, ContentPage, SitemapEntry } from '#lib/contract/site/shop-content.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { announceChange } from '../db/announce-change.ts';
import type { Executor } from '../db/connection.ts';
import type { ServerContext } from '../db/context.ts';
import { DomainError } from '../kernel/errors.ts';
import { contentOfBody } from './blocks/content-of-body.ts';
import { firstContent } from './blocks/documents-repository.ts';
import { fillPromises } from './blocks/fill-promises.ts';
import { replaceContent } from './blocks/replace-content.ts';
import { showContent } from './blocks/show-content.ts';
import { cleanHtml } from './clean-html.ts';
import {
  findPageEntries,
  findPublishedPage,
  findPublishedPages,
  type PageRow,
  type PageToSave,
  upsertPages,
} from './pages-repository.ts';
import { getSettings } from './settings.ts';

/** A published content page by its url. Throws `not_found`. */
export async function getPage(ctx: ServerContext, url: string, locale: Locale): Promise<ContentPage> {
  const finding = url ? findPublishedPage(ctx.db, locale, url) : undefined;
  const [row, settings] = await Promise.all([finding, getSettings(ctx)]);
  if (!row) throw new DomainError('not_found');
  const reader = { locale, settings };
  const content = row.content ?? contentOfBody({ [row.locale]: row });
  const fill = (text: string) => fillPromises(text, reader);
  return {
    ...toLink(row),
    title: fill(row.title),
    description: fill(row.description),
    locale: row.locale,
    body: fill(row.body),
    blocks: showContent(content, reader).blocks,
  };
}

/** All published content pages in the order the shop gave them, with what they promise. */
export async function listPages(ctx: ServerContext, locale: Locale): Promise<ContentLink[]> {
  const [rows, settings] = await Promise.all([findPublishedPages(ctx.db, locale), getSettings(ctx)]);
  const fill = (text: string) => fillPromises(text, { settings, locale });
  return rows.map((row) => ({ ...toLink(row), title: fill(row.title), description: fill(row.description) }));
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
  const ids = await upsertPages(tx, clean, now);
  for (const page of ids) {
    await replaceContent(tx, { page, content: await firstContent(tx, page), editedBy: null, now });
  }
  await announceChange(tx, ['pages']);
}

function toLink({ url, title, description, updateTime }: PageRow): ContentLink {
  return { url, title, description, update_time: updateTime };
}
