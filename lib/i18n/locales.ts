import { bcp47, defaultLocale, type Locale } from './bcp47.ts';

export { bcp47, defaultLocale, type Locale };

/** All languages, the default one first. */
export const locales = Object.keys(bcp47) as [Locale, ...Locale[]];

/** Cookie that keeps the visitor's language (specification §4). */
export const localeCookie = 'ba-lang';

export function isLocale(value: unknown): value is Locale {
  return locales.includes(value as Locale);
}

/**
 * Turns whatever a cookie, header or parameter said into one of our languages, by its first two letters where it is none;
 * unknown values become the default.
 */
export function toLocale(value: string | null | undefined): Locale {
  const lower = value?.toLowerCase();
  const isMeant = (each: Locale) => lower?.startsWith(each.slice(0, 2));
  return locales.find((each) => each === lower) ?? locales.find(isMeant) ?? defaultLocale;
}
