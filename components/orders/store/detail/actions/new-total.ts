import type { SellerOrderDetail } from '#lib/api/orders/store-orders.ts';
import { fenOf, fromFen, toFen } from '#lib/utils/amount.ts';

type Sums = Pick<SellerOrderDetail, 'goods' | 'freight' | 'adjust' | 'points_amount'>;

/**
 * What the order would cost, by what is typed: a change that may have a minus, and another freight or none. Undefined
 * while that is no amount; below nothing it is none either.
 */
export function newTotal(order: Sums, { change, freight }: { change: string; freight: string }): string | undefined {
  const added = signedFen(change);
  const carried = freight.trim() === '' ? fenOf(order.freight) : toFen(freight);
  if (added === undefined || carried === undefined) return undefined;
  const total = fenOf(order.goods) + fenOf(order.adjust) + added + carried - Math.abs(fenOf(order.points_amount));
  return total < 0 ? undefined : fromFen(total);
}

function signedFen(text: string): number | undefined {
  const typed = text.trim();
  if (typed === '') return 0;
  const size = toFen(typed.replace(/^-/, ''));
  return size === undefined || !typed.startsWith('-') ? size : -size;
}
