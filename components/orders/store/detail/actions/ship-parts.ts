import type { SellerOrderDetail } from '#lib/api/orders/store-orders.ts';

type Line = SellerOrderDetail['lines'][number];

/** How many are still to be sent. */
export const leftOf = ({ qty, shipped_qty: sent, refunded_qty: back }: Line): number => Math.max(0, qty - sent - back);
