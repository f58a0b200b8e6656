import { defaultLocale, type Locale, toLocale } from '#lib/i18n/locales.ts';

export interface PageAddress {
  locale: Locale;
  /** As the route table has it: without `/en`. */
  path: string;
  /** The address itself says the language. */
  isPrefixed: boolean;
}

/** `/en/…` is the address of the English page; without it the visitor's cookie decides. */
export function readAddress(pathname: string, cookie: string | undefined): PageAddress {
  if (pathname === '/en') return { locale: 'en', path: '/', isPrefixed: true };
  if (pathname.startsWith('/en/') && pathname !== '/en/') {
    return { locale: 'en', path: pathname.slice(3), isPrefixed: true };
  }
  return { locale: cookie ? toLocale(cookie) : defaultLocale, path: pathname, isPrefixed: false };
}
