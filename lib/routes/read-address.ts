import { defaultLocale, type Locale, toLocale } from '#lib/i18n/locales.ts';
import { languageInPath, withoutLanguage } from './language-prefix.ts';

export interface PageAddress {
  locale: Locale;
  /** As the route table has it: without `/en`. */
  path: string;
  /** The address itself says the language. */
  isPrefixed: boolean;
}

/** `/en/…` is the address of the English page; without it the visitor's cookie decides. */
export function readAddress(pathname: string, cookie: string | undefined): PageAddress {
  const locale = languageInPath(pathname);
  const path = withoutLanguage(pathname);
  if (locale && path !== '/') return { locale, path: path || '/', isPrefixed: true };
  return { locale: cookie ? toLocale(cookie) : defaultLocale, path: pathname, isPrefixed: false };
}
