import type { Pieces } from '#lib/server/catalogue/index.ts';
import type { OrderLine } from '#lib/server/orders/index.ts';

/** What an order has of the stock, or had promised of it. */
export function piecesOf(lines: OrderLine[]): Pieces[] {
  return lines.flatMap(({ variantId, qty, isStocked }) =>
    isStocked && variantId !== null ? [{ variantId, qty }] : [],
  );
}

/** What an order counts as sold. */
export function salesOf(lines: OrderLine[], sign: 1 | -1 = 1): { productId: number; qty: number }[] {
  return lines.flatMap(({ productId, qty }) => (productId === null ? [] : [{ productId, qty: sign * qty }]));
}
