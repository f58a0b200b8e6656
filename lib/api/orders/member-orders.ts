import type { BodyOf } from '#lib/contract/endpoint.ts';
import type { orderCreate, orderPreview } from '#lib/contract/orders/member-checkout.ts';
import { changesBasket } from '../quotation/basket-change.ts';
import { postApi } from '../transport/browser.ts';
import { postAt } from '../transport/post-at.ts';

export type { CheckoutSource, OrderLine, OrderPreview } from '#lib/contract/orders/member-checkout.ts';
export type {
  OrderAction,
  OrderDetail,
  OrderStatus,
  OrderSummary,
  OrderTab,
  Shipment,
} from '#lib/contract/orders/member-orders.ts';
export type OrderChoice = BodyOf<typeof orderCreate>;
/** What an order would cost now; asked anew with each choice, so it changes nothing and shows its failures in place. */
export const previewOrder = (body: BodyOf<typeof orderPreview>, signal?: AbortSignal) =>
  postApi('/api/order/preview', body, {
    isErrorShown: false,
    isCodeShown: false,
    isDuplicateCancelled: false,
    isQuestion: true,
    ...(signal && { signal }),
  });

/** Orders. The same key makes the same order, so that a request sent twice is one (docs/domain/common.md 4). */
export const createOrder = (body: OrderChoice, key: string) =>
  changesBasket(
    postApi('/api/order/create', body, {
      isCodeShown: false,
      isDuplicateCancelled: false,
      headers: { 'idempotency-key': key },
      // The page is left for the payment; of what it showed, the draft is gone.
      isRereadLater: true,
    }),
  );

/** Cancels an order that nobody has begun. */
export const cancelOrder = postAt('/api/order/cancel');

/** Puts the same into the basket again. */
export const reorder = (no: string) => changesBasket(postApi('/api/order/reorder', { no }));
