/** Who answers customers: a store, or the platform's own desk. Their calls are the same, under other addresses. */
export type SellerSide = 'store' | 'desk';

type SellerPath<Side extends SellerSide, Subject extends string, Action extends string> = Side extends 'store'
  ? `/api/store/${Subject}${Capitalize<Action>}`
  : `/api/operator/${Subject}/${Action}`;

/** Where a side makes a call: `/api/store/quoteOffer`, `/api/operator/quote/offer`. */
export function sellerPathOf<const Subject extends string>(subject: Subject) {
  return <const Side extends SellerSide, const Action extends string>(side: Side, action: Action) => {
    const path =
      side === 'store'
        ? `/api/store/${subject}${action.charAt(0).toUpperCase()}${action.slice(1)}`
        : `/api/operator/${subject}/${action}`;
    return path as SellerPath<Side, Subject, Action>;
  };
}
