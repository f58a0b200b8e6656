import type { DataOf, QueryOf } from '#lib/contract/endpoint.ts';
import type {
  operatorRateExplain,
  operatorRateExplainOrder,
  operatorRates,
} from '#lib/contract/settlement/desk-rates.ts';
import { lookupAt } from '../transport/lookup.ts';
import { postAt } from '../transport/post-at.ts';
import { apiQuery } from '../transport/queries.ts';

export type RatedPlace = DataOf<typeof operatorRates>['list'][number];
export type ExplainedFees = DataOf<typeof operatorRateExplain>;
export type ExplainedOrder = DataOf<typeof operatorRateExplainOrder>;

/** Products, categories or stores, to choose what a rate is for. */
export const placeLookups = {
  product: lookupAt('/api/operator/rate/products'),
  category: lookupAt('/api/operator/rate/categories'),
  store: lookupAt('/api/operator/rate/stores'),
};

/** What a line would cost a store now. */
export const explainQuery = (query: QueryOf<typeof operatorRateExplain>) =>
  apiQuery('/api/operator/rate/explain', query);

/** What an order costs its store, or would cost another one now. */
export const explainOrderQuery = (query: QueryOf<typeof operatorRateExplainOrder>) =>
  apiQuery('/api/operator/rate/explainOrder', query);

/** Sets a rate. The form says what is refused. */
export const saveRate = postAt('/api/operator/rate/save');

/** Takes back a rate that has not begun. */
export const removeRate = postAt('/api/operator/rate/remove');
