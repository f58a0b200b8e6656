/** The languages of the shop and how each is named in the cookie, in headers and in addresses (specification §1, §9). */
export const locales = ['zh-cn', 'en'] as const;
export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'zh-cn';

/** Cookie that keeps the visitor's language (specification §4). */
export const localeCookie = 'ba-lang';

export function isLocale(value: unknown): value is Locale {
  return locales.includes(value as Locale);
}

/** Turns whatever a cookie, header or parameter said into one of our languages; unknown values become the default. */
export function toLocale(value: string | null | undefined): Locale {
  const lower = value?.toLowerCase();
  if (isLocale(lower)) return lower;
  return lower?.startsWith('en') ? 'en' : defaultLocale;
}
