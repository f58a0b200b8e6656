import type { ContentMode } from '#lib/contract/invoices/records.ts';
import type { Fen } from '#lib/server/kernel/money.ts';
import type { DocumentItem } from './snapshots.ts';

interface Parts {
  netAmount: Fen;
  taxAmount: Fen;
}

/** What of a price with tax is the tax: net = gross ÷ (1 + rate), half up; the rest is the tax, so that both sum to it. */
export function splitTax(gross: Fen, taxBp: number): Parts {
  const exact = BigInt(Math.abs(gross)) * 10_000n;
  const whole = BigInt(10_000 + taxBp);
  const net = Number((exact * 2n + whole) / (whole * 2n));
  const netAmount = gross < 0 ? 0 - net : net;
  return { netAmount, taxAmount: gross - netAmount };
}

/**
 * A part of a row that was invoiced, with its tax: what takes the last of it takes all that is left of both, so that parts come
 * to the whole, and none takes more of either than is left.
 */
export function partOfTax(rest: Parts, gross: Fen, taxBp: number): Parts {
  if (gross === rest.netAmount + rest.taxAmount) return rest;
  const { netAmount: net } = splitTax(gross, taxBp);
  const netAmount = Math.min(rest.netAmount, Math.max(net, gross - rest.taxAmount));
  return { netAmount, taxAmount: gross - netAmount };
}

/** A row as documents are made of. */
type ItemFacts = DocumentItem;

/** What stands on the document: every row, or one a tax category and rate, in the order in which they first come. */
export function toDocumentItems(items: readonly ItemFacts[], mode: ContentMode): DocumentItem[] {
  if (mode === 'detail') return items.map(toDocumentItem);
  const groups = new Map<string, DocumentItem>();
  for (const item of items) {
    const key = `${item.taxCode}:${item.taxLabel}:${item.taxBp}`;
    const { netAmount = 0, taxAmount = 0 } = groups.get(key) ?? {};
    const { taxCode, taxLabel, taxBp, name } = item;
    groups.set(key, {
      taxCode,
      taxLabel,
      // Without a category there is nothing else to call it.
      name: taxLabel || name,
      model: '',
      unit: '',
      qty: null,
      taxBp,
      netAmount: netAmount + item.netAmount,
      taxAmount: taxAmount + item.taxAmount,
    });
  }
  return [...groups.values()];
}

function toDocumentItem({ taxCode, taxLabel, name, model, unit, qty, taxBp, netAmount, taxAmount }: ItemFacts) {
  return { taxCode, taxLabel, name, model, unit, qty, taxBp, netAmount, taxAmount };
}

/** Net, tax and their sum of rows. */
export function sumItems(items: readonly Parts[]): Parts & { totalAmount: Fen } {
  const netAmount = items.reduce((sum, item) => sum + item.netAmount, 0);
  const taxAmount = items.reduce((sum, item) => sum + item.taxAmount, 0);
  return { netAmount, taxAmount, totalAmount: netAmount + taxAmount };
}

/** What one piece costs without tax, as documents show it: up to eight decimals, without zeros at the end. */
export function netUnitPrice({ netAmount, qty }: Pick<DocumentItem, 'netAmount' | 'qty'>): string {
  if (qty === null || qty === 0) return '';
  const scaled = (BigInt(Math.abs(netAmount)) * 10n ** 7n + BigInt(Math.abs(qty)) * 5n) / (BigInt(Math.abs(qty)) * 10n);
  const text = scaled.toString().padStart(9, '0');
  const whole = `${text.slice(0, -8)}.${text.slice(-8)}`;
  return whole.replace(/(\.\d{2,}?)0+$/, '$1');
}
