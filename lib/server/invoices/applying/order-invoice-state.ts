import type { InvoiceStatus, OrderInvoiceState } from '#lib/contract/invoices/records.ts';
import type { Fen } from '#lib/server/kernel/money.ts';

/** What an application has of an order: asked for or invoiced, and what of it was taken back. */
export interface OrderPart {
  status: InvoiceStatus;
  blueAmount: Fen;
  redAmount: Fen;
}

const isIssued = (status: InvoiceStatus) => ['issued', 'reversing', 'partially_reversed', 'reversed'].includes(status);
const isWaiting = (status: InvoiceStatus) => ['submitted', 'issuing', 'failed'].includes(status);

/** How far an order is invoiced: `issued` where nothing that stays paid is missing on a document. */
export function orderInvoiceState(parts: readonly OrderPart[], kept: Fen): OrderInvoiceState {
  const issued = parts.filter(({ status }) => isIssued(status));
  const live = issued.reduce((sum, { blueAmount, redAmount }) => sum + blueAmount - redAmount, 0);
  if (live > 0) return live >= kept ? 'issued' : 'partial';
  if (parts.some(({ status }) => isWaiting(status))) return 'applied';
  return issued.length > 0 ? 'reversed' : 'none';
}
