import { bcp47 } from './bcp47.ts';
import type { Locale } from './locales.ts';

/** Chinese, English of one, English of several. What is recorded has been held against `ownUnitPattern`: here a slash is enough. */
const partsOf = (unit: string) => unit.split(/ *\/ */);

/** The word of a unit of the shop's own, for a price of one; undefined for one of ours, whose words are messages. */
export function ownUnitWord(locale: Locale, unit: string): string | undefined {
  const [zh, one] = partsOf(unit);
  return one && (locale === 'en' ? one : zh);
}

/** So many of a unit of the shop's own; undefined for one of ours. */
export function ownUnitAmount(locale: Locale, unit: string, count: number): string | undefined {
  const [zh, one, many = one] = partsOf(unit);
  if (!one) return undefined;
  const word = locale !== 'en' ? zh : count === 1 ? one : many;
  return `${new Intl.NumberFormat(bcp47[locale]).format(count)} ${word}`;
}
