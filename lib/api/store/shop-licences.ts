import type { Locale } from '#lib/i18n/locales.ts';
import { cachedCall, orNotFound } from '../transport/call.ts';

/** Who sells in this shop; a server of the family without such a call has no such page. */
export const readLicences = (locale: Locale) =>
  orNotFound(cachedCall(locale, '/api/store/licences', {}, ['site', 'pages']));
