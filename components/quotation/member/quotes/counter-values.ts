import { toNumber } from '#components/quotation/builder/size/size-text.ts';
import type { CounterOffer } from '#lib/api/quotation/member-quotations.ts';
import type { QuotationItem } from '#lib/contract/quotation/member-records.ts';
import { maxQuantity } from '#lib/specification/price-selection.ts';
import { readUnitPrice } from '#lib/specification/unit-price.ts';

/** What stands in the fields of a counter-offer, by line. */
export type CounterValues = Record<string, { qtyText: string; target: string }>;

export type CounterFault = { line: string; field: 'qty' | 'target' };

export function counterStart(items: readonly QuotationItem[]): CounterValues {
  const pairs = items.map(({ line_key, qty, target_price }) => [
    line_key,
    { qtyText: String(qty), target: target_price ?? '' },
  ]);
  return Object.fromEntries(pairs);
}

/** The first thing wrong with a counter-offer. */
export function counterFault(values: CounterValues): CounterFault | undefined {
  for (const [line, { qtyText, target }] of Object.entries(values)) {
    const qty = toNumber(qtyText);
    if (qty === undefined || !Number.isInteger(qty) || qty < 1 || qty > maxQuantity) return { line, field: 'qty' };
    if (target.trim() !== '' && readUnitPrice(target) === undefined) return { line, field: 'target' };
  }
  return undefined;
}

/** Whether it says anything that the offer does not: a price one has in mind, another quantity, or a word. */
export function isCounter(items: readonly QuotationItem[], values: CounterValues, note: string): boolean {
  if (note.trim() !== '') return true;
  return items.some(({ line_key, qty }) => {
    const value = values[line_key];
    return value !== undefined && (value.target.trim() !== '' || toNumber(value.qtyText) !== qty);
  });
}

export function toCounterItems(values: CounterValues): CounterOffer['items'] {
  return Object.entries(values).map(([line_key, { qtyText, target }]) => ({
    line_key,
    qty: Number(qtyText),
    ...(target.trim() && { target_price: target.trim() }),
  }));
}
