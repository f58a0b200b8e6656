import type { Locale } from './locales.ts';

/**
 * BCP 47 tags, for `lang` attributes, hreflang and `Intl`. In a file of their own: prices are counted in the browser,
 * and need nothing else of the languages.
 */
export const bcp47: Record<Locale, string> = { 'zh-cn': 'zh-CN', en: 'en' };
