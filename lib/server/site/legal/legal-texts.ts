import { eq } from 'drizzle-orm';
import { type LegalKind, legalKinds } from '#lib/contract/site/desk-legal.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { sentence } from '#lib/i18n/server-sentences.ts';
import { inEachLanguage } from '#lib/i18n/texts.ts';
import type { ServerContext } from '../../db/context.ts';
import type { Member } from '../../kernel/actor.ts';
import { contentPages } from '../content-tables.ts';
import { type DeskPage, listAllPages, savePage } from '../desk-pages.ts';
import { getSettings } from '../settings.ts';
import type { Settings } from '../settings-schema.ts';
import { fillTemplate, type LegalFacts } from './legal-template.ts';
import { listPublishedTexts, type PublishedLegalText } from './published-texts.ts';

export interface LegalTextState {
  kind: LegalKind;
  url: string;
  page: DeskPage | undefined;
  /** What visitors see of it, of a text that they agree to. */
  published: PublishedLegalText | undefined;
}

/** The page of a kind has its name as its address; operators may call it otherwise as they like in its title. */
const urlOf = (kind: LegalKind): string => kind;

/** The legal texts that a shop needs, each with its page where there is one. */
export async function listLegalTexts(ctx: ServerContext): Promise<LegalTextState[]> {
  const [{ pages }, published] = await Promise.all([listAllPages(ctx), listPublishedTexts(ctx.db)]);
  return legalKinds.map((kind) => ({
    kind,
    url: urlOf(kind),
    page: pages.find(({ page }) => page.url === urlOf(kind)),
    published: published.find(({ text }) => text === kind),
  }));
}

/**
 * Writes a legal text from its template, for an owner to read and publish; nobody sees it before. Answers the id of its page: of the
 * one that is there already, which stays as it is.
 */
export async function draftLegalText(ctx: ServerContext, operator: Member, kind: LegalKind): Promise<number> {
  const url = urlOf(kind);
  const [known] = await ctx.db.select({ id: contentPages.id }).from(contentPages).where(eq(contentPages.url, url));
  if (known) return known.id;
  const settings = await getSettings(ctx);
  const texts = inEachLanguage((locale) => fillTemplate(kind, { locale, facts: factsOf(settings, locale) }));
  // Behind the pages that the shop has written itself.
  const sort = 100 + legalKinds.indexOf(kind);
  const { id } = await savePage(ctx, operator, { version: 0, url, isPublished: false, sort, texts });
  return id;
}

/** What is not known yet is marked, so that nobody publishes it unseen. */
function factsOf(settings: Settings, locale: Locale): LegalFacts {
  const { company, address } = settings['site.company'];
  const shopName = settings['site.name'][locale];
  const unknown = sentence(locale, 'api.legalUnknown');
  return { shopName, company: company || shopName, address: address || unknown, tel: settings['site.tel'] || unknown };
}
