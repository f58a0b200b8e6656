import { type SQL, sql } from 'drizzle-orm';
import { defaultLocale, type Locale } from '#lib/i18n/locales.ts';

/** Orders text rows: the language asked for, then zh-cn, then any. `alias` is the SQL alias of the text table. */
export function byPreference(alias: string, locale: Locale): SQL {
  const column = sql.raw(`${alias}.locale`);
  return sql`(${column} = ${locale}) desc, (${column} = ${defaultLocale}) desc, ${column}`;
}
