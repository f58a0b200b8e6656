import { findFloors, findOffers, type ProductOffer } from '#lib/server/catalogue/index.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import { hasNode } from '#lib/server/kernel/actor.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import type { Fen } from '#lib/server/kernel/money.ts';
import { getSettingsWithin } from '#lib/server/site/index.ts';
import { priceOffer } from '../items/price-line.ts';
import type { VersionItem } from '../next-version.ts';
import type { Seller } from '../seller.ts';
import { findBelowFloor } from './floor-rules.ts';

/** Who may offer less than the floor. */
const managers = { store: 'store/quotation/below_floor', platform: 'operator/quote/belowFloor' } as const;

interface Floored {
  items: VersionItem[];
  discountAmount: Fen;
  seller: Seller;
}

/**
 * Q5: without a manager nothing is offered below the floor of its list price of today. Throws `below_floor` at each line,
 * or at the discount.
 */
export async function requireAboveFloor(tx: Executor, { items, discountAmount, seller }: Floored): Promise<void> {
  if (hasNode(seller.member, managers[seller.side])) return;
  const ids = items.flatMap(({ productId }) => productId ?? []);
  const floors = await findFloors(tx, ids);
  const { 'quote.floorBp': usual } = await getSettingsWithin(tx);
  const floorOf = ({ productId }: VersionItem) => (productId ? (floors.get(productId) ?? usual) : 0);
  if (items.every((item) => floorOf(item) === 0)) return;
  const offers = await findOffers(tx, ids);
  const lines = items.map((item) => {
    const list = listPriceOf(offers.get(item.productId ?? 0), item);
    return { qty: item.qty, amount: item.amount, list, floorBp: floorOf(item) };
  });
  const fields = findBelowFloor(lines, discountAmount);
  if (Object.keys(fields).length > 0) throw new DomainError('below_floor', { fields });
}

/** Undefined for what has no list price (any more). */
function listPriceOf(offer: ProductOffer | undefined, item: VersionItem): Fen | undefined {
  if (!offer) return undefined;
  const { variantId, templateVersionId, selection = {}, qty } = item;
  const requested = { productId: offer.id, variantId: variantId ?? undefined, selection, qty };
  const priced = priceOffer(offer, { ...requested, templateVersionId: templateVersionId ?? undefined });
  return priced?.result === 'auto_price' ? priced.amount : undefined;
}
