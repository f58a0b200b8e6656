import type { Locale } from '#lib/i18n/locales.ts';
import { cachedCall } from '../transport/call.ts';

/** Site settings and navigation as a guest gets them: the first site initialisation, on the server (specification §4). */
export function readSite(locale: Locale) {
  return cachedCall(locale, '/api/index/index', { requiredLogin: 0 }, ['site']);
}

/** Titles and addresses of the published content pages. */
export function readContentLinks(locale: Locale) {
  return cachedCall(locale, '/api/content/pages', {}, ['pages']);
}
