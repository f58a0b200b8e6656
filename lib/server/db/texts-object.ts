import { type SQL, sql } from 'drizzle-orm';
import { type Locale, locales } from '#lib/i18n/locales.ts';

/** A JSON object of the text in each language, as `textOf` selects it; empty where there is none. */
export const textsObject = (textOf: (locale: Locale) => SQL): SQL =>
  sql`jsonb_build_object(${sql.join(
    locales.map((locale) => sql`${sql.raw(`'${locale}'`)}, coalesce(${textOf(locale)}, '')`),
    sql`, `,
  )})`;
