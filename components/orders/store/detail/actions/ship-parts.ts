import type { SellerOrderDetail } from '#lib/api/orders/store-orders.ts';

type Line = SellerOrderDetail['lines'][number];

/** How many are still to be sent. */
export const leftOf = ({ qty, shipped_qty: sent, refunded_qty: back }: Line): number => Math.max(0, qty - sent - back);

export type PartsFault = { line: number } | 'none';

type Parts = { lines: { line_id: number; qty: number }[] } | { fault: PartsFault };

/** What goes into a parcel, as it was typed by line id; nothing typed is nothing of it. */
export function toParts(lines: readonly Line[], typed: Readonly<Record<number, string>>): Parts {
  const parts = [];
  for (const line of lines) {
    const text = (typed[line.id] ?? '').trim();
    const qty = text === '' ? 0 : Number(text);
    if (!Number.isInteger(qty) || qty < 0 || qty > leftOf(line)) return { fault: { line: line.id } };
    if (qty > 0) parts.push({ line_id: line.id, qty });
  }
  return parts.length === 0 ? { fault: 'none' } : { lines: parts };
}
