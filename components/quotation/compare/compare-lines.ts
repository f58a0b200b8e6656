import type { QuotationItem } from '#lib/contract/quotation/member-records.ts';

/** One fact in two places. Keys are those of the specification; `label` is missing where the page has the word. */
export interface ComparedRow {
  key: string;
  label: string | undefined;
  left: string;
  right: string;
  isDifferent: boolean;
}

/** Facts of a line beside its specification. */
const lineFacts = ['qty', 'variant', 'unit_price', 'amount', 'target_price', 'note', 'files'] as const;
type LineFact = (typeof lineFacts)[number];

/** Two lines fact by fact: quantity and version, the specification in the order of the tree, then money and words. */
export function compareLines(left: QuotationItem | undefined, right: QuotationItem | undefined): ComparedRow[] {
  const fact = (key: LineFact) => row(key, undefined, [factText(key, left), factText(key, right)]);
  const rows = [fact('qty'), fact('variant'), ...specRows(left, right), ...lineFacts.slice(2).map(fact)];
  return rows.filter((each) => each.left !== '' || each.right !== '');
}

function row(key: string, label: string | undefined, [left, right]: [string, string]): ComparedRow {
  return { key, label, left, right, isDifferent: left !== right };
}

/** A seller names every price of an offer, so only an unpriced request has none. */
function factText(fact: LineFact, item: QuotationItem | undefined): string {
  if (!item) return '';
  if (fact === 'qty') return String(item.qty);
  if (fact === 'variant') return item.variant_text;
  if (fact === 'note') return item.note;
  if (fact === 'files') return item.files.map(({ name }) => name).join('\n');
  if (fact === 'target_price') return item.target_price ?? '';
  return item.result === 'needs_quote' ? '' : (item[fact] ?? '');
}

function specRows(left: QuotationItem | undefined, right: QuotationItem | undefined): ComparedRow[] {
  const mine = left?.spec ?? [];
  const theirs = right?.spec ?? [];
  const keys = mergeKeys(
    mine.map(({ key }) => key),
    theirs.map(({ key }) => key),
  );
  return keys.map((key) => {
    const [one, other] = [mine.find((each) => each.key === key), theirs.find((each) => each.key === key)];
    return row(key, (one ?? other)?.label, [one?.value ?? '', other?.value ?? '']);
  });
}

/** Both orders in one: what only the right has stands behind what it follows there. */
export function mergeKeys(left: readonly string[], right: readonly string[]): string[] {
  const merged = [...left];
  right.forEach((key, index) => {
    if (merged.includes(key)) return;
    const before = right.slice(0, index).findLast((each) => merged.includes(each));
    merged.splice(before === undefined ? 0 : merged.indexOf(before) + 1, 0, key);
  });
  return merged;
}
