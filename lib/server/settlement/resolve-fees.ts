import { and, desc, eq, inArray, lte, or } from 'drizzle-orm';
import { feeScopes } from '#lib/contract/orders/fees.ts';
import { findProductCategories } from '../catalogue/index.ts';
import type { Executor } from '../db/connection.ts';
import type { FeeTerms } from '../orders/index.ts';
import { matchFees, placesOf, type Rate } from './rate-rules.ts';
import { commissionRates } from './rate-tables.ts';

interface Sale {
  /** Of each line; null for what was offered in words. */
  productIds: readonly (number | null)[];
  /** Who sells it; null: a store of the pool, which nobody knows yet. */
  storeId: number | null;
  at: Date;
}

/** What the platform takes of a sale that is agreed now, line by line (docs/domain/settlement.md 2). */
export async function resolveFees(db: Executor, { productIds, storeId, at }: Sale): Promise<FeeTerms[][]> {
  const known = productIds.flatMap((id) => id ?? []);
  const categories = await findProductCategories(db, known);
  const lines = productIds.map((productId) => ({
    productId,
    categoryPath: categories.get(productId ?? 0)?.path ?? [],
    storeId,
  }));
  const rates = await listRatesOf(db, lines.flatMap(placesOf), at);
  return lines.map((line) => matchFees(rates, line));
}

/** Of each place and kind the rate that is valid then. */
export async function listRatesOf(db: Executor, places: ReturnType<typeof placesOf>, at: Date): Promise<Rate[]> {
  const { scope, scopeId, kind, validFrom, id } = commissionRates;
  const named = feeScopes.flatMap((name) => {
    const ids = places.filter((place) => place.scope === name).map((place) => place.id);
    return ids.length > 0 ? [and(eq(scope, name), inArray(scopeId, [...new Set(ids)]))] : [];
  });
  return db
    .selectDistinctOn([scope, scopeId, kind])
    .from(commissionRates)
    .where(and(or(...named), lte(validFrom, at)))
    .orderBy(scope, scopeId, kind, desc(validFrom), desc(id));
}
