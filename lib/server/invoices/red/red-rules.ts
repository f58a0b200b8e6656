import type { Fen } from '#lib/server/kernel/money.ts';
import type { InvoiceItem } from '../application-repository.ts';
import { partOfTax } from '../applying/tax-rules.ts';
import type { RedPart } from '../document-tables.ts';

/** What of a blue row was not taken back yet. */
export type RestOfItem = Omit<InvoiceItem, 'redDocumentId' | 'itemId'>;

/** A row of a red document, below zero. */
export type RedItem = Omit<InvoiceItem, 'id' | 'redDocumentId' | 'itemId'> & { itemId: number };

/** Blue rows less what red ones took of them, in their order; those of which nothing is left are left out. */
export function restOfItems(items: readonly InvoiceItem[]): RestOfItem[] {
  return items
    .filter(({ redDocumentId }) => redDocumentId === null)
    .map(({ redDocumentId: _, itemId: __, ...item }) => {
      const reds = items.filter(({ itemId }) => itemId === item.id);
      const sumOf = (pick: (red: InvoiceItem) => number) => reds.reduce((sum, red) => sum + pick(red), 0);
      return {
        ...item,
        // Pieces of which only money was taken back are still as many.
        qty: item.qty === null ? null : item.qty + sumOf(({ qty }) => qty ?? 0),
        grossAmount: item.grossAmount + sumOf(({ grossAmount }) => grossAmount),
        netAmount: item.netAmount + sumOf(({ netAmount }) => netAmount),
        taxAmount: item.taxAmount + sumOf(({ taxAmount }) => taxAmount),
      };
    })
    .filter(({ grossAmount }) => grossAmount > 0);
}

/**
 * The rows of a red document: of each part its net and its tax, at the rate of its row; the last of a row takes all that is
 * left of both. Throws a RangeError for a part of nothing, or of more than is left.
 */
export function toRedItems(rest: readonly RestOfItem[], parts: readonly RedPart[]): RedItem[] {
  return parts.map(({ itemId, grossAmount, qty }) => {
    const row = rest.find(({ id }) => id === itemId);
    if (!row || grossAmount <= 0 || grossAmount > row.grossAmount) throw new RangeError('more than was invoiced');
    const part = partOfTax(row, grossAmount, row.taxBp);
    const { id: _, ...facts } = row;
    return {
      ...facts,
      itemId,
      qty: qty === null ? null : -qty,
      grossAmount: -grossAmount,
      netAmount: 0 - part.netAmount,
      taxAmount: 0 - part.taxAmount,
    };
  });
}

/** All of what is left. */
export const wholeOf = (rest: readonly RestOfItem[]): RedPart[] =>
  rest.map(({ id, grossAmount, qty }) => ({ itemId: id, grossAmount, qty }));

export interface RedWanted {
  /** Rows by their places among the blue ones, from 1, each with an amount of its own, or all that is left of it. */
  rows?: readonly { row: number; amount?: Fen | undefined }[] | undefined;
  /** With tax, of the first rows first; undefined: all that is left. Of chosen rows each has its own. */
  amount?: Fen | undefined;
}

/** What cannot be taken back, more than is left: which of the rows that were chosen says so, or none, for the whole invoice. */
interface RedFault {
  index: number | undefined;
}

/** What whoever issues wants back: of rows that are chosen, or an amount. */
export function requestedParts(items: readonly InvoiceItem[], { rows = [], amount }: RedWanted): RedPart[] | RedFault {
  const rest = wholeOf(restOfItems(items));
  if (rows.length === 0) return takeOf(rest, amount) ?? { index: undefined };
  const blues = items.filter(({ redDocumentId }) => redDocumentId === null);
  const seen = new Set<number>();
  const parts: RedPart[] = [];
  for (const [index, { row, amount: ofRow }] of rows.entries()) {
    const own = rest.filter(({ itemId }) => itemId === blues[row - 1]?.id);
    const taken = seen.has(row) ? undefined : takeOf(own, ofRow);
    if (!taken) return { index };
    seen.add(row);
    parts.push(...taken);
  }
  // In the order of the invoice, whichever was chosen first.
  return rest.flatMap(({ itemId }) => parts.filter((part) => part.itemId === itemId));
}

/** So much, of the first first; undefined where not that much is left, or nothing. */
function takeOf(rest: readonly RedPart[], amount: Fen | undefined): RedPart[] | undefined {
  let left = amount ?? sumOfParts(rest);
  const parts = rest.flatMap((part) => {
    const grossAmount = Math.min(left, part.grossAmount);
    left -= grossAmount;
    if (grossAmount === 0) return [];
    // Of pieces of which only a part of the money goes back none does.
    return [grossAmount === part.grossAmount ? part : { ...part, grossAmount, qty: null }];
  });
  return left === 0 && parts.length > 0 ? parts : undefined;
}

export const sumOfParts = (parts: readonly RedPart[]): Fen =>
  parts.reduce((sum, { grossAmount }) => sum + grossAmount, 0);
