import type { ProductDetail } from '#lib/contract/catalogue/shop-records.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { getProduct } from '../catalogue/index.ts';
import type { ServerContext } from '../db/context.ts';
import { type Fen, parseFen, shareByBasisPoints } from '../kernel/money.ts';
import { describeStanding } from './describe-standing.ts';

interface ProductShare {
  code: string;
  bp: number;
  /** Null: a seller names the price. */
  amount: Fen | null;
}

/**
 * What somebody would earn at most by recommending a product, at the rate that an order made now would be given; undefined:
 * nothing, or may not. Throws `not_found` for a product that is not in the shop.
 */
export async function describeShare(
  ctx: ServerContext,
  { userId, productId, locale }: { userId: number; productId: number; locale: Locale },
): Promise<ProductShare | undefined> {
  const [standing, product] = await Promise.all([
    describeStanding(ctx, userId),
    getProduct(ctx, { id: productId }, { locale }),
  ]);
  const { code, level1Bp: bp } = standing;
  if (!standing.isOpen || !standing.mayPromote || bp === 0) return undefined;
  const price = shownFen(product);
  return { code, bp, amount: price === null ? null : shareByBasisPoints(price, bp) };
}

/** What the smallest order costs at the price that its page begins with. */
function shownFen({ start, price, minimum_quantity: quantity }: ProductDetail): Fen | null {
  if (start) return parseFen(start.amount);
  return price === null ? null : parseFen(price) * quantity;
}
