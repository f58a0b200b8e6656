import { cache } from 'react';
import type { SitemapKind } from '#lib/contract/site/shop-content.ts';
import { defaultLocale, type Locale } from '#lib/i18n/locales.ts';
import { cachedCall, callServer, orNotFound, orWithout } from '../transport/call.ts';

export const readContentPages = cache((locale: Locale) => cachedCall(locale, '/api/content/pages', {}, ['pages']));

/** A content page by the {url} of its address; unknown is the not-found page. */
export const readContentPage = cache((locale: Locale, url: string) =>
  orNotFound(cachedCall(locale, '/api/content/page', { url }, ['pages', 'site'])),
);

/** The home page that operators have published; none where they have not, or where the server has no such call. */
export const readHomePage = cache((locale: Locale) =>
  orWithout(cachedCall(locale, '/api/content/home', {}, ['pages', 'site']), { home: null }),
);

/** The draft of a page, for whoever has a link to it: read for the request, and kept nowhere. A link that is over is the not-found page. */
export const readPreview = cache((locale: Locale, token: string) =>
  orNotFound(callServer(locale, '/api/content/preview', { token })),
);

/** The files of the sitemap. Addresses are the same in every language, so the language does not matter. */
export function readSitemapFiles() {
  return callServer(defaultLocale, '/api/site/sitemap', {});
}

export function readSitemapEntries(kind: SitemapKind, chunk: number) {
  return callServer(defaultLocale, '/api/site/sitemapEntries', { kind, chunk });
}
