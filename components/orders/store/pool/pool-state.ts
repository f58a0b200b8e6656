import { type Fulfilment, fulfilments } from '#lib/contract/catalogue/shop-records.ts';
import { type PoolSort, poolSorts } from '#lib/contract/orders/store-pool.ts';
import { readId, readPage } from '#lib/utils/page-parameters.ts';

export interface PoolState {
  sort: PoolSort;
  fulfilment?: Fulfilment;
  province_id?: number;
  category_id?: number;
  q?: string;
  page: number;
  limit: number;
}

/** The state of the pool out of its address: the newest first, so that what comes is seen. */
export function readPool(parameters: URLSearchParams): PoolState {
  const fulfilment = fulfilments.find((each) => each === parameters.get('fulfilment'));
  const province = readId(parameters, 'province_id');
  const category = readId(parameters, 'category_id');
  const q = (parameters.get('q') ?? '').trim().slice(0, 60);
  const { page, limit } = readPage(parameters);
  return {
    sort: poolSorts.find((each) => each === parameters.get('sort')) ?? 'newest',
    ...(fulfilment && { fulfilment }),
    ...(province !== undefined && { province_id: province }),
    ...(category !== undefined && { category_id: category }),
    ...(q && { q }),
    page,
    limit: parameters.has('limit') ? limit : 20,
  };
}

/** What narrows the pool. */
export function poolFilterOf({ sort, page, limit, ...filter }: PoolState) {
  return filter;
}

export const isPoolNarrowed = (state: PoolState) => Object.keys(poolFilterOf(state)).length > 0;
