/**
 * The languages of the shop, the default one first: the BCP 47 tag of each, for `lang` attributes, hreflang and `Intl`, and the
 * same in lower case, which the cookie, headers and addresses name it by (specification §1, §9). In a file of their own: prices are counted in the browser, and need
 * nothing else of the languages. How a language writes stands in `languages.ts`.
 */
export const bcp47 = { 'zh-cn': 'zh-CN', en: 'en' } as const;

export type Locale = keyof typeof bcp47;

/** Shown where a text has not been written in the reader's language, and at addresses without a language. */
export const defaultLocale = 'zh-cn' satisfies Locale;
