import type { SpecSelection, SpecSnapshot, SpecTemplate } from '#lib/contract/specification.ts';
import { priceSelection } from './price-selection.ts';

/**
 * What a document keeps of a specification, complete in itself: labels in both languages, values and amounts. Undefined
 * while the selection has a fault: a document holds only what could be made.
 */
export function takeSnapshot(
  template: SpecTemplate,
  { qty, selection }: { qty: number; selection: SpecSelection },
): SpecSnapshot | undefined {
  const { result, total_in_fen, lines, checked, faults } = priceSelection({ template, qty, selection });
  if (faults.length > 0) return undefined;
  const { answers, visible } = checked;
  const amounts = new Map(lines.map(({ key, amount_in_fen }) => [key, amount_in_fen]));
  const kept = template.nodes.filter(({ key, kind }) => (kind === 'group' ? visible.has(key) : answers.has(key)));
  const entries = kept.map(({ id, key, parent, kind, label, unit }) => {
    const value = kind === 'group' || kind === 'option' ? null : (answers.get(key) ?? null);
    return { node_id: id, key, parent, kind, label, unit, value, amount_in_fen: amounts.get(key) ?? 0 };
  });
  const { template_version_id } = template;
  return { template_version_id, qty, result, currency: 'CNY', total_in_fen, entries };
}

/** The answers a snapshot was taken of, e.g. to order the same again. */
export function selectionOf({ entries }: SpecSnapshot): SpecSelection {
  return Object.fromEntries(entries.flatMap(({ key, value }) => (value === null ? [] : [[key, value]])));
}
