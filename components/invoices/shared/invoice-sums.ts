import type { InvoiceRow, InvoiceSummary } from '#lib/contract/invoices/invoice-shapes.ts';

/** What of an invoice still counts once red documents took some of it back, as money on the wire: worked out in whole cents. */
export function leftOfInvoice({ amount, red_amount: red }: Pick<InvoiceSummary, 'amount' | 'red_amount'>): string {
  return ((Math.round(Number(amount) * 100) - Math.round(Number(red) * 100)) / 100).toFixed(2);
}

/** What a row comes to with its tax, worked out the same way. */
export const grossOfRow = ({ net, tax }: Pick<InvoiceRow, 'net' | 'tax'>): string =>
  ((Math.round(Number(net) * 100) + Math.round(Number(tax) * 100)) / 100).toFixed(2);
