import type { Locale } from './locales.ts';
import { sentence } from './server-sentences.ts';
import { ownUnitAmount, ownUnitWord } from './unit-words.ts';

/** What a unit is called in documents, files and answers, whether it is one of ours or the shop's own. */
export const unitSentence = (locale: Locale, unit: string): string =>
  ownUnitWord(locale, unit) ?? sentence(locale, `units.${unit}`);

/** So many of it. */
export const amountSentence = (locale: Locale, unit: string, count: number): string =>
  ownUnitAmount(locale, unit, count) ?? sentence(locale, `amounts.${unit}`, { count });
