import { bcp47, defaultLocale, type Locale } from './bcp47.ts';

/*
 * Of the default language, then for readers of any other: English of one, English of several, as `箱/carton/cartons`. What is recorded has been held against `ownUnitPattern`: here a
 * slash is enough, and every byte is sent to every visitor.
 */

/** The word of a unit of the shop's own, for a price of one; undefined for one of ours, whose words are messages. */
export function ownUnitWord(locale: Locale, unit: string): string | undefined {
  const [zh, one] = unit.split('/');
  return one && (locale === defaultLocale ? zh : one);
}

/** So many of a unit of the shop's own; undefined for one of ours. */
export function ownUnitAmount(locale: Locale, unit: string, count: number): string | undefined {
  const [zh, one, many = one] = unit.split('/');
  const word = locale === defaultLocale ? zh : count === 1 ? one : many;
  return one && `${new Intl.NumberFormat(bcp47[locale]).format(count)} ${word}`;
}
