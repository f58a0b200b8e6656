import { type ImportField, type ImportMapping, importFields } from '#lib/contract/catalogue/desk-import.ts';
import { readOwnUnit } from '#lib/contract/catalogue/own-unit.ts';
import { fulfilments, pricings, productKinds, type Unit } from '#lib/contract/catalogue/shop-records.ts';
import { type Locale, locales } from '#lib/i18n/locales.ts';
import { sentence } from '#lib/i18n/server-sentences.ts';
import { unitSentence } from '#lib/i18n/unit-sentences.ts';
import { takeUnit } from '../../kernel/answer-table/amount-unit.ts';
import { plainHeading } from '../../kernel/answer-table/plain-heading.ts';
import { productStatuses } from '../tables.ts';

/** Fields that hold one of few words, which a file may write in either language or as the shop keeps them. */
const choices = {
  kind: productKinds,
  pricing: pricings,
  fulfilment: fulfilments,
  status: productStatuses,
} as const;
export type ChoiceField = keyof typeof choices;

export const isChoice = (field: ImportField): field is ChoiceField => field in choices;

/** How a choice reads in a language. */
export function wordOf(field: ChoiceField, value: string, locale: Locale): string {
  return sentence(locale, `catalogueImport.${field}_${value}`);
}

/** The choice that a word of either language means; undefined for none. */
export function toChoice<F extends ChoiceField>(field: F, text: string): (typeof choices)[F][number] | undefined {
  const requested = plainHeading(text);
  const values: readonly (typeof choices)[F][number][] = choices[field];
  return values.find(
    (value) =>
      plainHeading(value) === requested ||
      locales.some((locale) => plainHeading(wordOf(field, value, locale)) === requested),
  );
}

/** The unit that a word of either language means, for one or for several, or that is written as records keep it. */
export function toUnit(text: string, units: readonly Unit[]): Unit | undefined {
  const requested = plainHeading(text);
  const wordsOf = (unit: Unit) => [
    unit,
    ...locales.map((locale) => unitSentence(locale, unit)),
    ...Object.values(readOwnUnit(unit) ?? {}),
  ];
  return units.find((unit) => wordsOf(unit).some((word) => plainHeading(word) === requested));
}

/** Fields that hold an amount of money. */
export const priceFields = ['price', 'list_price'] as const satisfies ImportField[];
export const isPriceField = (field: ImportField): boolean => priceFields.some((price) => price === field);

export function headingOf(field: ImportField, locale: Locale): string {
  return sentence(locale, `catalogueImport.column_${field}`);
}

/** What a field is called, in either language, also without its unit. */
const namesOf = Object.fromEntries(
  importFields.map((field) => {
    const names = [field, ...locales.map((locale) => headingOf(field, locale))].map(plainHeading);
    return [field, [...names, ...names.map((name) => takeUnit(name).name)]];
  }),
) as Record<ImportField, string[]>;

/** Which column is which, as far as its heading says so in one of the languages. Each column is one field at most. */
export function guessMapping(headings: string[]): ImportMapping {
  const mapping: ImportMapping = {};
  const used = new Set<number>();
  for (const field of importFields) {
    const index = headings.findIndex((heading, at) => !used.has(at) && isNamed(heading, field));
    if (index < 0) continue;
    used.add(index);
    mapping[field] = index;
  }
  return mapping;
}

/** Prices are read in whatever their heading counts in; of anything else `(万)` would be overlooked. */
function isNamed(heading: string, field: ImportField): boolean {
  const { name, unit } = takeUnit(heading);
  const isRead = isPriceField(field) || unit?.power === 0;
  return [plainHeading(heading), ...(isRead ? [name] : [])].some((each) => namesOf[field].includes(each));
}

/**
 * The same for a whole file: of a field that two columns name, and of which they say something else in a row, a person has to say
 * which one is meant.
 */
export function guessMappingOf({ headings, rows }: { headings: string[]; rows: { cells: string[] }[] }): ImportMapping {
  const mapping = guessMapping(headings);
  const used = new Set(Object.values(mapping));
  const isCertain = ([field, column]: [string, number]) => {
    const isOther = (heading: string, at: number) => !used.has(at) && isNamed(heading, field as ImportField);
    const places = [column, ...headings.flatMap((heading, at) => (isOther(heading, at) ? [at] : []))];
    return rows.every(({ cells }) => new Set(places.map((place) => cells[place]).filter(Boolean)).size < 2);
  };
  return Object.fromEntries(Object.entries(mapping).filter(isCertain));
}
