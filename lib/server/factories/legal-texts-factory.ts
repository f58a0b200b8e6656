import { type ConsentText, consentTexts } from '#lib/contract/identity/consents.ts';
import { locales } from '#lib/i18n/locales.ts';
import type { ServerContext } from '../db/context.ts';
import { findDocument, listAllPages, publishPage, savePages } from '../site/index.ts';

/** Publishes the texts that customers agree to, so that people can register. Their first version asks everybody. */
export async function publishLegalTexts(
  ctx: ServerContext,
  texts: readonly ConsentText[] = consentTexts,
): Promise<void> {
  const pages = texts.map((url) => ({
    url,
    sort: 100,
    texts: locales.map((locale) => ({ locale, title: url, description: '', body: `<p>${url}</p>` })),
  }));
  await ctx.db.transaction((tx) => savePages(tx, pages, ctx.clock.now()));
}

/** Publishes another version of one that is there; answers its number. */
export async function publishAgain(
  ctx: ServerContext,
  text: ConsentText,
  { asksConsent, startsAt }: { asksConsent: boolean; startsAt?: Date },
): Promise<number> {
  const page = (await listAllPages(ctx)).pages.find((each) => each.page.url === text)?.page.id ?? 0;
  const version = (await findDocument(ctx.db, page))?.version ?? 0;
  const by = { operator: undefined, now: ctx.clock.now() };
  return ctx.db.transaction((tx) => publishPage(tx, { page, version, note: '', asksConsent, startsAt }, by));
}
