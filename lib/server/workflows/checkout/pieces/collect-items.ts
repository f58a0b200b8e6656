import type { CheckoutSource } from '#lib/contract/orders/member-checkout.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { madeBy, type OfferTerms, type OrderItem } from '#lib/server/orders/index.ts';
import {
  type ConfirmableOffer,
  getConfirmable,
  lockConfirmable,
  priceLine,
  readBasketLines,
  takeBasketLines,
} from '#lib/server/quotation/index.ts';
import type { SpecFault } from '#lib/specification/spec-fault.ts';
import { findProblems, toOrderItem } from './order-items.ts';
import { requireOfferingStore } from './require-offering-store.ts';

/** What somebody wants to order, at the prices that count now. */
export interface Collected {
  items: OrderItem[];
  /** What stands in the way, by the id of the line. */
  problems: ReadonlyMap<number, SpecFault>;
  /** The offer it is ordered by. */
  offer?: ConfirmableOffer;
}

interface ItemsInput {
  userId: number;
  what: CheckoutSource;
}

/**
 * Looks up what is bought, to show it. Throws `not_found` for what is not there or somebody else's, `status_changed` for
 * what is no draft or offer any more, `quote_expired`, and `offer_store_away` or `offer_store_closed` while the store of the
 * offer takes no orders.
 */
export async function readItems(ctx: ServerContext, { userId, what }: ItemsInput): Promise<Collected> {
  const { db } = ctx;
  if (what.source === 'quote') {
    const offer = await getConfirmable(db, ctx, { userId, no: what.no, n: what.n });
    await requireOfferingStore(db, ctx, offer);
    return fromOffer(offer);
  }
  return what.source === 'cart'
    ? fromLines(await readBasketLines(db, { userId, no: what.no, ids: idsOf(what), findMade: madeBy(userId) }))
    : fromLines([await readProduct(db, { userId, what })]);
}

/** The same to order it: drafts and offers are locked, and lines of a draft that cannot be ordered are refused. */
export async function lockItems(tx: Executor, ctx: ServerContext, { userId, what }: ItemsInput): Promise<Collected> {
  if (what.source === 'quote') {
    const offer = await lockConfirmable(tx, ctx, { userId, no: what.no, n: what.n });
    await requireOfferingStore(tx, ctx, offer);
    return fromOffer(offer);
  }
  return what.source === 'cart'
    ? fromLines(await takeBasketLines(tx, { userId, no: what.no, ids: idsOf(what), findMade: madeBy(userId) }))
    : fromLines([await readProduct(tx, { userId, what })]);
}

type Of<S extends CheckoutSource['source']> = Extract<CheckoutSource, { source: S }>;

export const idsOf = ({ items }: Of<'cart'>) => [...new Set(items)];

async function readProduct(db: Executor, { userId, what }: { userId: number; what: Of<'buy_now'> }) {
  const { product_id: productId, variant_id: variantId, template_version_id: templateVersionId } = what;
  const { selection, qty } = what;
  const requested = { productId, variantId, templateVersionId, selection, qty, findMade: madeBy(userId) };
  return { ...(await priceLine(db, requested)), id: 0 };
}

function fromLines(lines: Parameters<typeof findProblems>[0] & Parameters<typeof toOrderItem>[0][]): Collected {
  return { items: lines.map(toOrderItem), problems: findProblems(lines) };
}

function fromOffer(offer: ConfirmableOffer): Collected {
  return { items: offer.lines.map(toOrderItem), problems: new Map(), offer };
}

/** What an offer says of the whole. */
export function termsOf({ version, depositAmount }: ConfirmableOffer): OfferTerms {
  return { freight: version.freightAmount, discount: version.discountAmount, depositAmount };
}
