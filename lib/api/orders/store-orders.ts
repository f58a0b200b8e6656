import type { BodyOf, QueryOf } from '#lib/contract/endpoint.ts';
import type { storeShip } from '#lib/contract/orders/store-fulfilment.ts';
import type { storePoolNews } from '#lib/contract/orders/store-pool.ts';
import { type CallOptions, postApi } from '../transport/browser.ts';
import { inForm, postAt } from '../transport/post-at.ts';
import { apiQuery } from '../transport/queries.ts';

export type { SellerAction, SellerOrder, SellerOrderDetail, StoreOrderTab } from '#lib/contract/orders/store-orders.ts';

export type { Pool, PoolItem } from '#lib/contract/orders/store-pool.ts';

/** Categories that the pool is filtered by. They do not change while a page is open. */
export const poolCategoriesQuery = () => ({
  ...apiQuery('/api/product/categories'),
  staleTime: Number.POSITIVE_INFINITY,
});

/** What became of a page of the pool since it was read. */
export const poolNewsQuery = (query: QueryOf<typeof storePoolNews>) => apiQuery('/api/store/poolNews', query);

/** One order of the store. Its address is shown whole once it is accepted, and each look at it is written down. */
export const storeOrderQuery = (no: string) => apiQuery('/api/store/orderInfo', { no });

const notified = { isSuccessShown: true } as const;

/** Takes an order out of the pool; who comes too late is told by the page. */
export const claimOrder = (no: string) =>
  postApi('/api/store/claim', { no }, { isCodeShown: false, isOvertakingShown: true });

/** Gives a claimed order back. */
export const releaseOrder = postAt('/api/store/release');

/** Accepts what was claimed or given. */
export const acceptOrder = (no: string, options: CallOptions = notified) =>
  postApi('/api/store/orderAccept', { no }, options);

/** Refuses what was given. */
export const refuseOrder = postAt('/api/store/orderRefuse');

/** Who can carry parcels, by name. They do not change while a page is open. */
export const carriersQuery = () => ({ ...apiQuery('/api/store/carriers'), staleTime: Number.POSITIVE_INFINITY });

/** Ships an order or a part of it. The same key makes the same shipment. */
export const shipOrder = (body: BodyOf<typeof storeShip>, key: string, options: CallOptions = inForm) =>
  postApi('/api/store/ship', body, {
    ...options,
    isDuplicateCancelled: false,
    headers: { 'idempotency-key': key },
  });

/** Writes down what became of a shipment. */
export const saveTracking = postAt('/api/store/tracking');

/** Another carrier or number for a parcel that nobody has scanned yet. */
export const correctTracking = postAt('/api/store/trackingCorrect');

/** Says when a service is done. */
export const saveAppointment = postAt('/api/store/appointment');

/** Says that a service is done, or files are delivered. */
export const finishService = postAt('/api/store/serviceDone');

/** Another price for what an own offer became and nobody has paid. */
export const adjustOffered = postAt('/api/store/orderAdjust');

/** Cancels what an own offer became and nobody has paid. */
export const cancelOffered = postAt('/api/store/orderCancel');

/** Asks operators to close an order whose rest is overdue. */
export const askCloseOrder = postAt('/api/store/orderCloseAsk');

/** Keeps a note that only the store sees. */
export const saveStoreNote = postAt('/api/store/note');
