import type { SpecSelection, SpecSnapshot, SpecTemplate } from '#lib/contract/catalogue/specification.ts';
import { type PricedSelection, priceSelection } from './price-selection.ts';

/**
 * What a document keeps of a specification, complete in itself: labels in both languages, values and amounts. Undefined
 * while the selection has a fault: a document holds only what could be made.
 */
export function takeSnapshot(
  template: SpecTemplate,
  { qty, selection }: { qty: number; selection: SpecSelection },
): SpecSnapshot | undefined {
  const priced = priceSelection({ template, qty, selection });
  const { result, total_in_fen, faults } = priced;
  if (faults.length > 0) return undefined;
  const { template_version_id } = template;
  return { template_version_id, qty, result, currency: 'CNY', total_in_fen, entries: entriesOf(template, priced) };
}

/** Headings, good answers and chosen options to read, in the order of the tree; also of a selection with faults. */
export function entriesOf({ nodes }: SpecTemplate, { lines, checked }: PricedSelection): SpecSnapshot['entries'] {
  const { answers, visible } = checked;
  const amounts = new Map(lines.map(({ key, amount_in_fen }) => [key, amount_in_fen]));
  const kept = nodes.filter(({ key, kind }) => (kind === 'group' ? visible.has(key) : answers.has(key)));
  return kept.map(({ id, key, parent, kind, label, unit }) => {
    const value = kind === 'group' || kind === 'option' ? null : (answers.get(key) ?? null);
    return { node_id: id, key, parent, kind, label, unit, value, amount_in_fen: amounts.get(key) ?? 0 };
  });
}

/** The answers a snapshot was taken of, e.g. to order the same again. */
export function selectionOf({ entries }: SpecSnapshot): SpecSelection {
  return Object.fromEntries(entries.flatMap(({ key, value }) => (value === null ? [] : [[key, value]])));
}
