import { z } from 'zod';
import { defaultLocale, type Locale, locales } from '#lib/i18n/locales.ts';
import { type TextFields, textFieldsOf } from '#lib/i18n/texts.ts';

type Default = typeof defaultLocale;
type InEach<Own extends z.ZodType, Other extends z.ZodType> = { [L in Locale]: L extends Default ? Own : Other };

/** An object with a key for each language of the shop: `own` is the schema of the default language, `other` that of the others. */
export const eachLanguage = <Own extends z.ZodType, Other extends z.ZodType = Own>(
  own: Own,
  other: Own | Other = own,
): z.ZodObject<InEach<Own, Other>> =>
  z.object(
    Object.fromEntries(locales.map((locale) => [locale, locale === defaultLocale ? own : other])) as InEach<Own, Other>,
  );

/** A text of the shop in every language, as answers carry it; empty where it is not written in one. */
export const texts = eachLanguage(z.string());

/** The same schema for the texts of all languages as fields beside each other: `name_zh`, `name_en`. */
export const textFields = <Stem extends string, Text extends z.ZodType>(stem: Stem, text: Text) =>
  Object.fromEntries(textFieldsOf(stem).map((name) => [name, text])) as TextFields<Stem, Text>;
