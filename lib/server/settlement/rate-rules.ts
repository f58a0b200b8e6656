import { type FeeScope, feeKinds, feeScopes } from '#lib/contract/orders/fees.ts';
import type { FeeTerms } from '../orders/index.ts';
import type { commissionRates } from './rate-tables.ts';

export type Rate = typeof commissionRates.$inferSelect;

/** What a rate may be named for, of one line of an order. */
interface RatedLine {
  productId: number | null;
  /** Categories of the product, from the root to its own. */
  categoryPath: readonly number[];
  /** Null: nobody sells it yet. */
  storeId: number | null;
}

/**
 * The fees of a line by the rates that are valid now: of each kind the rate of the product, else of the nearest category
 * above it that names one, else of the store, else the default. A kind that none of them names costs nothing.
 */
export function matchFees(rates: readonly Rate[], line: RatedLine): FeeTerms[] {
  const places = placesOf(line);
  return feeKinds.flatMap((kind) => {
    const rate = places
      .map(({ scope, id }) => rates.find((one) => one.kind === kind && one.scope === scope && one.scopeId === id))
      .find((one) => one !== undefined && one.bp !== null);
    if (!rate || rate.bp === null) return [];
    const { id: rateId, scope, bp, minAmount, maxAmount } = rate;
    return [{ kind, rateId, scope, bp, minAmount, maxAmount }];
  });
}

interface Place {
  scope: FeeScope;
  id: number;
}

/** The closest first. */
export function placesOf({ productId, categoryPath, storeId }: RatedLine): Place[] {
  const ids: Record<FeeScope, readonly number[]> = {
    product: productId === null ? [] : [productId],
    category: categoryPath.toReversed(),
    store: storeId === null ? [] : [storeId],
    default: [0],
  };
  return feeScopes.flatMap((scope) => ids[scope].map((id) => ({ scope, id })));
}
