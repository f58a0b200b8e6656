import type { OperatorCategory } from '#lib/contract/catalogue/desk-categories.ts';
import { defaultLocale, type Locale } from '#lib/i18n/locales.ts';

/** The name of a category in the reader's language, in the default one where it has none. */
export const titleOfCategory = ({ texts }: Pick<OperatorCategory, 'texts'>, locale: Locale): string =>
  texts[locale].name || texts[defaultLocale].name;
