import { readOwnUnit } from '#lib/contract/catalogue/own-unit.ts';
import { bcp47 } from './bcp47.ts';
import type { Locale } from './locales.ts';

/** The word of a unit of the shop's own, for a price of one; undefined for one of ours, whose words are messages. */
export function ownUnitWord(locale: Locale, unit: string): string | undefined {
  const own = readOwnUnit(unit);
  return own && (locale === 'en' ? own.one : own.zh);
}

/** So many of a unit of the shop's own; undefined for one of ours. */
export function ownUnitAmount(locale: Locale, unit: string, count: number): string | undefined {
  const own = readOwnUnit(unit);
  if (!own) return undefined;
  const word = locale !== 'en' ? own.zh : count === 1 ? own.one : own.many;
  return `${new Intl.NumberFormat(bcp47[locale]).format(count)} ${word}`;
}
