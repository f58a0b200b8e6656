import { readWorkState } from '#components/work/work-state.ts';
import type { WorkState } from '#components/work/work-types.ts';
import { type ProductStatus, productSorts, productStatuses } from '#lib/contract/catalogue/desk-products.ts';
import { type Pricing, type ProductKind, pricings, productKinds } from '#lib/contract/catalogue/shop-records.ts';

/** What the list of products shows, out of its address. */
export interface ProductListState extends WorkState<(typeof productSorts)[number]> {
  q?: string;
  kind?: ProductKind;
  status?: ProductStatus;
  pricing?: Pricing;
  category?: number;
  low?: '1';
}

export function readProductList(parameters: URLSearchParams): ProductListState {
  const q = parameters.get('q')?.trim().slice(0, 60);
  const kind = productKinds.find((each) => each === parameters.get('kind'));
  const status = productStatuses.find((each) => each === parameters.get('status'));
  const pricing = pricings.find((each) => each === parameters.get('pricing'));
  const category = Number(parameters.get('category'));
  return {
    ...readWorkState(parameters, productSorts),
    ...(q && { q }),
    ...(kind && { kind }),
    ...(status && { status }),
    ...(pricing && { pricing }),
    ...(Number.isSafeInteger(category) && category > 0 && { category }),
    ...(parameters.get('low') === '1' && { low: '1' as const }),
  };
}
