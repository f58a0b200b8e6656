import type {
  SpecNode,
  SpecResult,
  SpecSelection,
  SpecTemplate,
  SpecTexts,
} from '#lib/contract/catalogue/specification.ts';
import { type CheckedSelection, checkSelection } from './check-selection.ts';
import { ruleAmount } from './rule-amount.ts';
import { fault, type SpecFault } from './spec-fault.ts';

/** Most that an order is priced at by itself, in fen: a billion yuan. Beyond it a seller is asked. */
export const maxTotalInFen = 100_000_000_000;
/** Most pieces of one order. */
export const maxQuantity = 999_999;

export interface PriceLine {
  node_id: number;
  key: string;
  label: SpecTexts;
  /** Of an option: the question it answers. */
  question: SpecTexts | null;
  /** Below zero for a discount, never zero. */
  amount_in_fen: number;
}

export interface PricedSelection {
  /** Says nothing of faults: while there is one, the price is that of the good answers alone. */
  result: SpecResult;
  /** Never below zero, and always the sum of the lines. */
  total_in_fen: number;
  lines: PriceLine[];
  /** Keys of the nodes whose price a seller has to name. */
  on_request: string[];
  checked: CheckedSelection;
  /** Those of the selection, and of the quantity under `qty`. */
  faults: SpecFault[];
}

interface PriceInput {
  template: Pick<SpecTemplate, 'nodes' | 'minimum_quantity' | 'automatic_quantity_max'>;
  qty: number;
  selection: SpecSelection;
}

/**
 * The price of a selection: the one function that the server decides by and the browser shows with
 * (docs/domain/catalogue.md 5). It reads no clock, language or setting, so both sides come to the same fen. Lines are
 * rounded half up one by one; what a seller must name has no line and makes the result `needs_quote`.
 */
export function priceSelection({ template, qty, selection }: PriceInput): PricedSelection {
  const checked = checkSelection(template.nodes, selection);
  const quantityFaults = checkQuantity(template, qty);
  const faults = [...quantityFaults, ...checked.faults];
  if (!isCountable(qty)) {
    return { result: 'needs_quote', total_in_fen: 0, lines: [], on_request: [], checked, faults };
  }
  const { lines, total, onRequest } = priceLines(template.nodes, qty, checked);
  const isTooMany = template.automatic_quantity_max !== null && qty > template.automatic_quantity_max;
  const result = isTooMany || onRequest.length > 0 ? 'needs_quote' : 'auto_price';
  return { result, total_in_fen: total, lines, on_request: onRequest, checked, faults };
}

function isCountable(qty: number): boolean {
  return Number.isSafeInteger(qty) && qty >= 1 && qty <= maxQuantity;
}

function checkQuantity({ minimum_quantity }: PriceInput['template'], qty: number): SpecFault[] {
  if (!isCountable(qty)) return [fault('qty', 'specQuantity', { max: maxQuantity })];
  return qty < minimum_quantity ? [fault('qty', 'specMinimum', { min: minimum_quantity })] : [];
}

function priceLines(nodes: SpecNode[], qty: number, { answers, visible }: CheckedSelection) {
  const labels = new Map(nodes.map(({ key, label }) => [key, label]));
  const lines: PriceLine[] = [];
  const onRequest: string[] = [];
  let total = 0;
  for (const node of nodes) {
    const answer = node.kind === 'group' ? visible.has(node.key) : answers.get(node.key);
    const rule = node.price_rule;
    if (rule === null || answer === undefined || answer === false) continue;
    const amount = ruleAmount({ node, rule, qty, answers, above: total });
    if (amount === undefined || total + amount > maxTotalInFen) onRequest.push(node.key);
    else if (amount !== 0) {
      total += amount;
      const question = node.kind === 'option' ? (labels.get(node.parent ?? '') ?? null) : null;
      lines.push({ node_id: node.id, key: node.key, label: node.label, question, amount_in_fen: amount });
    }
  }
  return { lines, total, onRequest };
}
