import type { Pieces } from '#lib/server/catalogue/index.ts';
import type { OrderLine } from '#lib/server/orders/index.ts';

type Stocked = Pick<OrderLine, 'productId' | 'variantId' | 'qty' | 'isStocked'>;

/** What an order has of the stock, or had promised of it. */
export function piecesOf(lines: Stocked[]): Pieces[] {
  return lines.flatMap(({ variantId, qty, isStocked }) =>
    isStocked && variantId !== null && qty > 0 ? [{ variantId, qty }] : [],
  );
}

/** What an order counts as sold. */
export function salesOf(lines: Stocked[], sign: 1 | -1 = 1): { productId: number; qty: number }[] {
  return lines.flatMap(({ productId, qty }) =>
    productId === null || qty === 0 ? [] : [{ productId, qty: sign * qty }],
  );
}
