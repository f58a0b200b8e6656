import type { SpecSnapshot, SpecTexts, SpecValue } from '#lib/contract/catalogue/specification.ts';
import type { SpecRow } from '#lib/contract/quotation/member-records.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { sentence } from '#lib/i18n/server-sentences.ts';
import { inEachLanguage, textIn, wholeTexts } from '#lib/i18n/texts.ts';
import type { HeldFile } from '../files/index.ts';

type Entries = SpecSnapshot['entries'];
type Entry = Entries[number];

interface Reading {
  locale: Locale;
  /** Uploads that answers name, to call them as their owner does. */
  files?: HeldFile[];
}

/** A chosen specification to read, question by question. */
export function describeSpec(entries: Entries, reading: Reading): SpecRow[] {
  const byKey = new Map(entries.map((entry) => [entry.key, entry]));
  return entries
    .filter(({ kind }) => kind !== 'option')
    .map((entry) => ({
      key: entry.key,
      label: textIn(entry.label, reading.locale),
      value: valueText(entries, entry, reading),
      depth: depthOf(byKey, entry),
      is_on: typeof entry.value === 'boolean' ? entry.value : null,
    }));
}

/** The same in one line, without headings, in both languages. */
export function summariseSpec(entries: Entries, files: HeldFile[] = []): SpecTexts {
  const line = (locale: Locale) =>
    describeSpec(entries, { locale, files })
      .filter(({ value }) => value !== '')
      .map(({ label, value }) => `${label} ${value}`)
      .join(' · ');
  return inEachLanguage(line);
}

function depthOf(byKey: Map<string, Entry>, { parent }: Entry): number {
  const above = parent === null ? undefined : byKey.get(parent);
  if (!above) return 0;
  return depthOf(byKey, above) + (above.kind === 'option' ? 0 : 1);
}

function valueText(entries: Entries, { key, kind, value, unit }: Entry, { locale, files = [] }: Reading): string {
  if (value === null) return '';
  if (kind === 'single' || kind === 'multi') {
    const chosen = entries.filter((entry) => entry.kind === 'option' && entry.parent === key);
    return chosen.map(({ label }) => textIn(label, locale)).join(' · ');
  }
  if (Array.isArray(value))
    return value.map((url) => files.find((file) => file.url === url.split('?')[0])?.name ?? '').join(' · ');
  // Chinese counts with words that English has none for: an empty unit is meant so.
  return withUnit(plainText(value, locale), unit ? wholeTexts(unit)[locale] : '');
}

function plainText(value: Exclude<SpecValue, string[]>, locale: Locale): string {
  if (typeof value === 'boolean') return sentence(locale, value ? 'api.specYes' : 'api.specNo');
  if (typeof value !== 'object') return String(value);
  const sides = [value.length, value.width, value.height].filter((side) => side !== undefined);
  return `${sides.join(' × ')} mm`;
}

const withUnit = (text: string, unit: string) => (unit === '' ? text : `${text} ${unit}`);
