import { defaultLocale, type Locale, locales } from './locales.ts';

/** Languages whose pages have addresses of their own, `/en/…`; those of the default one go without. */
export const prefixedLocales = locales.filter((locale) => locale !== defaultLocale);

type ShortName<L extends Locale = Locale> = L extends `${infer Word}-${string}` ? Word : L;

/** The language without its country: `zh`, `en`. So fields and columns are called that hold a text in one language (`name_zh`). */
export const shortName = <L extends Locale>(locale: L) => locale.replace(/-.*/, '') as ShortName<L>;

/** Something for each language of the shop. What was stored before a language came lacks it: see `wholeTexts`. */
export type Texts<T = string> = Record<Locale, T>;

/** The same for each language. */
export const inEachLanguage = <T>(make: (locale: Locale) => T): Texts<T> =>
  Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Texts<T>;

/** Texts as they were stored, with the default language's in the place of one that came later. */
export const wholeTexts = (stored: Partial<Texts>): Texts =>
  locales.every((locale) => stored[locale] !== undefined)
    ? (stored as Texts)
    : inEachLanguage((locale) => stored[locale] ?? stored[defaultLocale] ?? '');

/** Nothing written in any language. */
export const noTexts: Readonly<Texts> = inEachLanguage(() => '');

/** The text in a language, in the default one where it has none; empty where that has none either. */
export const textIn = (texts: Partial<Texts>, locale: Locale): string => texts[locale] || texts[defaultLocale] || '';

/** Texts as fields beside each other, as some calls and files have them: `zh`, `en`; with a stem `name_zh`, `name_en`. */
export type TextFields<Stem extends string = '', Text = string> = { [L in Locale as `${Stem}${ShortName<L>}`]: Text };

export const toTextFields = <Stem extends string>(stem: Stem, texts: Partial<Texts>): TextFields<Stem> =>
  Object.fromEntries(locales.map((locale) => [stem + shortName(locale), texts[locale] ?? ''])) as TextFields<Stem>;

export const ofTextFields = <Stem extends string>(stem: Stem, fields: TextFields<Stem>): Texts =>
  inEachLanguage((locale) => (fields as Record<string, string>)[stem + shortName(locale)] ?? '');

/** Names of such fields, in the order of the languages. */
export const textFieldsOf = <Stem extends string>(stem: Stem) =>
  locales.map((locale) => stem + shortName(locale)) as (keyof TextFields<Stem>)[];

/** The text in a language, else in the default one, else in whichever has one. */
export const anyTextIn = (texts: Partial<Texts>, locale: Locale): string =>
  textIn(texts, locale) || locales.map((each) => texts[each]).find(Boolean) || '';

/** The reader's own text, and those of all other languages behind it. */
export const ownTextFirst = (texts: Partial<Texts>, locale: Locale) => ({
  own: texts[locale] ?? '',
  others: locales.filter((each) => each !== locale).map((each) => ({ locale: each, text: texts[each] ?? '' })),
});
