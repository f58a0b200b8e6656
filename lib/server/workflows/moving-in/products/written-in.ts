import { defaultLocale, type Locale } from '#lib/i18n/locales.ts';

/** Languages that a text is written in: the shop's own needs one, and shows another's rather than nothing. */
export function writtenIn(language: Locale, isOwnEmpty: boolean): Locale[] {
  return language !== defaultLocale && isOwnEmpty ? [language, defaultLocale] : [language];
}
