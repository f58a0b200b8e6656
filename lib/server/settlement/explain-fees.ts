import { findProductCategories } from '../catalogue/index.ts';
import type { ServerContext } from '../db/context.ts';
import type { Fen } from '../kernel/money.ts';
import { type FeeTerms, feesOf } from '../orders/index.ts';
import { matchFees, placesOf } from './rate-rules.ts';
import { listRatesOf } from './resolve-fees.ts';

export interface ExplainedFee extends FeeTerms {
  /** Of the product, category or store whose rate it is; zero for the default. */
  scopeId: number;
  amount: Fen;
}

/** What a line of so much would cost a store now, by the very rules that sell it. */
export async function explainFees(
  { db, clock }: ServerContext,
  { storeId, productId, amount }: { storeId: number | null; productId: number | null; amount: Fen },
): Promise<{ fees: ExplainedFee[]; net: Fen }> {
  const categories = await findProductCategories(db, productId === null ? [] : [productId]);
  const line = { productId, categoryPath: categories.get(productId ?? 0)?.path ?? [], storeId };
  const rates = await listRatesOf(db, placesOf(line), clock.now());
  const terms = matchFees(rates, line);
  const amounts = feesOf({ whole: amount, kept: amount }, terms);
  const fees = terms.map((term) => ({
    ...term,
    scopeId: rates.find(({ id }) => id === term.rateId)?.scopeId ?? 0,
    amount: amounts[term.kind],
  }));
  return { fees, net: fees.reduce((left, fee) => left - fee.amount, amount) };
}
