/** Who answers a quotation: a store, or the platform's own desk. Their calls are the same, under other addresses. */
export type SellerSide = 'store' | 'desk';

type SellerPath<Side extends SellerSide, Action extends string> = Side extends 'store'
  ? `/api/store/quote${Capitalize<Action>}`
  : `/api/operator/quote/${Action}`;

/** Where a side makes a call: `/api/store/quoteOffer`, `/api/operator/quote/offer`. */
export function sellerPath<Side extends SellerSide, Action extends string>(side: Side, action: Action) {
  const path =
    side === 'store'
      ? `/api/store/quote${action.charAt(0).toUpperCase()}${action.slice(1)}`
      : `/api/operator/quote/${action}`;
  return path as SellerPath<Side, Action>;
}
