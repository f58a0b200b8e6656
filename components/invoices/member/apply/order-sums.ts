import type { InvoiceableOrder } from '#lib/api/invoices/member-invoices.ts';

/** What orders come to, as money on the wire: worked out in whole cents, so that it is what the server says. */
export function sumOfOrders(orders: readonly Pick<InvoiceableOrder, 'amount'>[]): string {
  const cents = orders.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0);
  return (cents / 100).toFixed(2);
}
