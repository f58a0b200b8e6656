import type { InvoiceSummary } from '#lib/contract/invoices/invoice-shapes.ts';

/** What of an invoice still counts once red documents took some of it back, as money on the wire: worked out in whole cents. */
export function leftOfInvoice({ amount, red_amount: red }: Pick<InvoiceSummary, 'amount' | 'red_amount'>): string {
  return ((Math.round(Number(amount) * 100) - Math.round(Number(red) * 100)) / 100).toFixed(2);
}
