import { eq, isNull } from 'drizzle-orm';
import type { Locale } from '#lib/i18n/locales.ts';
import type { ServerContext } from '../../db/context.ts';
import { pageDocuments, pageVersions } from '../block-tables.ts';
import { getSettings } from '../settings.ts';
import { type ShownContent, showContent } from './show-content.ts';

/** The home page as operators have published it; nothing where they have not, or have withdrawn it. */
export async function findHomePage(ctx: ServerContext, locale: Locale): Promise<ShownContent | undefined> {
  const [[found], settings] = await Promise.all([
    ctx.db
      .select({ content: pageVersions.content })
      .from(pageDocuments)
      .innerJoin(pageVersions, eq(pageVersions.id, pageDocuments.currentVersionId))
      .where(isNull(pageDocuments.pageId)),
    getSettings(ctx),
  ]);
  return found && showContent(found.content, { locale, settings });
}
