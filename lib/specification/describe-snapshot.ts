import type { SpecSnapshot, SpecTexts, SpecValue } from '#lib/contract/specification.ts';

type Entry = SpecSnapshot['entries'][number];
type Language = keyof SpecTexts;

export interface SpecRow {
  key: string;
  label: string;
  /** Empty for a heading. */
  value: string;
  depth: number;
}

const marks = { yes: '✓', no: '—' };
const longestSummary = 300;

/** A kept specification to read, in the order of its tree: headings and answers, options as the answers they are. */
export function describeSnapshot({ entries }: SpecSnapshot, language: Language): SpecRow[] {
  const byKey = new Map(entries.map((entry) => [entry.key, entry]));
  return entries
    .filter(({ kind }) => kind !== 'option')
    .map((entry) => ({
      key: entry.key,
      label: entry.label[language],
      value: describeValue(entry, entries, language),
      depth: depthOf(entry, byKey),
    }));
}

/** The answers in one line, e.g. `90 × 54 mm · Matt · 300 g`. */
export function summariseSnapshot({ entries }: SpecSnapshot, language: Language): string {
  const said = entries.flatMap((entry) => {
    if (entry.kind === 'option' || entry.kind === 'file') return [];
    if (entry.kind === 'boolean') return entry.value === true ? [entry.label[language]] : [];
    return describeValue(entry, entries, language) || [];
  });
  return said.join(' · ').slice(0, longestSummary);
}

function describeValue(entry: Entry, entries: Entry[], language: Language): string {
  const { kind, key, value } = entry;
  if (kind === 'single' || kind === 'multi') {
    const chosen = entries.filter((other) => other.kind === 'option' && other.parent === key);
    return chosen.map(({ label }) => label[language]).join(language === 'zh-cn' ? '、' : ', ');
  }
  return value === null ? '' : describeAnswer(value, entry.unit?.[language] ?? '');
}

function describeAnswer(value: SpecValue, unit: string): string {
  if (typeof value === 'boolean') return value ? marks.yes : marks.no;
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return withUnit(String(value), unit);
  if (Array.isArray(value)) return value.map(nameOfFile).join(', ');
  const sides = [value.length, value.width, value.height].filter((side) => side !== undefined);
  return withUnit(sides.join(' × '), unit || 'mm');
}

const withUnit = (text: string, unit: string) => (unit ? `${text} ${unit}` : text);

const nameOfFile = (address: string) => address.split('/').at(-1) ?? address;

/** What hangs on an option stands below the question of the option. */
function depthOf({ parent }: Entry, byKey: ReadonlyMap<string, Entry>): number {
  const above = parent === null ? undefined : byKey.get(parent);
  if (!above) return 0;
  return depthOf(above, byKey) + (above.kind === 'option' ? 0 : 1);
}
