import type { contentPages } from '#lib/contract/site/shop-content.ts';
import type { siteIndex } from '#lib/contract/site/shop-index.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { cachedCall } from '../transport/call.ts';

/** Site settings and navigation as a guest gets them: the first site initialisation, on the server (specification §4). */
export function readSite(locale: Locale) {
  return cachedCall<typeof siteIndex>(locale, '/api/index/index', { requiredLogin: 0 }, ['site']);
}

/** Titles and addresses of the published content pages. */
export function readContentLinks(locale: Locale) {
  return cachedCall<typeof contentPages>(locale, '/api/content/pages', {}, ['pages']);
}
