import type { QuotationItem, QuotationVersion } from '#lib/contract/quotation/member-records.ts';
import { type ComparedRow, compareLines, mergeKeys } from './compare-lines.ts';

export type LineChange = 'same' | 'changed' | 'added' | 'removed';

export interface ComparedLine {
  key: string;
  name: string;
  change: LineChange;
  rows: ComparedRow[];
}

/** What an offer says beside its lines. */
const versionFacts = [
  'goods',
  'freight',
  'discount',
  'total',
  'deposit',
  'deposit_forfeit',
  'tax_mode',
  'lead_days',
  'valid_until',
  'payment_terms',
  'terms',
  'note',
] as const;

interface ComparedVersions {
  lines: ComparedLine[];
  facts: ComparedRow[];
  /** How many lines and facts are not the same. */
  differences: number;
}

/** Two versions of a quotation side by side. A line keeps its key from version to version, whatever became of it. */
export function compareVersions(left: QuotationVersion, right: QuotationVersion): ComparedVersions {
  const keys = mergeKeys(
    left.items.map((item) => item.line_key),
    right.items.map((item) => item.line_key),
  );
  const find = ({ items }: QuotationVersion, key: string) => items.find((item) => item.line_key === key);
  const lines = keys.map((key) => compareOne(key, find(left, key), find(right, key)));
  const facts = versionFacts.flatMap((key) => {
    const [one, other] = [String(left[key] ?? ''), String(right[key] ?? '')];
    if (one === '' && other === '') return [];
    return [{ key, label: undefined, left: one, right: other, isDifferent: one !== other }];
  });
  const changed = [...lines.filter(({ change }) => change !== 'same'), ...facts.filter((fact) => fact.isDifferent)];
  return { lines, facts, differences: changed.length };
}

function compareOne(key: string, left: QuotationItem | undefined, right: QuotationItem | undefined): ComparedLine {
  const rows = compareLines(left, right);
  return { key, name: (right ?? left)?.name ?? '', change: changeOf(left, right, rows), rows };
}

function changeOf(left: unknown, right: unknown, rows: readonly ComparedRow[]): LineChange {
  if (!left) return 'added';
  if (!right) return 'removed';
  return rows.some(({ isDifferent }) => isDifferent) ? 'changed' : 'same';
}
