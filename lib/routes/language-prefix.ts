import type { Locale } from '#lib/i18n/locales.ts';
import { prefixedLocales } from '#lib/i18n/texts.ts';

const prefix = new RegExp(`^/(${prefixedLocales.join('|')})(?=[/?#]|$)`);

/** The language that an address itself says. */
export const languageInPath = (path: string) => prefix.exec(path)?.[1] as Locale | undefined;

/** An address without its language; empty for the home page of one. */
export const withoutLanguage = (path: string): string => path.replace(prefix, '');
