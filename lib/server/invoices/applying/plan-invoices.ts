import type { Fen } from '#lib/server/kernel/money.ts';
import { splitTax } from './tax-rules.ts';

/** What can be invoiced of one line of an order or one fee of a statement. */
export interface InvoiceableRow {
  orderId: number | null;
  orderLineId: number | null;
  statementId: number | null;
  name: string;
  model: string;
  unit: string;
  /** Pieces, where all that is left of the line is invoiced; null: a part of its money. */
  qty: number | null;
  taxCode: string;
  taxLabel: string;
  taxBp: number;
  grossAmount: Fen;
}

export type PlannedItem = InvoiceableRow & { netAmount: Fen; taxAmount: Fen; sort: number };

/**
 * One invoice, or several where they come to more than the issuer may put on one: rows stay whole where they fit, and what is
 * larger than an invoice is cut. Nothing is lost: the invoices come to what the rows do.
 */
export function planInvoices(rows: readonly InvoiceableRow[], cap: Fen): PlannedItem[][] {
  const invoices: InvoiceableRow[][] = [[]];
  let room = cap;
  for (const row of rows.filter(({ grossAmount }) => grossAmount > 0)) {
    let rest = row.grossAmount;
    while (rest > 0) {
      const fits = rest <= room || (rest > cap && room > 0);
      if (!fits) {
        invoices.push([]);
        room = cap;
      }
      const grossAmount = Math.min(rest, room);
      invoices.at(-1)?.push({ ...row, grossAmount, qty: grossAmount === row.grossAmount ? row.qty : null });
      rest -= grossAmount;
      room -= grossAmount;
    }
  }
  return invoices.filter((invoice) => invoice.length > 0).map(withTax);
}

function withTax(rows: InvoiceableRow[]): PlannedItem[] {
  return rows.map((row, sort) => ({ ...row, ...splitTax(row.grossAmount, row.taxBp), sort }));
}
