import type { QuotationItem } from '#lib/contract/quotation/member-records.ts';
import { sumOf } from '../../builder/money.ts';

/** What can be done with the chosen lines, and what they come to. */
interface ChosenLines {
  ids: number[];
  /** The known part where a seller has to name a price. */
  total: string;
  needsQuote: boolean;
  faulty: number;
  canOrder: boolean;
  canAsk: boolean;
}

/** Lines are ordered at once when each has its price and no fault; asked about as soon as none has a fault. */
export function chosenLines(items: readonly QuotationItem[], chosen: ReadonlySet<number>): ChosenLines {
  const lines = items.filter(({ id }) => chosen.has(id));
  const faulty = lines.filter(isFaulty).length;
  const needsQuote = lines.some(({ result }) => result === 'needs_quote');
  const canAsk = lines.length > 0 && faulty === 0;
  return {
    ids: lines.map(({ id }) => id),
    total: sumOf(lines.map(({ amount }) => amount)),
    needsQuote,
    faulty,
    canOrder: canAsk && !needsQuote,
    canAsk,
  };
}

export function isFaulty({ faults }: Pick<QuotationItem, 'faults'>): boolean {
  return Object.keys(faults).length > 0;
}

/** Two chosen lines of one product can be looked at side by side. */
export function comparablePair(items: readonly QuotationItem[], chosen: ReadonlySet<number>) {
  const [left, right, third] = items.filter(({ id }) => chosen.has(id));
  if (!left || !right || third || left.product_id === null || left.product_id !== right.product_id) return undefined;
  return { left: left.id, right: right.id };
}
